import { weekdays } from '../weekdays.ts';

/** What the server says of jobs: no page carries it. */
export const en = {
  /** What a stage, a reason or a paper is called, which the office names in both languages. */
  called: ({ name_en }: { name_en: string; name_hi: string }): string => name_en,
  because: (reason: string, words: string) => `${reason}: ${words}`,
  noSuchStage: 'There is no such stage.',
  noSuchReason: 'There is no such reason.',
  noSuchAssignee: 'There is nobody like that; `me`, `none` or an id.',
  reasonWanted: 'Say why in words.',
  isOpen: 'This job has not ended.',
  taken: (name: string) => `${name} has taken it on.`,
  notAssignable: 'The job cannot be given to this account.',
  feesOff: 'Fees are not written down here.',
  originalsHere: 'Originals are still here: say of each that it goes back, or for whom it is kept.',
  returnedEarlier: 'It cannot go back before it has come.',
  tooManyPapers: (most: number) => `A job has at most ${most} papers.`,
  lastStage: (status: string) => `This is the last stage of "${status}".`,
  otherStays: 'This reason is always there.',
  dayOfTest: 'Say on which day the test was.',
  /** To a learner, who may apply now. Days of tests count from 1, Monday. */
  learnerReady: (told: {
    name: string;
    numbers: string;
    until: string | null;
    weekdays: readonly number[];
  }): string =>
    [
      `Dear ${told.name}, with your learner license${told.numbers && ` (${told.numbers})`} you may now apply for the driving license.`,
      ...(told.weekdays.length > 0
        ? [`Tests are held on: ${told.weekdays.map(day => weekdays.en[day - 1]).join(', ')}.`]
        : []),
      ...(told.until === null ? [] : [`The learner license ends on ${told.until}.`]),
    ].join(' '),
  one: 'Job',
  hit: (name: string, stage: string) => `${name}, ${stage}`,
  sumOf: (jobs: number) => (jobs === 1 ? 'Sum of 1 job' : `Sum of ${jobs} jobs`),
  csv: { number: 'Number', received: 'Received' },
};
