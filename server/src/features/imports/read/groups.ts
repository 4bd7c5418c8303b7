import { longListFields } from '@rto-desk/contract/imports/fields';

/*
 * Groups of rows of which only the first names the owner, as below a merged cell: a file of text does not say where such a cell
 * ends, so that a person is asked.
 */

/** The places of the columns that a row may leave to the row above. */
interface OwnColumns {
  /** What says who the owner is. */
  owner: number[];
  /** The registration number, where each row tells of one document. */
  plate: number[];
}

const OWNER: ReadonlySet<string> = new Set([
  'name',
  'mobile',
  'relation_name',
  'dob',
  'address',
  'city',
  'pincode',
  'email',
  'name_hi',
  'relation_name_hi',
  'address_hi',
]);
/** What a row without says nothing of its owner. */
const NAMING: ReadonlySet<string> = new Set(['name', 'mobile']);

/** Signs that alone say nothing, or that the value above is meant. */
export const SIGNS = `-.,"'\u3003`;
const EACH_SIGN = /[-.,"'\u3003]/g;
/** What is written for the value above, without those signs and in small letters. */
export const AS_ABOVE: readonly string[] = ['', 'do', 'ditto', 'same', 'as above', 'same as above'];

const isBlank = (cell = '') =>
  cell === '' || AS_ABOVE.includes(cell.replace(EACH_SIGN, '').trim().toLowerCase());

export function ownColumns(columns: readonly { index: number; field: string }[]): OwnColumns {
  const placesOf = (is: (field: string) => boolean) =>
    columns.filter(({ field }) => is(field)).map(({ index }) => index);
  const isLong = columns.some(({ field }) => longListFields.includes(field));
  const isNamed = columns.some(({ field }) => NAMING.has(field));
  return {
    owner: isNamed ? placesOf(field => OWNER.has(field)) : [],
    plate: isLong ? placesOf(field => field === 'registration_no') : [],
  };
}

/** Whether a row leaves its owner, or its vehicle and its owner, to the row above. */
export function isGap({ owner, plate }: OwnColumns, cells: readonly string[]): boolean {
  const isEmpty = (place: number) => isBlank(cells[place]);
  if (!owner.every(isEmpty)) return false;
  return owner.length > 0 || (plate.length > 0 && plate.every(isEmpty));
}

/** The cells of a row with those of the row above: its own go before them, and no plate of the row above stands beside its own. */
export function withAbove(
  { owner, plate }: OwnColumns,
  cells: readonly string[],
  above: readonly string[],
): string[] {
  const filled = [...cells];
  for (const place of [...owner, ...plate]) {
    if (isBlank(filled[place])) filled[place] = above[place] ?? '';
  }
  return filled;
}

/** How many rows leave their owner to a row above them. */
export function gapsIn(
  columns: readonly { index: number; field: string }[],
  rows: readonly { cells: readonly string[] }[],
): number {
  const groups = ownColumns(columns);
  if (groups.owner.length + groups.plate.length === 0) return 0;
  const first = rows.findIndex(({ cells }) => !isGap(groups, cells));
  return first === -1 ? 0 : rows.slice(first).filter(({ cells }) => isGap(groups, cells)).length;
}
