import { weekdays } from './notices.ts';

/** The screen where admins set up stages, reasons, required documents and fees. */
export const jobSettings = {
  title: 'Job settings',
  about: 'Stages, rejection reasons, required documents, fees, test days',
  tabs: {
    stages: 'Stages',
    reasons: 'Rejection reasons',
    services: 'Documents and processing days',
    office: 'Fees and test days',
  },
  stages: {
    explain:
      'Jobs move through these stages in order. Each maps to one of four public statuses; keep at least one per status.',
    add: 'Add stage',
    standsFor: 'Public status',
  },
  reasons: {
    explain: 'Shown to the applicant, in their language, when a job is rejected.',
    add: 'Add reason',
  },
  actOn: (action: string, name: string) => `${action}: ${name}`,
  place: 'Order',
  hidden: 'Hidden',
  hide: 'Hide',
  show: 'Unhide',
  saved: 'Saved.',
  saveFailed: 'Failed to save.',
  loadFailed: 'Could not load the job settings.',
  services: {
    explain:
      'A new job gets the documents its services require and the longest of their processing days. Existing jobs do not change.',
    service: 'Service',
    other: 'Other',
    days: (days: number) => (days === 1 ? '1\u00a0day' : `${days}\u00a0days`),
    papers: 'Required documents',
    noDocuments: 'None',
    paper: (position: number) => `Document ${position}`,
    addJobDocument: 'Add document',
    removeDocument: 'Remove',
    up: 'Move up',
    document: 'Type on record',
    noDocument: 'None',
    kinds: { original: 'Original', copy: 'Copy' },
    source: 'Source',
  },
  office: {
    fees: 'Track fees on jobs',
    feesWhy: 'Record amounts due and paid. Hidden while this is off.',
    tests: 'Driving test days',
    testsWhy: 'Shown to learners who can apply.',
    weekdays,
  },
};

export type JobSettingsTexts = typeof jobSettings;
