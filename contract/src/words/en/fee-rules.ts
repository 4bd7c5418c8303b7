import type { confidences, feeKinds } from '../../fee.ts';

/** The screen where admins change the fees by law. */
export const feeRules = {
  title: 'Fees',
  about: 'What services cost by law, with sources',
  explain:
    'These fees are shown with each service as a help. Nothing is enforced, and no saved charge changes when a fee does.',
  add: 'Add fee',
  edit: 'Edit',
  saved: 'Fee saved.',
  saveFailed: 'Failed to save the fee.',
  loadFailed: 'Failed to load the fees.',
  empty: 'No fees yet.',
  isOff: 'Off',
  forWhom: 'Applies to',
  until: 'Last day',
  age_from: 'Vehicle age from (years)',
  age_to: 'Vehicle age under (years)',
  kinds: { government: 'Government', service: 'Service' } satisfies Record<(typeof feeKinds)[number], string>,
  confidences: { H: 'High', M: 'Medium', L: 'Low' } satisfies Record<(typeof confidences)[number], string>,
  answers: { yes: 'Yes', no: 'No' },
};
export type FeeRulesTexts = typeof feeRules;

/** The names of the fields of a fee. */
export const feeRuleFields = {
  what: 'Fee',
  what_hi: 'Fee in Hindi',
  per: 'For each (once, month, year …)',
  percent: 'Percentage',
  percent_of: 'Percentage of',
  transport: 'Transport vehicles',
  late: 'If late',
  since: 'Holds since',
  source: 'Source',
  confidence: 'Confidence',
  off: 'Switched off because (empty: in use)',
  note: 'Note',
  note_hi: 'Note in Hindi',
  types: 'Vehicle types (none: all)',
};
