import type { ClassGroup } from '../../date-rules.ts';

/** Rules that suggest dates. */
export const dateRules = {
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
  vehicle: (years: string) => `Vehicle ${years} old`,
  groups: { private: 'Private', transport: 'Transport', hazardous: 'Hazardous goods' } satisfies Record<
    ClassGroup,
    string
  >,
  atAge: (years: number) => `At the age of ${years}`,
  atVehicleAge: (years: number) => `Vehicle of ${years} years`,
  forMonths: (months: number) =>
    months % 12 > 0 ? `${months} months` : months === 12 ? '1 year' : `${months / 12} years`,
  untilAge: (years: number) => `until the age of ${years}`,
  take: (day: string) => `Take ${day}`,
  oneAnswer: 'Give either months or an age.',
  endsEarlier: 'The last year comes before the first one.',
};
