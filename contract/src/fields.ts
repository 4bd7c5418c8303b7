import { isCalendarDate, today } from './expiry.ts';
import {
  isUnfit,
  LONGEST_TYPED,
  normaliseMobile,
  normaliseNumber,
  normalisePlate,
  normaliseText,
  numberKey,
  plainSigns,
} from './normalise.ts';

/**
 * A field is one thing a person can type or choose, declared once. From the declaration follow its type,
 * the server's validation, the form control with its hints, the OpenAPI schema and the table column.
 * On the wire a field is a string or null, `classes` one comma-and-space separated string; whole numbers are JSON numbers.
 */
export type Field =
  | TextField
  | NumberField
  | DateField
  | MonthField
  | IntegerField
  | MoneyField
  | ChoiceField
  | SuggestionField
  | ClassesField
  | MobileField
  | EmailField;

/** Free text of at most `max` characters. With `digits` it is exactly so many digits, such as a PIN code. */
export interface TextField {
  type: 'text';
  required: boolean;
  max: number;
  multiline: boolean;
  digits?: number;
}
/**
 * A licence, registration, policy or certificate number: upper-cased as typed. A `compact` one is kept
 * without spaces and hyphens; searches and uniqueness ignore those in every number (see `numberKey`). Where there is a
 * `min`, it has so many characters beside them.
 */
export interface NumberField {
  type: 'number';
  required: boolean;
  max: number;
  compact: boolean;
  min?: number;
  /** Whether it is a registration mark, see `normalisePlate`. */
  plate?: true;
}
/**
 * A calendar date `YYYY-MM-DD` from 1900 to 2200, never a moment in time; `DD-MM-YYYY` is read as well. `past` refuses
 * days to come.
 */
export interface DateField {
  type: 'date';
  required: boolean;
  past: boolean;
}
/** A calendar month `YYYY-MM` from 1900 to 2200; `MM-YYYY` is read as well. `past` refuses months to come. */
export interface MonthField {
  type: 'month';
  required: boolean;
  past: boolean;
}
/** A whole number from `min`, which is none below zero, to `max`. */
export interface IntegerField {
  type: 'integer';
  required: boolean;
  min: number;
  max: number;
}
/**
 * Rupees as a decimal string with two places, 0 to 99999999.99. A `positive` one is what is charged, received or paid out:
 * greater than 0 and at most 9999999.99.
 */
export interface MoneyField {
  type: 'money';
  required: boolean;
  positive?: true;
}
/** One of `options`; `preset` is what a new record starts with and what an absent value means. */
export interface ChoiceField<Option extends string = string> {
  type: 'choice';
  required: boolean;
  options: readonly Option[];
  preset: Option | null;
}
/** Text that the form offers as a list, while other text stays possible (an office of another state). */
export interface SuggestionField {
  type: 'suggestion';
  required: boolean;
  options: readonly string[];
  max: number;
}
/** Any number of `options`, joined by a comma and a space. */
export interface ClassesField {
  type: 'classes';
  required: boolean;
  options: readonly string[];
}
/** Ten digits; see `normaliseMobile`. */
export interface MobileField {
  type: 'mobile';
  required: boolean;
}
export interface EmailField {
  type: 'email';
  required: boolean;
  max: number;
}

export type Fields = Readonly<Record<string, Field>>;

/** The value of a field in an answer: a string, one of its options, a number, or null where it is optional. */
export type ValueOf<F extends Field> =
  | (F extends ChoiceField<infer Option> ? Option : F extends IntegerField ? number : string)
  | (F['required'] extends true ? never : null);
export type ValuesOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

const optional = { required: false } as const;
export const required = { required: true } as const;

type Need = { readonly required: boolean };

export const text = <N extends Need = typeof optional>(max: number, need?: N) =>
  declare({ type: 'text', max, multiline: false } as const, need);
export const longText = <N extends Need = typeof optional>(max: number, need?: N) =>
  declare({ type: 'text', max, multiline: true } as const, need);
export const digits = <N extends Need = typeof optional>(count: number, need?: N) =>
  declare({ type: 'text', max: count, multiline: false, digits: count } as const, need);
export const number = <N extends Need = typeof optional>(max: number, need?: N) =>
  declare({ type: 'number', max, compact: false } as const, need);
export const compactNumber = <N extends Need = typeof optional>(max: number, need?: N) =>
  declare({ type: 'number', max, compact: true } as const, need);
export const plate = <N extends Need = typeof optional>(need?: N) =>
  declare({ type: 'number', max: 20, compact: true, plate: true } as const, need);
