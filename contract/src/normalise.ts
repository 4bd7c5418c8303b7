import { markForm } from './registration-mark.ts';

/**
 * Turns typed text into stored text, for forms, API, imports, quick entry, searches, filters, sign-in and messages alike,
 * and into what stored text is compared by. All functions are pure; normalising twice changes nothing. The database has
 * the same as `plain_signs`, `normal_text`, `text_key` and `name_key` (migration 0080); a test compares them.
 */

/** A longer text is left as it was typed: no field may be as long, and the patterns would take time. In UTF-16 units. */
export const LONGEST_TYPED = 10_000;

/** Characters without a shape: soft hyphen, direction marks, variation selectors, fillers. U+200C and U+200D are apart. */
const INVISIBLE =
  /\u034f|[\u17b4\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]|[\u{e0000}-\u{e0fff}]/gu;
/** Zero-width joiners: the first of several counts, and only between Devanagari letters, where it changes their shape. */
const JOINERS = /([\u0900-\u097f])([\u200c\u200d])[\u200c\u200d]*(?=[\u0900-\u097f])|[\u200c\u200d]/g;
/** Blanks other than tabs and line breaks. */
const BLANKS = /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;

/**
 * Free text as it is stored: composed (NFC), without invisible characters, with one space between words, trimmed. A
 * `multiline` text keeps the number of its spaces.
 */
export function normaliseText(typed: string, multiline = false): string {
  if (typed.length > LONGEST_TYPED) return typed;
  return typed
    .replace(INVISIBLE, '')
    .replace(JOINERS, '$1$2')
    .replace(BLANKS, blanks => (multiline ? ' '.repeat(blanks.length) : ' '))
    .normalize('NFC')
    .trim();
}

/**
 * What numbers and dates are made of, in ASCII where there is such a sign: digits of Devanagari, full-width signs and
 * hyphens of typesetters. Invisible characters go, blanks become one space.
 */
export function plainSigns(typed: string): string {
  if (typed.length > LONGEST_TYPED) return typed;
  return typed
    .replace(INVISIBLE, '')
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[०-९]/g, digit => String.fromCharCode(digit.charCodeAt(0) - 0x966 + 0x30))
    .replace(/[\uff01-\uff5e]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xff01 + 0x21))
    .replace(HYPHENS, '-')
    .replace(BLANKS, ' ')
    .normalize('NFC')
    .trim();
}

/** A licence, policy or certificate number as it is stored: upper case, with its own spaces and hyphens. */
export function normaliseNumber(typed: string): string {
  return plainSigns(typed).toUpperCase().normalize('NFC');
}

/** A number as it is compared: upper case, without spaces and hyphens. `cg 04-ab 1234` is `CG04AB1234`. */
export function numberKey(typed: string): string {
  return normaliseNumber(typed).replace(/[\s-]/g, '').normalize('NFC');
}

/** Letters of other scripts are no signs between the parts of a mark. */
const OTHER_LETTERS = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\ud7ff]/;

/** A registration mark as it is stored. What stands between its parts goes where that makes it a known form: `CG.04.LA.1005`. */
export function normalisePlate(typed: string): string {
  const key = numberKey(typed);
  if (OTHER_LETTERS.test(key)) return key;
  const bare = key.replace(/[^A-Z0-9]/g, '');
  return markForm(bare) === null ? key : bare;
}

/**
 * A mobile number as it is stored: ten digits, without a leading +91, 91 or 0. What is no such number stays as it was typed,
 * for a sentence about it; signs alone are nothing.
 */
export function normaliseMobile(typed: string): string {
  const plain = plainSigns(typed);
  const digits = plain.replace(/[\s().-]/g, '');
  if (digits === '' || /^[0-9]{10}$/.test(digits)) return digits;
  return /^(?:0|(?:\+|00?)?910?)([0-9]{10})$/.exec(digits)?.[1] ?? plain;
}

/** A part of a mobile number as it is looked for, without +91; empty where the text is no part of one. */
export function mobileDigits(typed: string): string {
  const part = normaliseMobile(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^\+91/, '');
  return /^[0-9]+$/.test(part) ? part : '';
}

/** Mobile numbers that offices write where they know none. */
export const dummyMobiles: readonly string[] = [
  ...Array.from({ length: 10 }, (_, digit) => String(digit).repeat(10)),
  '1234567890',
  '9876543210',
];

/**
 * Whether a mobile number is a dummy such as 9999999999. It is stored and signs in, but is never used for matching,
 * duplicates, messages, claims or verification.
 */
export function isDummyMobile(mobile: string): boolean {
  return dummyMobiles.includes(mobile);
}

/**
 * A text as it is compared: in small letters, without nuktas and joiners, a half nasal before a consonant of its place as
 * an anusvara. बन्द and बंद are one, ज़ and ज, चाँद and चांद.
 */
export function textKey(text: string): string {
  return normaliseText(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u200c\u200d]/g, '')
    .replace(/([\u0900-\u097f])\u093c+/g, '$1')
    .normalize('NFC')
    .replaceAll('ँ', 'ं')
    .replace(/[ङञणन]्(?=[क-घच-झट-ढत-धप-भ])|म्(?=[प-भ])/g, 'ं');
}

/** What stands before the name of a person or firm and is no part of it. */
const TITLES =
  /^(?:(?:shri|shree|sri|smt|shrimati|mr|mrs|ms|km|ku|kum|kumari|late|dr|m ?\/ ?s|messrs|श्री|श्रीमती|सुश्री|कुमारी|कु|स्व|डॉ|मे|मेसर्स|मैसर्स)[\s.]+)+(?=[^\s.])/;

/** A text as it is looked for: see `textKey`; without titles before a name, unless it is nothing else. */
export function searchKey(typed: string): string {
  return textKey(typed).replace(TITLES, '');
}

/**
 * A name as it is compared: without case, spaces, dots and titles. "Smt. Sita  Bai" and "sita bai" are one name, and "M/s Jai
 * Transport" and "Jai Transport"; what only sounds alike is another.
 */
export function nameKey(name: string): string {
  return searchKey(name)
    .replace(/[\s.]+/g, '')
    .normalize('NFC');
}

/** Whether two texts are one name. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/**
 * Whether a text holds what cannot be stored (NUL, half a character) or only serves to deceive a reader: other
 * control characters, those that turn the direction of what follows, and breaks of lines where there is one line.
 */
export function isUnfit(value: string, multiline: boolean): boolean {
  return [...value].some(character => {
    const code = character.codePointAt(0) ?? 0;
    const isBreak = LINE_BREAKS.includes(code);
    const isControl = (code < 0x20 && !isBreak) || (code >= 0x7f && code <= 0x9f);
    const turnsText = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    const isOutOfLine = !multiline && (isBreak || code === 0x2028 || code === 0x2029);
    return isControl || isOutOfLine || turnsText || isHalf || code === 0xfffd;
  });
}

/** Tab, line feed and carriage return. */
const LINE_BREAKS = [0x09, 0x0a, 0x0d];
