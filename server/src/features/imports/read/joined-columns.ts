import { normalisePlate } from '@rto-desk/contract/normalise';
import { markForm } from '@rto-desk/contract/registration-mark';
import { isNothing } from './cells.ts';
import { type HeadingPart, initialPartOf, JOINED, mayBePartOfPlate, partOf } from './heading-parts.ts';
import { headingOf } from './headings.ts';
import type { Row } from './table.ts';

/** Columns that together hold one value. */
interface Group {
  of: HeadingPart['of'] | 'plate';
  /** Their places, in the order in which their cells are joined. */
  places: number[];
}

/**
 * Joins the columns that hold one value only together, so that none of them is lost: the heading names them all, "First Name +
 * Last Name", and the joined column stands where the first of them stood.
 */
export function withJoinedColumns(
  heads: readonly string[],
  rows: readonly Row[],
): { heads: string[]; rows: Row[]; kept: number[] } {
  const groups = [...partsIn(heads), ...platesIn(heads, rows)];
  const groupAt = new Map(
    groups.flatMap(group => group.places.map((place): [number, Group] => [place, group])),
  );
  const kept = [...heads.keys()].filter(place => {
    const group = groupAt.get(place);
    return group === undefined || Math.min(...group.places) === place;
  });
  const joined = (
    cells: readonly string[],
    place: number,
    join: (parts: string[], group: Group) => string,
  ) => {
    const group = groupAt.get(place);
    return group === undefined
      ? (cells[place] ?? '')
      : join(
          group.places.map(part => cells[part] ?? ''),
          group,
        );
  };
  return {
    heads: kept.map(place => joined(heads, place, parts => parts.filter(text => text !== '').join(JOINED))),
    rows:
      groups.length === 0
        ? [...rows]
        : rows.map(row => ({ ...row, cells: kept.map(place => joined(row.cells, place, joinedCell)) })),
    kept,
  };
}

function joinedCell(parts: string[], { of }: Group): string {
  const said = parts.filter(part => part !== '');
  if (of === 'plate') return plateOf(parts);
  if (of === 'day') return said.map(part => part.replace(/\.0$/, '')).join('-');
  const real = said.filter(part => !isNothing(part));
  if (real.length === 0) return said[0] ?? '';
  if (of === 'address') return real.join(', ');
  // "Ram Sahu" beside the surname "Sahu" is whole already.
  return real.reduce((name, part) =>
    ` ${name}`.toLowerCase().endsWith(` ${part.toLowerCase()}`) ? name : `${name} ${part}`,
  );
}

/** Groups by their headings: those of the same person and document, each part once. */
function partsIn(heads: readonly string[]): Group[] {
  const own = heads.map(partOf);
  const isLast = (part: HeadingPart | null) =>
    part?.of === 'name' && part.order === 2 && part.whole === 'name';
  const isName = (head: string, at: number) => own[at]?.of !== 'name' && meaning(head) === 'name';
  const hasInitials = own.some(isLast) && !heads.some(isName);
  const parts = own.map((part, at) => part ?? (hasInitials ? initialPartOf(heads[at] ?? '') : null));
  const groups = new Map<string, { of: HeadingPart['of']; members: { order: number; place: number }[] }>();
  for (const [place, part] of parts.entries()) {
    if (part === null) continue;
    const key = `${part.of}: ${meaning(part.whole)}`;
    if (meaning(part.whole) === '') continue;
    const group = groups.get(key) ?? { of: part.of, members: [] };
    const isThere = part.of !== 'address' && group.members.some(({ order }) => order === part.order);
    if (!isThere) group.members.push({ order: part.order, place });
    groups.set(key, group);
  }
  return [...groups].flatMap(([key, { of, members }]) => {
    const isFirstOpen = of === 'address' || (of === 'name' && members.every(({ order }) => order > 0));
    // "Name" before "Surname", "Address" before "Village".
    const whole = isFirstOpen
      ? [...heads.keys()].filter(
          place => parts[place] === null && `${of}: ${meaning(heads[place] ?? '')}` === key,
        )
      : [];
    const [only] = whole.length === 1 ? whole : [];
    const all = only === undefined ? members : [{ order: -1, place: only }, ...members];
    if (all.length < (of === 'day' ? 3 : 2)) return [];
    return [
      {
        of,
        places: all
          .sort((one, other) => one.order - other.order || one.place - other.place)
          .map(({ place }) => place),
      },
    ];
  });
}

/** What a heading is taken for, as one text; empty where it is not imported. */
function meaning(header: string): string {
  const heading = headingOf(header);
  switch (heading?.says) {
    case 'field':
      return heading.also === undefined ? heading.field : '';
    case 'driver':
      return `driver ${heading.field}`;
    case 'role':
      return heading.role;
    case 'unsure':
      return heading.options.length > 0 ? `one of ${heading.options}` : '';
    default:
      return '';
  }
}

/** The most columns that a registration number is divided into: CG, 04, AB, 1234. */
const MOST_PARTS = 4;

/** Columns beside each other whose cells are registration numbers only together. */
function platesIn(heads: readonly string[], rows: readonly Row[]): Group[] {
  const looked = rows.slice(0, 200);
  for (let first = 0; first < heads.length - 1; first += 1) {
    for (let count = MOST_PARTS; count > 1; count -= 1) {
      const places = Array.from({ length: count }, (_, at) => first + at).filter(
        place => place < heads.length,
      );
      if (places.length < count || !places.every(place => mayBePartOfPlate(heads[place] ?? ''))) continue;
      const whole = looked.filter(({ cells }) => isPlateOf(places.map(place => cells[place] ?? '')));
      const filled = looked.filter(({ cells }) => places.some(place => (cells[place] ?? '') !== ''));
      if (whole.length > filled.length / 2) return [{ of: 'plate', places }];
    }
  }
  return [];
}

function isPlateOf(cells: readonly string[]): boolean {
  const [first = ''] = cells;
  const last = cells[cells.length - 1] ?? '';
  if (cells.some(cell => cell === '' || cell.length > 10)) return false;
  return (
    /^[A-Z]{2}/i.test(first) && /^\d{3,4}$/.test(last) && markForm(normalisePlate(plateOf(cells))) !== null
  );
}

/** The registration number of some cells: programs take the zeros off 04 and 0123, and Delhi's offices have one digit. */
function plateOf(cells: readonly string[]): string {
  const [state = ''] = cells;
  return cells
    .map((cell, at) => {
      if (at === cells.length - 1) return cell.padStart(4, '0');
      return /^dl/i.test(state) ? cell : cell.replace(/(?<!\d)\d(?!\d)/, '0$&');
    })
    .join('');
}
