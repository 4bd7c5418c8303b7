import type { CitizenValues } from '@rto-desk/contract/citizen';

/* Names of people as lists have them: with the father or husband and the address in one cell, or in a font from before Unicode. */

type RelationType = NonNullable<CitizenValues['relation_type']>;

/** What a cell with a name says of a person. */
export interface NamedPerson {
  name: string;
  /** Empty where the cell does not say it. */
  relation_name: string;
  relation_type: RelationType | null;
  address: string;
  /** In whose care they live, which is not imported. */
  careOf: string;
}

/** No name of a person with everything that stands beside it is longer. */
const LONGEST = 300;

/**
 * The person in a cell such as "Ram Sahu S/o Shiv Sahu R/o Ward 5", "राम साहू पिता शिव साहू" or "Sita (W/o Ram)"; null where
 * nothing but a name stands in it.
 */
export function personIn(text: string): NamedPerson | null {
  if (text.length > LONGEST) return null;
  const found = firstOf(text, RELATION);
  const home = firstOf(text, RESIDENCE);
  const end = home?.at ?? text.length;
  if (found === null || found.at > end) {
    return home === null ? null : personOf(text.slice(0, end), null, '', text.slice(home.behind));
  }
  const relation = text.slice(found.behind, end);
  return personOf(text.slice(0, found.at), found.mark, relation, text.slice(home?.behind ?? text.length));
}

const WORD = /[\p{L}\p{M}]{2}/u;

function personOf(before: string, mark: string | null, relation: string, home: string): NamedPerson | null {
  const name = trimmed(before);
  const relation_name = trimmed(relation);
  if (!WORD.test(name) || (mark !== null && !WORD.test(relation_name))) return null;
  const isCare = mark !== null && /^c/i.test(mark);
  return {
    ...{ name, address: trimmed(home) },
    relation_name: isCare ? '' : relation_name,
    relation_type: mark === null ? null : typeOf(mark),
    careOf: isCare ? `${mark.trim()} ${relation_name}` : '',
  };
}

/** "S/o Shiv Sahu" in a column of fathers and husbands: the relation, and the name behind it; null without one. */
export function relationIn(text: string): { type: RelationType | null; rest: string } | null {
  const found = text.length > LONGEST ? null : firstOf(` ${text}`, RELATION);
  if (found === null || found.at > 0) return null;
  const rest = trimmed(` ${text}`.slice(found.behind));
  return rest === '' ? null : { type: typeOf(found.mark), rest };
}

/** How a father or husband is announced, behind a space, comma or bracket. */
const RELATION =
  /[\s,(-](?:[sdwc] ?[/\\] ?[o0](?![a-z]{2,}\/)|(?:son|wife|daughter) of(?=[\s:.-])|(?:सुपुत्री|सुपुत्र|पुत्री|पुत्र|पत्नी|पति|पिता|आत्मजा|आत्मज|आ(?=\.)|पु(?=\.))(?=[\s:.-]))/i;
/** How an address is announced. */
const RESIDENCE = /[\s,(-](?:r ?[/\\] ?o|resident of|निवासी)(?=[\s:.-])/i;

function firstOf(text: string, pattern: RegExp): { at: number; behind: number; mark: string } | null {
  const found = pattern.exec(text);
  if (found === null) return null;
  const [mark] = found;
  return { at: found.index, behind: found.index + mark.length, mark: mark.slice(1) };
}

function typeOf(mark: string): RelationType | null {
  if (/^(?:w|पत्नी|पति)/i.test(mark)) return 'Wife of';
  if (/^(?:d|सुपुत्री|पुत्री|आत्मजा)/i.test(mark)) return 'Daughter of';
  return /^(?:s|सुपुत्र|पुत्र|पु|आ)/i.test(mark) ? 'Son of' : null;
}

/** Without the signs that stood between the parts. */
const trimmed = (text: string) => text.replace(/^[\s,:.()-]+/, '').replace(/(?<![\s,:()-])[\s,:()-]+$/, '');

/*
 * Before Unicode, Hindi was written by fonts such as Kruti Dev, which draw Devanagari signs for Latin letters: राजेश is
 * `jkts'k` there. Copied out of such a document a name is nonsense that looks like a word, and must not become a person's.
 */

/** Words of names that are common in such lists: कुमार, सिंह, बाई, प्रसाद, साहू, वर्मा, शर्मा, लाल, राम, देवी, श्री, श्रीमती, यादव, पटेल. */
const FREQUENT: ReadonlySet<string> = new Set(
  "dqekj flag ckbZ izlkn lkgw oekZ 'kekZ yky jke nsoh Jh Jherh ;kno iVsy pUnz ukFk [kku nkl jko eks- izdk'k".split(
    ' ',
  ),
);

/** A small letter before a capital inside a word, as in `ckbZ`; people who type names write no such thing. */
const CAPITAL_INSIDE = /(?:^|[^A-Za-z])[a-z]+[A-Z][a-z]*(?![A-Z])/;
/** Signs that stand for letters there, within or before small letters. */
const SIGNS_AS_LETTERS =
  /[a-z][;~{}[\]\\|<>+=^@#%"]+[a-z]|(?:^|\s)[;[{~'][a-z]|(?<!(?:^|\s)[do])(?<=[a-z])'(?!s\b)[a-z]/;
/** What other such fonts use of the upper half of Windows-1252. */
const UPPER_HALF =
  /[\u00a1-\u00bf\u00d7\u00d8\u00de\u00e6\u00f0\u00f7\u00f8\u00fe\u0152\u0153\u0192\u02c6\u2020-\u2022\u2030]/;

/** Whether a name seems to be written in such a font. */
export function isLegacyHindi(text: string): boolean {
  if (/[\u0900-\u097f]/.test(text)) return false;
  if (text.split(/\s+/).some(word => FREQUENT.has(word))) return true;
  return CAPITAL_INSIDE.test(text) || SIGNS_AS_LETTERS.test(text) || UPPER_HALF.test(text);
}
