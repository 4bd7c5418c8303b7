import { headerKey } from '@rto-desk/contract/imports/header-key';
import { partWords } from '@rto-desk/contract/imports/synonyms';
import { meaningsOf, wordsOf } from './heading-words.ts';

/*
 * Headings of columns that hold one value only together: first and last name, the lines of an address, the day, month and year
 * of a date, the parts of a registration number.
 */

/** What a column is a part of. */
export interface HeadingPart {
  of: 'name' | 'address' | 'day';
  /** Its place among the parts. Lines of an address stay in the order of the columns. */
  order: number;
  /** The heading that one column of the whole would have: "Owner Name" for "Owner Surname". */
  whole: string;
}

/** Between the headings of columns that have been joined. */
export const JOINED = ' + ';

const phrases = (['name', 'day', 'address', 'number'] as const)
  .flatMap(of =>
    partWords[of].flatMap((words, order) =>
      words.split(',').map(word => ({ of, order, phrase: headerKey(word).split(' ') })),
    ),
  )
  .sort((one, other) => other.phrase.length - one.phrase.length);

const WHOLE = { name: 'name', day: 'date', address: 'address' } as const;

/** The part that a heading names; null for one that names none. */
export function partOf(header: string): HeadingPart | null {
  if (header === '' || header.length > 100) return null;
  const words = wordsOf(header);
  for (const { of, order, phrase } of phrases) {
    const at = words.findIndex((_, place) => phrase.every((word, next) => words[place + next] === word));
    if (at === -1) continue;
    const rest = [...words.slice(0, at), ...words.slice(at + phrase.length)];
    if (of === 'number') {
      if (!meaningsOf(rest.join(' ')).meanings.has('address')) continue;
      return { of: 'address', order: 0, whole: rest.join(' ') };
    }
    // "Village/Town" is the place itself.
    if (of === 'address' && meaningsOf(rest.join(' ')).meanings.has('city')) continue;
    return { of, order, whole: [...rest, WHOLE[of]].join(' ') };
  }
  return null;
}

/** "F Name" and "M Name", which are the first and the middle name only beside a last one. */
export function initialPartOf(header: string): HeadingPart | null {
  const order = partWords.initials.findIndex(words => words.split(', ').includes(headerKey(header)));
  return order === -1 ? null : { of: 'name', order, whole: WHOLE.name };
}

const plateWords: ReadonlySet<string> = new Set(partWords.plate[0].split(',').map(headerKey));

/** Whether a heading may stand over a part of a registration number: "RTO Code", "Series", "No", or nothing. */
export function mayBePartOfPlate(header: string): boolean {
  return headerKey(header)
    .split(' ')
    .every(word => word === '' || plateWords.has(word));
}

/** The heading that one column would have instead of columns that were joined; the heading itself of all others. */
export function wholeHeading(header: string): string {
  if (!header.includes(JOINED)) return header;
  const parts = header.split(JOINED);
  if (parts.every(mayBePartOfPlate)) return 'Registration No';
  const own = parts.map(part => partOf(part) ?? initialPartOf(part));
  const [first] = own.flatMap(part => part ?? []);
  // The first may be a whole: "Name + Surname".
  const isOne = own.every((part, at) => (part === null ? at === 0 : part.of === first?.of));
  return isOne && first !== undefined ? first.whole : header;
}
