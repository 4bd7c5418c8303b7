import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing, escaped } from './like.ts';

/** Up to so many characters a text is looked for as it is. */
const SHORT = 8;
/** Of a longer one without spaces its end is looked for first. */
const END = 6;
/** Of the words of a longer one so many letters are looked for first. */
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

/** What must hold of a row, and how an index finds the few rows of which it may. */
export interface Sought {
  where: RawBuilder<SqlBool>;
  /** Holds wherever `where` does and in few other places, as an index has it. Null where none has. */
  sieve: RawBuilder<SqlBool> | null;
}

/** The condition for a statement that looks in the index of the sieve, and in no other beside it. */
export function lookedUp({ where, sieve }: Sought): RawBuilder<SqlBool> {
  return sieve === null ? where : sql<SqlBool>`${sieve} and (${where}) is true`;
}

/** What somebody seeks who seeks all of these. */
export function allSought(sought: readonly Sought[]): Sought {
  const sieves = sought.flatMap(({ sieve }) => sieve ?? []);
  return {
    where: allOf(sought.map(({ where }) => where)),
    sieve: sieves.length === 0 ? null : allOf(sieves),
  };
}

/** That all of some conditions hold: one condition, safe beside others. */
export function allOf(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** That any of some conditions holds: one condition, safe beside others. */
export function someOf(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

/** The branches that a search keeps to, 0 for none; null: it looks everywhere. */
export type Branches = readonly number[] | null;

/**
 * That a column with names of citizens contains a text, for columns with an index of joints as well (migration 0023):
 * several words are found by where they meet.
 */
export function namesContain(column: RawBuilder<unknown>, text: string, branches: Branches): Sought {
  const joints = jointsOf(text);
  if (joints.length === 0) return { where: contains(column, text), sieve: null };
  return {
    where: sql<SqlBool>`${column} like ${containing(text)}`,
    sieve: hasAll(sql`name_joints(${column}, branch_id)`, withBranches(joints, branches).map(textsOf)),
  };
}

/** The numbers of records that are found by their parts (migration 0023). */
const numbered = {
  number: { column: sql`number`, parts: sql`parts_of(number, application, branch_id)`, kind: '' },
  application: { column: sql`application`, parts: sql`parts_of(number, application, branch_id)`, kind: 'a:' },
  mobile: { column: sql`mobile`, parts: sql`parts_of(mobile, null, branch_id)`, kind: '' },
} as const;

/** Characters of the parts that the index knows, the longest first: fewer numbers have them. */
const PARTS = [5, 4, 3];
/** Parts of so many characters are in few numbers: the index does not know them by branch. */
const RARE = 5;

/** That a number contains a text, as it is compared. */
export function numberContains(of: keyof typeof numbered, text: string, branches: Branches): Sought {
  const where = sql<SqlBool>`${numbered[of].column} like ${containing(text)}`;
  const keys = numberKeys(of, text, branches);
  return { where, sieve: keys.length === 0 ? null : hasAll(numbered[of].parts, keys.map(textsOf)) };
}

/** What the index of a number has wherever it contains a text: all keys of one of these lists. None for short texts. */
export function numberKeys(of: keyof typeof numbered, text: string, branches: Branches): string[][] {
  const characters = [...text];
  const size = PARTS.find(each => each <= characters.length);
  if (size === undefined) return [];
  const part = (end: number) => numbered[of].kind + characters.slice(end - size, end).join('');
  // The last two: each further one takes the index longer than it leaves out.
  const known = new Set([part(characters.length), part(Math.max(size, characters.length - size))]);
  return withBranches([...known], size >= RARE ? null : branches);
}

/** That the index of a number has all keys of one of some lists. */
export function hasNumberKeys(
  of: keyof typeof numbered,
  lists: readonly RawBuilder<unknown>[],
): RawBuilder<SqlBool> {
  return hasAll(numbered[of].parts, lists);
}

/** Keys as an index has them in each of the branches. */
function withBranches(keys: readonly string[], branches: Branches): string[][] {
  return branches === null ? [[...keys]] : branches.map(branch => keys.map(key => `${branch}:${key}`));
}

const textsOf = (texts: readonly string[]) => sql`${texts}::text[]`;

/** That an index of keys has all of one of some lists. */
function hasAll(keys: RawBuilder<unknown>, lists: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  return someOf(lists.map(list => sql<SqlBool>`${keys} @> ${list}`));
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
