import type { ClassGroup } from '../../date-rules.ts';

/** What is said where rules that suggest dates are changed. No other page says it, so that none carries it. */
export const en = {
  title: 'Validity rules',
  about: 'How long each document is valid',
  explain:
    'Rules suggest an expiry date when a document is added. Staff can change it; saved dates are not affected.',
  loadFailed: 'Failed to load the rules.',
  saveFailed: 'Failed to save the rule.',
  saved: 'Rule saved.',
  empty: 'No rules yet.',
  when: 'Applies to',
  says: 'Valid for',
  source: 'Source',
  isOn: 'Active',
  off: 'Off',
  edit: 'Edit',
  years: (from: number | null, to: number | null) =>
    to === null
      ? `${from ?? 0} years and over`
      : from === null
        ? `up to ${to} years`
        : `${from} to ${to} years`,
  holder: (years: string) => `Holder aged ${years}`,
  newVehicle: 'Vehicle under 1 year old',
  vehicle: (years: string) => `Vehicle aged ${years}`,
  groups: { private: 'Private', transport: 'Transport', hazardous: 'Hazardous goods' } satisfies Record<
    ClassGroup,
    string
  >,
};