export const date = <N extends Need = typeof optional>(need?: N) =>
  declare({ type: 'date', past: false } as const, need);
export const pastDate = <N extends Need = typeof optional>(need?: N) =>
  declare({ type: 'date', past: true } as const, need);
export const pastMonth = <N extends Need = typeof optional>(need?: N) =>
  declare({ type: 'month', past: true } as const, need);
export const integer = <N extends Need = typeof optional>(min: number, max: number, need?: N) =>
  declare({ type: 'integer', min, max } as const, need);
export const money = <N extends Need = typeof optional>(need?: N) =>
  declare({ type: 'money' } as const, need);
export const amount = <N extends Need = typeof optional>(need?: N) =>
  declare({ type: 'money', positive: true } as const, need);
export const mobile = <N extends Need = typeof optional>(need?: N) =>
  declare({ type: 'mobile' } as const, need);
export const email = <N extends Need = typeof optional>(need?: N) =>
  declare({ type: 'email', max: 255 } as const, need);
export const classes = <N extends Need = typeof optional>(options: readonly string[], need?: N) =>
  declare({ type: 'classes', options } as const, need);
export const suggestion = <N extends Need = typeof optional>(
  options: readonly string[],
  max: number,
  need?: N,
) => declare({ type: 'suggestion', options, max } as const, need);
export const choice = <const Option extends string, N extends Need = typeof optional>(
  options: readonly Option[],
  need?: N,
) => declare({ type: 'choice', options, preset: null as Option | null } as const, need);
/** A required choice that a new record starts with. */
export const presetChoice = <const Option extends string>(options: readonly Option[], preset: Option) =>
  declare({ type: 'choice', options, preset: preset as Option | null } as const, required);

function declare<F extends { type: string }, N extends Need>(field: F, need: N | undefined) {
  return { ...field, ...((need ?? optional) as N) };
}

/** Why a value is refused; the sentence for each code stands in the catalogue under `validation`. */
export type Problem =
  | {
      code: 'required' | 'number' | 'date' | 'dateRange' | 'future' | 'money' | 'choice' | 'mobile' | 'email';
    }
  | { code: 'amount' }
  | { code: 'month' | 'futureMonth' }
  | { code: 'tooLong'; max: number }
  | { code: 'tooShort'; min: number }
  | { code: 'integer'; min: number; max: number }
  | { code: 'digits'; count: number }
  | { code: 'control' }
  /** Of names of people and firms alone, see `nameProblem`. */
  | { code: 'nameLink' | 'nameDigits' | 'nameLetters' };

/**
 * What a person typed, as the field stores it: see normalise.ts for texts, numbers and mobiles. Safe on half-typed text.
 */
export function normaliseTyped(field: Field, typed: string): string {
  if (typed.length > LONGEST_TYPED) return typed;
  switch (field.type) {
    case 'number':
      if (field.plate) return normalisePlate(typed);
      return field.compact ? numberKey(typed) : normaliseNumber(typed);
    case 'mobile':
      return normaliseMobile(typed);
    case 'money':
      return tidyMoney(plainSigns(typed));
    case 'date':
      return plainSigns(typed).replace(DAY_FIRST, '$3-$2-$1');
    case 'month':
      return tidyMonth(plainSigns(typed));
    case 'integer':
      return tidyInteger(plainSigns(typed));
    case 'choice':
      return ofOptions(field.options, normaliseText(typed));
    case 'classes':
      return [
        ...new Set(splitClasses(normaliseText(typed)).map(item => ofOptions(field.options, item))),
      ].join(', ');
    case 'text':
      if (field.digits !== undefined) return plainSigns(typed).replace(/[\s-]/g, '');
      return normaliseText(typed, field.multiline);
    default:
      return normaliseText(typed);
  }
}

/** The first thing wrong with a tidied value, or null. An empty value is wrong only where one is required. */
export function problem(field: Field, value: string | null | undefined): Problem | null {
  if (value === null || value === undefined || value === '') {
    return field.required ? { code: 'required' } : null;
  }
  if (isUnfit(value, field.type === 'text' && field.multiline)) return { code: 'control' };
  switch (field.type) {
    case 'text':
      if (field.digits !== undefined) return digitsProblem(field.digits, value);
      return value.length > field.max ? { code: 'tooLong', max: field.max } : null;
    case 'suggestion':
      return value.length > field.max ? { code: 'tooLong', max: field.max } : null;
    case 'number':
      if (value.length > field.max) return { code: 'tooLong', max: field.max };
      return numberProblem(field, numberKey(value));
    case 'date':
      return dateProblem(field, value);
    case 'month':
      return monthProblem(field, value);
    case 'integer':
      return integerProblem(field, value);
    case 'money':
      if (field.positive) return AMOUNT.test(value) ? null : { code: 'amount' };
      return MONEY.test(value) ? null : { code: 'money' };
    case 'choice':
      return field.options.includes(value) ? null : { code: 'choice' };
    case 'classes':
      if (value.length > LONGEST_TYPED) return { code: 'choice' };
      return splitClasses(value).every(item => field.options.includes(item)) ? null : { code: 'choice' };
    case 'mobile':
      return MOBILE.test(value) ? null : { code: 'mobile' };
    case 'email':
      if (value.length > field.max) return { code: 'tooLong', max: field.max };
      return EMAIL.test(value) ? null : { code: 'email' };
  }
}

