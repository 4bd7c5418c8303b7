import type { CitizenValues } from '@rto-desk/contract/citizen';
import { CHHATTISGARH, districtOf } from '@rto-desk/contract/places';
import type { FilledField } from '../../../platform/database/schema.ts';
import type { KnownPerson, KnownVehicle } from './known-records.ts';
import { addIssue, type PlanContext } from './plan-context.ts';

export interface Fills {
  /** Fields that were empty, and those that are written over. */
  filled: string[];
  replaced: string[];
  changes: Record<string, FilledField>;
}

/**
 * What a row changes of a record that is there, by the mode: nothing, what is empty, or what differs. An empty cell
 * never clears.
 */
export function fillsOf(
  { rules }: PlanContext,
  kept: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, string | null>>,
  mayReplace: (name: string) => boolean = () => true,
): Fills {
  const fills: Fills = { filled: [], replaced: [], changes: {} };
  if (rules.mode === 'add') return fills;
  for (const [name, value] of Object.entries(given)) {
    const before = kept[name];
    if (value === null || value === String(before)) continue;
    const isEmpty = before === null || before === undefined || before === '';
    if (!isEmpty && (rules.mode !== 'overwrite' || !mayReplace(name))) continue;
    fills[isEmpty ? 'filled' : 'replaced'].push(name);
    fills.changes[name] = { before: isEmpty ? null : String(before), after: value };
  }
  return fills;
}

/** What of a person whom an account keeps is theirs to say. */
const ownersOwn = ['name', 'name_hi', 'mobile', 'dob'];

/** What a row changes of a person. A name fills where none is known, and writes over another as everything else does. */
export function changesOfPerson(context: PlanContext, person: KnownPerson): Fills {
  const { entry, rules } = context;
  const { city: _, name, relation_type, ...others } = entry.citizen;
  const none: Fills = { filled: [], replaced: [], changes: {} };
  if (rules.mode === 'add') return none;
  const place = person.city === null || rules.mode === 'overwrite' ? placeOf(context, person) : {};
  // A relation belongs to the name of the relative beside it.
  const isSameRelation = person.relation_name === null || person.relation_name === others.relation_name;
  const isKept = person.kept_by_account !== null;
  const given: Record<string, string | null> = { ...others, ...place };
  if (relation_type !== undefined && (isSameRelation || rules.mode === 'overwrite'))
    given.relation_type = relation_type;
  if (person.name_known && name !== undefined) given.name = name;
  const fills = fillsOf(context, { ...person }, given, field => !isKept || !ownersOwn.includes(field));
  if (!person.name_known && name !== undefined && !isKept) {
    fills.filled.push('name');
    fills.changes.name = { before: person.name, after: name };
    fills.changes.name_known = { before: false, after: true };
  }
  if (isKept && rules.mode === 'overwrite') {
    const told: Record<string, unknown> = { ...person };
    const stays = ownersOwn.filter(field => {
      const value = entry.citizen[field];
      return value !== undefined && told[field] !== null && value !== told[field];
    });
    for (const field of stays) addIssue(context, field, 'managedByAccount', undefined, true);
  }
  return fills;
}

/** What a row changes of a vehicle, its plate aside. */
export function changesOfVehicle(context: PlanContext, vehicle: KnownVehicle): Fills {
  const { registration_no: _, ...given } = context.entry.vehicle;
  return fillsOf(context, { ...vehicle }, given);
}

/**
 * The city of a row, with the state where it is one of our districts. Where the person lives in Chhattisgarh and the city is no
 * district it is left out with a note.
 */
export function placeOf(
  context: PlanContext,
  person: KnownPerson | null,
): { city: string | null; state: CitizenValues['state'] } {
  const { city } = context.entry.citizen;
  if (city === undefined) return { city: null, state: null };
  const state = person?.state ?? null;
  const district = districtOf(city);
  if (district !== null && (state === null || state === CHHATTISGARH)) {
    return { city: district, state: CHHATTISGARH };
  }
  if (state !== CHHATTISGARH) return { city, state: null };
  // A city is not worth a row's dates.
  addIssue(context, 'city', 'district', undefined, true);
  return { city: null, state: null };
}
