import { weekdays } from '../weekdays.ts';

/** What is said where admins set how jobs go. No other page says it, so that none carries it. */
export const en = {
  title: 'Work',
  about: 'Stages, reasons, papers and days of jobs; fees and test days',
  tabs: {
    stages: 'Stages',
    reasons: 'Reasons to reject',
    services: 'Papers and days',
    office: 'Fees and tests',
  },
  stages: {
    explain:
      'A job goes through these stages in this order; each stands for one of the four statuses that people read. At least one of each status stays.',
    add: 'Add stage',
    standsFor: 'Stands for',
  },
  reasons: {
    explain: 'Why a job is turned down. Whoever asked reads the reason in their language.',
    add: 'Add reason',
  },
  actOn: (action: string, name: string) => `${action}: ${name}`,
  place: 'Order',
  hidden: 'Hidden',
  hide: 'Hide',
  show: 'Show again',
  saved: 'Saved.',
  saveFailed: 'Failed to save.',
  loadFailed: 'Failed to load the settings of jobs.',
  services: {
    explain:
      'A new job gets the papers that its services ask for, and the day by which the slowest of them is done. Jobs that are there keep theirs.',
    service: 'Service',
    other: 'Anything else',
    days: (days: number) => (days === 1 ? '1\u00a0day' : `${days}\u00a0days`),
    papers: 'Papers',
    noPapers: 'No papers',
    paper: (position: number) => `Paper ${position}`,
    addPaper: 'Add a paper',
    removePaper: 'Remove',
    up: 'Move up',
    document: 'Document',
    noDocument: 'None of those kept',
    kinds: { original: 'Original', copy: 'Copy' },
    source: 'Source',
  },
  office: {
    fees: 'Write down fees with jobs',
    feesWhy: 'What is to be paid and what has been paid. While this is off, both stay out of sight.',
    tests: 'Days of driving tests',
    testsWhy: 'Learners who may apply are told these days.',
    weekdays: weekdays.en,
  },
};
