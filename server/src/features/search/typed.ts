import type { Caller } from '@rto-desk/contract/access';
import { numberKey } from '@rto-desk/contract/fields';
import { type Branches, numberKeys } from '../../platform/database/contains.ts';
import { containing } from '../../platform/database/like.ts';
import { branchesOf } from '../../scope/branches.ts';
import { type Meanings, type Meant, partsOf } from './words.ts';

/** What was typed, and what it may mean, as the statement of the search takes it. Null: not looked for. */
export type Typed = {
  name: TypedName | null;
  /** A whole mobile number, of which no other is a part. */
  wholeMobile: string | null;
  mobile: TypedPart | null;
  /** As numbers are compared. */
  number: TypedNumber | null;
};

/** A text that others may begin with, and what those lie before, byte by byte. */
export type Beginning = { whole: string; past: string };

/** A part of a number. */
export type TypedPart = Beginning & {
  pattern: string;
  /** What the index knows of numbers that contain it; no lists where it is too short for that. */
  keys: Lists;
  /** Whether few numbers can contain it, because it is long. */
  isRare: true | null;
};

export type TypedNumber = TypedPart & { ofApplications: Lists };

/** A name in small letters. */
export type TypedName = Beginning & {
  /** What names contain that contain each of the typed words. */
  patterns: string[];
  /** Whether names can begin with it: some have each of its words that are long enough to be looked for. */
  isBeginning: boolean;
  containing: TypedWords;
  sounding: TypedWords;
  misspelt: TypedWords;
};

/** For each of the typed words, those of people's names that may be meant. */
export type TypedWords = {
  /** Whether there are any for each, and more than what is nearer has. */
  isPossible: boolean;
  words: Lists;
  /** The same as the index has them within reach. */
  indexed: Lists;
};

/** Lists by their places. */
export type Lists = Readonly<Record<number, readonly string[]>>;

/** Digits of a mobile number. */
const MOBILE = 10;

/**
 * Characters of a part that only few numbers contain: most of a mobile or a registration number, or more than the office
 * and the year, which a thousand licences begin with.
 */
const RARE = 9;

/** So many words of a name are looked up; of further ones parts are compared. */
const WORDS = 4;

/** Up to so many pairs of words are looked up; where more may be meant, those who have either word are gone through. */
const PAIRS = 300;

/** Sorts behind everything that a text can go on with. */
const LAST = '\u{10ffff}';

/** Whether digits were typed that may be of a mobile number, not of a name. */
export function isMobile(text: string): boolean {
  return /^[0-9]+$/.test(mobileOf(text));
}

/**
 * What the search takes a text for.
 * @param meant what it may mean where it is not of a mobile number; else null
 */
export function typedBy(caller: Caller, text: string, meant: Meanings | null): Typed {
  const branches = branchesOf(caller);
  const mobile = meant === null ? mobileOf(text) : null;
  const isWhole = mobile !== null && mobile.length >= MOBILE;
  return {
    name: meant === null ? null : nameOf(text.toLowerCase(), meant, branches),
    wholeMobile: isWhole ? mobile : null,
    mobile: isWhole || mobile === null ? null : partOf('mobile', mobile, branches),
    number: meant === null || meant.isInNumbers ? numberOf(numberKey(text), branches) : null,
  };
}

function mobileOf(text: string): string {
  return text.replace(/^\+91|[\s-]/g, '');
}

function partOf(of: 'mobile' | 'number', text: string, branches: Branches): TypedPart {
  return {
    ...beginning(text),
    pattern: containing(text),
    keys: { ...numberKeys(of, text, branches) },
    isRare: text.length < RARE ? null : true,
  };
}

function numberOf(number: string, branches: Branches): TypedNumber | null {
  if (number === '') return null;
  const ofApplications = { ...numberKeys('application', number, branches) };
  return { ...partOf('number', number, branches), ofApplications };
}

function nameOf(name: string, meant: Meanings, branches: Branches): TypedName {
  const { containing: parts, sounding, misspelt } = meant;
  return {
    ...beginning(name),
    patterns: partsOf(name).map(containing),
    isBeginning: parts.length === 0 || isPossible(parts),
    containing: wordsOf(parts, isPossible(parts), branches),
    sounding: wordsOf(sounding, isPossible(sounding), branches),
    misspelt: wordsOf(
      misspelt,
      isPossible(misspelt) && misspelt.flat().length > sounding.flat().length,
      branches,
    ),
  };
}

const beginning = (whole: string): Beginning => ({ whole, past: whole + LAST });

/** Whether there is a word that may be meant for each that was typed. */
function isPossible(words: Meant): boolean {
  return words.length > 0 && words.every(each => each.length > 0);
}

function wordsOf(meant: Meant, isPossible: boolean, branches: Branches): TypedWords {
  const looked = meant.slice(0, WORDS);
  // Those at the ends first, which fewer people have than those in the middle: the index goes by the first.
  const ordered = [...looked.slice(-1), ...looked.slice(0, -1)];
  const indexed = asIndexed(ordered).map(each =>
    branches === null ? each : branches.flatMap(branch => each.map(key => `${branch}:${key}`)),
  );
  return { isPossible, words: { ...ordered }, indexed: { ...indexed } };
}

/** Lists of which a name has a key each if it has a word of each list: pairs of words, or the words themselves. */
function asIndexed(lists: Meant): Meant {
  const [first = [], ...others] = lists;
  const areFew = others.every(each => first.length * each.length <= PAIRS);
  return others.length === 0 || !areFew ? lists : others.map(each => pairsOf(first, each));
}

/** What the index has of those who have a word of each of two lists (migration 0028); one word may be in both. */
function pairsOf(some: readonly string[], others: readonly string[]): string[] {
  const pairs = some.flatMap(one =>
    others.map(other => (one === other ? one : [one, other].sort(byBytes).join(' '))),
  );
  return [...new Set(pairs)];
}

const byBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));
