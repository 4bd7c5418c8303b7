import { normalisePlate, plainSigns } from '@rto-desk/contract/normalise';
import { markForm } from '@rto-desk/contract/registration-mark';

/** What a cell says of a registration mark; `isMended` where letters and digits were mixed up, or words stood around it. */
export type PlateReading =
  | { plate: string; isMended?: true }
  /** Several marks, a mark that a program has shown as a number, or none: a line with a phone number. */
  | { problem: 'twoPlates' | 'scientific' | 'noPlate' };

/**
 * Reads a registration mark as offices type it: with the names of the letters in Hindi, O for 0, words before or behind it. Only
 * a known form is ever made of it; what is none stays as it was typed.
 */
export function readPlate(text: string): PlateReading {
  const plate = normalisePlate(text);
  if (markForm(plate) !== null) return { plate };
  if (SHOWN_AS_NUMBER.test(text)) return { problem: 'scientific' };
  // What stands in brackets behind it, and the fraction that a program gave a number.
  const latin = inLatin(text);
  for (const spelling of [text.replace(/ ?\([^()\d]*\)$/, ''), text.replace(/\.0$/, ''), latin]) {
    const bare = normalisePlate(spelling);
    if (markForm(bare) !== null) return { plate: bare };
  }
  const marks = marksIn(latin);
  if (marks.length > 1 || (marks.length === 1 && FOLLOWED_BY_NUMBER.test(latin)))
    return { problem: 'twoPlates' };
  const [only] = marks;
  if (only === undefined && /\d{10}/.test(plate)) return { problem: 'noPlate' };
  const mended = only ?? withDigits(normalisePlate(latin));
  return mended === null ? { plate } : { plate: mended, isMended: true };
}

/** "CG04LA9.10E+02". */
const SHOWN_AS_NUMBER = /\d\.\d+e\+?\d+$/i;

/** "CG04AB1003/1004", "CG04AB1003, 04". */
const FOLLOWED_BY_NUMBER = /\d{4} ?[/,&+] ?\d{1,4}\s*$/;

/** The different marks that stand in a text by themselves, or beside words of three letters or more. */
function marksIn(text: string): string[] {
  const plain = plainSigns(text).toUpperCase();
  const marks = [...plain.matchAll(MARKS)].map(([whole]) => normalisePlate(whole));
  const rest = plain.replace(MARKS, ' ').replace(/\p{L}{3,}/gu, ' ');
  if (marks.length === 1 && /[\p{L}\p{N}]/u.test(rest) && !FOLLOWED_BY_NUMBER.test(plain)) return [];
  return [...new Set(marks.filter(mark => markForm(mark) !== null))];
}

const MARKS = /(?<![A-Z0-9])[A-Z]{2}[ .-]{0,2}\d{1,2}[ .-]{0,2}[A-Z]{0,3}[ .-]{0,2}\d{4}(?![A-Z0-9])/g;

/** A mark in which O stands for 0, I for 1, or the office has one digit; null where that makes none of it. */
function withDigits(plate: string): string | null {
  const [, state = '', office = '', series = '', number = ''] = MIXED.exec(plate) ?? [];
  const mark = state + digitsOf(office).padStart(2, '0') + series + digitsOf(number);
  return markForm(mark) === null ? null : mark;
}

const MIXED = /^([A-Z]{2})([\dO]\d?|\dO)([A-Z]{0,3}?)([\dOI]{4})$/;
const digitsOf = (text: string) => text.replaceAll('O', '0').replaceAll('I', '1');

/** A text with the Hindi names of Latin letters as those letters, सीजी as CG, and Cyrillic ones as those they look like. */
function inLatin(text: string): string {
  const latin = text.replace(/[АВСЕНКМОРТХ]/g, sign => 'ABCEHKMOPTX'.charAt('АВСЕНКМОРТХ'.indexOf(sign)));
  if (!/[\u0900-\u097f]/.test(latin)) return latin;
  return latin.replace(
    /[\u0900-\u097f]+(?:\.[\u0900-\u097f]+)*\.?/g,
    word => STATES[word.replaceAll('.', '')] ?? letters(word),
  );
}

/** How Hindi abbreviates states. */
const STATES: Readonly<Record<string, string>> = { छग: 'CG', मप्र: 'MP', उप्र: 'UP' };

function letters(word: string): string {
  let rest = word.replaceAll('.', '');
  let latin = '';
  while (rest !== '') {
    const [name, letter] = NAMES.find(([name]) => rest.startsWith(name)) ?? [];
    if (name === undefined || letter === undefined) return word;
    latin += letter;
    rest = rest.slice(name.length);
  }
  return latin;
}

/** The names of the letters, longer ones first: डब्ल्यू before डी. */
const NAMES: readonly (readonly [string, string])[] = (
  [
    ['A', 'ए'],
    ['B', 'बी'],
    ['C', 'सी'],
    ['D', 'डी'],
    ['E', 'ई'],
    ['F', 'एफ'],
    ['G', 'जी'],
    ['H', 'एच'],
    ['I', 'आई'],
    ['J', 'जे'],
    ['K', 'के'],
    ['L', 'एल'],
    ['M', 'एम'],
    ['N', 'एन'],
    ['O', 'ओ'],
    ['P', 'पी'],
    ['Q', 'क्यू'],
    ['R', 'आर'],
    ['S', 'एस'],
    ['T', 'टी'],
    ['U', 'यू'],
    ['V', 'वी'],
    ['W', 'डब्ल्यू'],
    ['W', 'डब्लू'],
    ['X', 'एक्स'],
    ['Y', 'वाई'],
    ['Z', 'जेड'],
    ['Z', 'ज़ेड'],
  ] as const
)
  .map(([letter, name]) => [name.normalize('NFC'), letter] as const)
  .sort(([one], [other]) => other.length - one.length);
