import type { confidences, feeKinds } from '../../fee.ts';

/** The screen where admins change the fees by law. */
export const feeRules = {
  title: 'Fees',
  about: 'What services cost by law, with sources',
  explain:
    'These fees are shown with each service for information only. Changing a fee does not change amounts already saved.',
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
