import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing, escaped } from './like.ts';

/** Up to so many characters a text is looked for as it is. */
const SHORT = 8;
/** Of a longer number its end is looked for first, which tells numbers apart. */
const END = 6;
/** Of the words of a longer name so many letters are looked for first. */
const START = 3;

/**
 * The condition that a column contains a text, for columns with a trigram index. The index reads a list of rows
 * for every three letters; of a long text a few of them find nearly the same rows in a fraction of the time, and
 * those are then held against the whole text, in a form that the index does not see.
 */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const characters = [...text];
  if (characters.length <= SHORT) return sql<SqlBool>`${column} like ${containing(text)}`;
  const sieve = /\s/.test(text) ? `%${thinned(characters)}%` : containing(characters.slice(-END).join(''));
  return sql<SqlBool>`(${column} like ${sieve} and ${column} || '' like ${containing(text)})`;
}

/** A pattern with the first letters of each word and any character in place of every other. */
function thinned(characters: readonly string[]): string {
  let place = 0;
  return characters
    .map(character => {
      place = /\s/.test(character) ? 0 : place + 1;
      return place > START ? '_' : escaped(character);
    })
    .join('');
}

/**
 * The same of a column with names of citizens that has an index of joints as well (migration 0017): several words are
 * found by where they meet.
 */
export function namesContain(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const joints = jointsOf(text);
  return joints.length === 0
    ? contains(column, text)
    : sql<SqlBool>`(name_joints(${column}) @> ${joints}::text[] and ${column} || '' like ${containing(text)})`;
}

/** So many letters of either word are in a joint: of those that a text is known to share, the longest. */
const JOINTS = [4, 2];

/** The joints that a name has wherever it contains a text, whose first and last word may be parts of longer ones. */
function jointsOf(text: string): string[] {
  const words = text.split(' ').map(word => [...word]);
  const known = (place: number) =>
    place > 0 && place < words.length - 1 ? Number.POSITIVE_INFINITY : (words[place] ?? []).length;
  return words.flatMap((word, place) => {
    const next = words[place + 1];
    const letters = JOINTS.find(size => size <= known(place) && size <= known(place + 1));
    if (next === undefined || letters === undefined) return [];
    return [`${word.slice(-letters).join('')} ${next.slice(0, letters).join('')}`];
  });
}
