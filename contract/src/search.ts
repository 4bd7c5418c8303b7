import { type TextField, text } from './fields.ts';
import { type CitizenKind, searchedNumbers } from './kinds/index.ts';
import { type List, list } from './list.ts';

/** The global search starts at this many characters. */
export const globalSearchMinimum = 2;

/**
 * The searches by numbers. Each part may be in any case, with or without spaces and hyphens; nothing in it acts as a
 * wildcard; one or two characters are what the number begins with, and digits behind a gap may be its last ones
 * ("CG04 1234"). A search by nothing lists everything within reach, newest first.
 */
const partOfNumber = text(255);

export type NumberSearch = List<Readonly<Record<string, TextField>>, never>;

export const vehicleSearchList = list({ vehicle_no: partOfNumber, application_no: partOfNumber });

/** The search among the documents of a kind that citizens hold, by its numbers. */
export function licenceSearchList(kind: CitizenKind): NumberSearch {
  return list(Object.fromEntries(searchedNumbers(kind).map(name => [name, partOfNumber])));
}