/** `LMV, MCWG` as its items; empty items and repetitions are dropped. */
export function splitClasses(joined: string): string[] {
  return [
    ...new Set(
      joined
        .split(',')
        .map(item => item.trim())
        .filter(item => item !== ''),
    ),
  ];
}

/** Whether a period ends before it starts; one that lacks a side does not. */
export function endsBeforeItStarts(
  from: string | null | undefined,
  until: string | null | undefined,
): boolean {
  return Boolean(from && until && until < from);
}

const MONTH = /^[0-9]{4}-(?:0[1-9]|1[0-2])$/;
const DAY_FIRST = /^(\d{2})-(\d{2})-(\d{4})$/;
const MOBILE = /^[0-9]{10}$/;
const MONEY = /^[0-9]{1,8}\.[0-9]{2}$/;
const AMOUNT = /^(?!0+\.00$)[0-9]{1,7}\.[0-9]{2}$/;
/** Without what lists, groups and comments of addresses are made of, so that it is one mailbox and no other than it seems. */
const EMAIL = /^[^\s@<>"'`,:;()[\]\\]+@[^\s@<>"'`,:;()[\]\\]+\.[^\s@<>"'`,:;()[\]\\]+$/;

/** The option that a text is but for its case, or the text itself. */
function ofOptions(options: readonly string[], typed: string): string {
  const small = typed.toLowerCase();
  return options.find(option => option.toLowerCase() === small) ?? typed;
}

function tidyMoney(typed: string): string {
  const plain = typed.replace(/[₹,\s]/g, '');
  const match = /^0*([0-9]{1,8})(?:\.([0-9]{0,2}))?$/.exec(plain);
  return match?.[1] === undefined ? plain : `${match[1]}.${(match[2] ?? '').padEnd(2, '0')}`;
}

function numberProblem({ min = 1 }: NumberField, key: string): Problem | null {
  if (key === '') return { code: 'number' };
  return [...key].length < min ? { code: 'tooShort', min } : null;
}

function digitsProblem(count: number, value: string): Problem | null {
  return value.length === count && /^[0-9]*$/.test(value) ? null : { code: 'digits', count };
}

/** `3/21`, `03-2021` and `032021` are all `2021-03`. Years of two digits are those of this century up to 69. */
function tidyMonth(typed: string): string {
  const [, month = '', year = ''] =
    /^([0-9]{1,2})[-/. ]+([0-9]{2}|[0-9]{4})$/.exec(typed) ?? /^([0-9]{2})([0-9]{4})$/.exec(typed) ?? [];
  if (year === '') return typed;
  const century = Number(year) < 70 ? '20' : '19';
  return `${year.length === 2 ? century : ''}${year}-${month.padStart(2, '0')}`;
}

/** Without grouping and leading zeroes. */
function tidyInteger(typed: string): string {
  const plain = typed.replace(/[,\s]/g, '');
  return /^[0-9]{1,15}$/.test(plain) ? String(Number(plain)) : plain;
}

/** Whether a text is a month as it is stored, `YYYY-MM`. */
export const isMonth = (text: string): boolean => MONTH.test(text);

function monthProblem(field: MonthField, value: string): Problem | null {
  if (!isMonth(value) || value < '1900-01' || value > '2200-12') return { code: 'month' };
  return field.past && value > today().slice(0, 7) ? { code: 'futureMonth' } : null;
}

function integerProblem({ min, max }: IntegerField, value: string): Problem | null {
  const isWithin = /^[0-9]{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max;
  return isWithin ? null : { code: 'integer', min, max };
}

function dateProblem(field: DateField, value: string): Problem | null {
  if (!isCalendarDate(value)) return { code: 'date' };
  if (value < '1900-01-01' || value > '2200-12-31') return { code: 'dateRange' };
  return field.past && value > today() ? { code: 'future' } : null;
}
