import type { Problem } from './fields.ts';

/** The most characters of the name of a person or firm. */
export const LONGEST_NAME = 120;

/** The fields that hold the name of a person or firm, by their names on the wire. */
export const nameFields = [
  'name',
  'name_hi',
  'relation_name',
  'relation_name_hi',
  'father_name',
  'contact_name',
  'given_by',
] as const;

/**
 * Why a text is not the name of a person or firm, or null. Names go into the office's messages: a link, an address or a
 * phone number in one would send a stranger's message in the office's name.
 */
export function nameProblem(name: string): Problem | null {
  if (name.length > LONGEST_NAME) return { code: 'tooLong', max: LONGEST_NAME };
  const seen = asSeen(name);
  if (!/\p{L}/u.test(seen)) return { code: 'nameLetters' };
  if (seen.includes('@') || holdsLink(seen)) return { code: 'nameLink' };
  return DIGITS.test(seen) ? { code: 'nameDigits' } : null;
}

/** Whether a text holds a link or an IP address. */
export function holdsLink(text: string): boolean {
  const seen = asSeen(text);
  return LINK.test(seen) || IP_ADDRESS.test(seen);
}

/** A text as a reader sees it: without what has no shape, such as U+200B and the fillers of Hangul, and with one kind of dot. */
const asSeen = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\u3002', '.');

const DIGITS = /\p{Nd}{5}/u;
const IP_ADDRESS = /\d{1,3}(?:\.\d{1,3}){3}/;

/** Endings of addresses that are common, or common among those who cheat. `Md.Aslam` and `Pvt.Ltd` are parts of names. */
const ENDINGS = `
  com net org in co info biz io me app dev xyz top site online link live shop store club click ly gl gg cc tk ml ga cf
  gq ru cn to tv us uk eu ai pro vip icu win bid loan work page web bank pay cam space website tech cloud world today
  support help finance money cash sbs cfd lol gov edu mobi name asia example test invalid local भारत`
  .trim()
  .split(/\s+/);
/** A scheme, `www.`, a word with a dot and a path behind it, or a word with a known ending. */
const LINK = new RegExp(
  `://|\\bwww\\.|[\\p{L}\\p{M}\\p{N}]\\.[\\p{L}\\p{M}\\p{N}-]{2,63}[/?:#]|[\\p{L}\\p{M}\\p{N}]\\.(?:${ENDINGS.join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
  'iu',
);

/**
 * A name from a list without the phone number that many offices write into it, and those digits; null where there is none.
 * "Ramesh Sahu (98260 12345)" is "Ramesh Sahu".
 */
export function withoutDigits(name: string): { name: string; digits: string } | null {
  const found: string[] = [];
  const rest = name.slice(0, 1000).replace(NUMBER, number => {
    if (!DIGITS.test(number)) return number;
    found.push(number.replace(/\D/g, ''));
    return ' ';
  });
  if (found.length === 0) return null;
  const words = rest
    .replace(/[([]\s*[)\]]/g, ' ')
    .split(/\s+/)
    .filter(word => word !== '');
  while (words.length > 0 && BEFORE_NUMBER.test(words.at(-1) ?? '')) words.pop();
  return { name: words.join(' '), digits: found.join(', ') };
}

const NUMBER = /\+?\d[\d\s-]*\d/g;
/** What is left at the end of a name when its number is taken out. */
const BEFORE_NUMBER =
  /^(?:[^\p{L}\p{N}]+|[(-]?(?:mob|mobile|mo|ph|phone|tel|cell|contact|no|मो|मोबाइल|फोन|फ़ोन)[.:)-]{0,3})$/iu;
