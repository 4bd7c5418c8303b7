import { compactNumber, type NumberField, type TextField, text } from './fields.ts';
import { type CitizenKind, searchedNumbers } from './kinds/index.ts';
import { type FlagFilter, flagFilter, type List, list } from './list.ts';

/** The global search starts at this many characters. */
export const globalSearchMinimum = 2;

/** The global search finds a vehicle by so many last characters of its chassis or engine number, or more. */
export const vehiclePartsMinimum = 5;

/**
 * The searches by numbers. Each part may be in any case, with or without spaces and hyphens; nothing in it acts as a
 * wildcard; one or two characters are what the number begins with, and digits behind a gap may be its last ones
 * ("CG04 1234"). A search by nothing lists everything within reach, newest first.
 */
const partOfNumber = text(255);

/** Any part of a chassis or engine number; of less, thousands begin with the same. */
const partOfVehicle: NumberField = { ...compactNumber(255), min: 4 };

export type NumberSearch = List<Readonly<Record<string, TextField | NumberField | FlagFilter>>, never>;

/** `left` are vehicles that have left for another office, and no others. */
export const vehicleSearchList = list({
  vehicle_no: partOfNumber,
  application_no: partOfNumber,
  chassis_no: partOfVehicle,
  engine_no: partOfVehicle,
  left: flagFilter,
});

/** The search among the documents of a kind that citizens hold, by its numbers. */
export function licenceSearchList(kind: CitizenKind): NumberSearch {
  return list(Object.fromEntries(searchedNumbers(kind).map(name => [name, partOfNumber])));
}
