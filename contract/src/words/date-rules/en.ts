import type { ClassGroup } from '../../date-rules.ts';

/** What is said where rules that suggest dates are changed. No other page says it, so that none carries it. */
export const en = {
  title: 'Suggested dates',
  about: 'How long papers last, as the rules say',
  explain: 'A rule suggests a date while a paper is entered; a person decides, and what is stored stays.',
  loadFailed: 'Failed to load the rules.',
  saveFailed: 'Failed to save the rule.',
  saved: 'Rule saved.',
  empty: 'There are no rules.',
  when: 'When',
  says: 'Then',
  source: 'Source',
  isOn: 'In use',
  off: 'Switched off',
  edit: 'Change',
  years: (from: number | null, to: number | null) =>
    to === null ? `from ${from ?? 0} years` : from === null ? `up to ${to} years` : `${from} to ${to} years`,
  holder: (years: string) => `Age ${years}`,
  newVehicle: 'Vehicle in its first year',
  vehicle: (years: string) => `Vehicle ${years} old`,
  groups: { private: 'Private', transport: 'Transport', hazardous: 'Hazardous goods' } satisfies Record<
    ClassGroup,
    string
  >,
};
