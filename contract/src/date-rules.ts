import { age } from './expiry.ts';
import { integer } from './fields.ts';
import type { KindSlug } from './kinds/index.ts';
import type { permitTypes } from './kinds/permit.ts';
import { addPeriod } from './period.ts';
import { isTransport } from './vehicle.ts';

/** What a licence, vehicle or permit is used for, as far as the end of a document depends on it. */
export const classGroups = ['private', 'transport', 'hazardous', 'temporary'] as const;
export type ClassGroup = (typeof classGroups)[number];

/** The numbers of a rule, in completed years but for `months` and `valid_days`. */
export const dateRuleFields = {
  age_from: integer(0, 150),
  age_to: integer(0, 150),
  vehicle_age_from: integer(0, 150),
  vehicle_age_to: integer(0, 150),
  months: integer(1, 600),
  until_age: integer(1, 150),
  valid_days: integer(1, 3660),
};

/**
 * How long documents of a kind last, where that depends on whose they are: a row that an admin may change. A condition
 * that is null always holds; years are completed ones, both ends included, on the day from which the document is valid.
 * One of `months`, `valid_days` and `until_age` is set: so many months or days from that day, or until the day before that birthday.
 */
export interface DateRule {
  id: number;
  kind: KindSlug;
  /** The field of the end that it suggests. */
  end: string;
  class_group: ClassGroup | null;
  age_from: number | null;
  age_to: number | null;
  vehicle_age_from: number | null;
  vehicle_age_to: number | null;
  /** Emission norms, comma-separated. */
  norms: string | null;
  months: number | null;
  until_age: number | null;
  valid_days: number | null;
}

/** What is known of a document and of whose it is; what is not known is null. */
export interface DatedDocument {
  /** The first day on which it is valid, `YYYY-MM-DD`. */
  from: string;
  /** Of the holder. */
  dob: string | null;
  /** The classes of vehicle that a licence covers, or the type of a permit. */
  classes: readonly string[];
  vehicle: { type: string | null; registered_on: string | null; emission_norm: string | null } | null;
}

export interface SuggestedDate {
  rule: DateRule;
  date: string;
  /** The completed years that the rule went by, where it did. */
  years: number | null;
}

/** The date that rules suggest for each end of a document: of several rules for an end the first that fits. */
export function suggestedDates(rules: readonly DateRule[], document: DatedDocument): SuggestedDate[] {
  const fitting = rules.filter(rule => fits(rule, document));
  return fitting
    .filter(({ end }, at) => fitting.findIndex(rule => rule.end === end) === at)
    .flatMap(rule => {
      const date = dateOf(rule, document);
      return date === null ? [] : [{ rule, date, years: yearsOf(rule, document) }];
    });
}

function dateOf({ months, valid_days, until_age }: DateRule, { from, dob }: DatedDocument): string | null {
  if (valid_days !== null) return addPeriod(from, { days: valid_days - 1 });
  if (months !== null) return addPeriod(from, { months, days: -1 });
  return until_age === null || dob === null ? null : addPeriod(dob, { years: until_age, days: -1 });
}

function fits(rule: DateRule, { from, dob, classes, vehicle }: DatedDocument): boolean {
  const { class_group, norms } = rule;
  return (
    (class_group === null || groupsOf(classes, vehicle).includes(class_group)) &&
    isBetween(dob, from, rule.age_from, rule.age_to) &&
    isBetween(vehicle?.registered_on ?? null, from, rule.vehicle_age_from, rule.vehicle_age_to) &&
    (norms === null || norms.split(',').some(norm => norm.trim() === vehicle?.emission_norm))
  );
}

/** Whether so many years lie between two days; where neither limit is set they need not be known. */
function isBetween(since: string | null, on: string, from: number | null, to: number | null): boolean {
  if (from === null && to === null) return true;
  if (since === null || since > on) return false;
  const years = age(since, on);
  return years >= (from ?? 0) && (to === null || years <= to);
}

function groupsOf(classes: readonly string[], vehicle: DatedDocument['vehicle']): ClassGroup[] {
  if (vehicle !== null) {
    // Of a vehicle without a type it is not known what it is for.
    const used =
      vehicle.type === null ? [] : ([isTransport(vehicle.type) ? 'transport' : 'private'] as const);
    return [...used, ...(classes.includes(TEMPORARY) ? (['temporary'] as const) : [])];
  }
  return [
    ...(classes.some(one => one !== TRANSPORT && one !== HAZARDOUS) ? (['private'] as const) : []),
    ...(classes.includes(TRANSPORT) ? (['transport'] as const) : []),
    ...(classes.includes(HAZARDOUS) ? (['hazardous'] as const) : []),
  ];
}

/** What a licence calls vehicles for hire. */
const TRANSPORT = 'TRANS';
/** The type of a temporary permit. */
const TEMPORARY: (typeof permitTypes)[number] = 'Temporary';
/** No class, but said beside them where a licence has an end for hazardous goods. */
export const HAZARDOUS = 'Hazardous';

function yearsOf(rule: DateRule, { from, dob, vehicle }: DatedDocument): number | null {
  const isByAge = rule.age_from !== null || rule.age_to !== null || rule.until_age !== null;
  if (isByAge) return dob === null ? null : age(dob, from);
  const since = vehicle?.registered_on ?? null;
  const isByVehicle = rule.vehicle_age_from !== null || rule.vehicle_age_to !== null;
  return isByVehicle && since !== null ? age(since, from) : null;
}
