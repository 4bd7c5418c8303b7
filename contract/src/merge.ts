import { type CitizenFieldName, type CitizenValues, citizenFieldNames } from './citizen.ts';
import { choice, longText } from './fields.ts';
import { list } from './list.ts';

/** For how many days a merge can be undone. */
export const MERGE_UNDO_DAYS = 30;

/** Why two entries may be of one person, what says most first; a name that sounds alike is part of `mobile` and `dob`. */
export const likenesses = ['licence', 'mobile', 'dob', 'name'] as const;
export type Likeness = (typeof likenesses)[number];

/** From which of the two a field is kept: who goes, or who stays. */
export const mergeSides = ['from', 'into'] as const;
export type MergeSide = (typeof mergeSides)[number];

/** What is chosen between two people. */
export const mergedFieldNames = citizenFieldNames;

/** Two people of whom one goes into the other. */
type Merged = Record<MergeSide, CitizenValues & { name_known: boolean }>;

/** What says something together only: a father's name is none of another man's son, a street none of another town's. */
const together: readonly (readonly CitizenFieldName[])[] = [
  ['relation_type', 'relation_name', 'relation_name_hi'],
  ['address', 'state', 'city', 'pincode', 'address_hi'],
];

/** The fields for which the office has seen documents. */
const ofOffice: readonly CitizenFieldName[] = ['name', 'mobile', 'dob'];

/**
 * From whom a field is kept where nothing was chosen: whatever is known of who stays, and of who goes where that is nothing.
 * Name, mobile and birth date are those of the office's side.
 * @param office the side that is the office's, where the other is an account's
 */
export function chosenSide(name: CitizenFieldName, people: Merged, office: MergeSide | null): MergeSide {
  if (office !== null && ofOffice.includes(name) && !isEmpty(people[office][name])) return office;
  if (name === 'name') return !people.into.name_known && people.from.name_known ? 'from' : 'into';
  const group = together.find(names => names.includes(name)) ?? [name];
  return group.every(each => isEmpty(people.into[each])) ? 'from' : 'into';
}

const isEmpty = (value: string | null) => value === null || value === '';

/** What is said of a merge that gives an account what the office has kept. */
export const mergeFields = { seen_at_counter: longText(500) };

/** What the screen of duplicates shows: pairs where nothing is chosen. */
export const duplicateTabs = ['pairs', 'numbers', 'merged'] as const;
export type DuplicateTab = (typeof duplicateTabs)[number];
export const duplicateList = list({ tab: choice(duplicateTabs) });
