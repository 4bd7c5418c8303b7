import type { ClassGroup } from '../../date-rules.ts';

const yearsOf = (count: number) => (count === 1 ? '1 year' : `${count} years`);

/** Rules that suggest expiry dates: the suggestions, and the screen where admins change the rules. */
export const dateRules = {
  forMonths: (months: number) =>
    months % 12 === 0 ? yearsOf(months / 12) : months === 1 ? '1 month' : `${months} months`,
  forDays: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  untilAge: (years: number) => `until age ${years}`,
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
      ? `${yearsOf(from ?? 0)} and over`
      : from === null
        ? `up to ${yearsOf(to)}`
        : `${from} to ${yearsOf(to)}`,
  holder: (years: string) => `Holder aged ${years}`,
  newVehicle: 'Vehicle under 1 year old',
  vehicle: (years: string) => `Vehicle aged ${years}`,
  groups: {
    private: 'Private',
    transport: 'Transport',
    hazardous: 'Hazardous goods',
    temporary: 'Temporary',
  } satisfies Record<ClassGroup, string>,
};
export type DateRulesTexts = typeof dateRules;

/** What the server says of date rules. */
export const dateRuleAnswers = {
  atAge: (years: number) => `At age ${years}`,
  atVehicleAge: (years: number) => `When the vehicle is ${yearsOf(years)} old`,
  oneAnswer: 'Enter only one of these: months, days or an age.',
  ofHolders:
    'Vehicle documents are valid for a number of months or days. Ages apply to license holders only.',
  endsEarlier: 'The upper age must not be less than the lower.',
};
export type DateRuleAnswers = typeof dateRuleAnswers;
