import { weekdays } from './notices.ts';

/** What the server says of jobs. */
export const jobAnswers = {
  /** What a stage, a reason or a paper is called, which the office names in both languages. */
  called: ({ name_en }: { name_en: string; name_hi: string }): string => name_en,
  because: (reason: string, words: string) => `${reason}: ${words}`,
  noSuchStage: 'Stage not found.',
  noSuchReason: 'Reason not found.',
  noSuchAssignee: 'Unknown assignee. Use `me`, `none` or an ID.',
  reasonWanted: 'Enter a reason.',
  isOpen: 'This job is still open.',
  taken: (name: string) => `${name} is already working on this.`,
  notAssignable: 'This job cannot be assigned to this account.',
  feesOff: 'Job fees are turned off.',
  originalsHere:
    'Originals are still at the office. For each, say whether it is returned or who it is kept for.',
  returnedEarlier: 'The return date is before the received date.',
  tooManyDocuments: (most: number) => `A job can have up to ${most} documents.`,
  lastStage: (status: string) => `“${status}” needs at least one stage.`,
  otherStays: 'This reason cannot be removed.',
  dayOfTest: 'Enter the test date.',
  /** To a learner, who may apply now. Days of tests count from 1, Monday. */
  learnerReady: (learner: {
    name: string;
    numbers: string;
    until: string | null;
    weekdays: readonly number[];
  }): string =>
    [
      `Dear ${learner.name}, with your learner license${learner.numbers && ` (${learner.numbers})`} you may now apply for a driving license.`,
      ...(learner.weekdays.length > 0
        ? [`Tests are held on: ${learner.weekdays.map(day => weekdays[day - 1]).join(', ')}.`]
        : []),
      ...(learner.until === null ? [] : [`The learner license expires on ${learner.until}.`]),
    ].join(' '),
  one: 'Job',
  hit: (name: string, stage: string) => `${name}, ${stage}`,
  sumOf: (jobs: number) => (jobs === 1 ? 'Total of 1 job' : `Total of ${jobs} jobs`),
  csv: { number: 'Number', received: 'Received' },
  dayIsOver: 'Choose today or a later day.',
};
