import { isCalendarDate } from '@rto-desk/contract/expiry';
import { type Field, normaliseTyped, problem } from '@rto-desk/contract/fields';
import type { CellNote, CellProblem } from '@rto-desk/contract/imports/cell';
import { listFields } from '@rto-desk/contract/imports/fields';
import { headerKey } from '@rto-desk/contract/imports/header-key';
import { optionWords } from '@rto-desk/contract/imports/option-words';
import { vahanClasses } from '@rto-desk/contract/imports/vahan-classes';
import { kinds } from '@rto-desk/contract/kinds/index';
import { normaliseText, plainSigns } from '@rto-desk/contract/normalise';
import { nameProblem, withoutDigits } from '@rto-desk/contract/person-name';
import { type DayFormat, readDay } from './dates.ts';
import { namesOf } from './heading-words.ts';
import { headingOf } from './headings.ts';
import { isLegacyHindi, relationIn } from './names.ts';
import { MAYBE_LANDLINE, numbersIn, SHORTENED, withAllDigits } from './phone-numbers.ts';
import { readPlate } from './plates.ts';

/** What a cell says: a value as it is stored (null for an empty cell), with a note where something was made of it; or what is wrong. */
export type ReadCell = { value: string | null; note?: CellNote } | { problem: CellProblem };

/**
 * Reads the text of a cell for what its column is taken for (`insurances.until`, `mobile`). In a long list the dates and
 * numbers of a row are read for its kind: `${kind}.until`.
 */
export function readCell(listField: string, cell: string, format: DayFormat = {}): ReadCell {
  const field = listFields.get(listField);
  if (field === undefined) throw new Error(`A cell cannot be read for ${listField}`);
  // Before any pattern meets it: patterns take longer the longer a text is.
  const max = longest[field.type] ?? LONGEST;
  const text = cell.length > 2 * LONGEST ? cell : tidyCell(cell);
  if (text.length > max) return { problem: { code: 'refused', problem: { code: 'tooLong', max } } };
  if (text === '') return { value: null };
  const option = optionOf(listField, field, text);
  if (option !== undefined) return { value: option };
  if (isNothing(text) || isPlaceholder(listField, field, text)) {
    return { value: null, note: { code: 'emptied', text } };
  }
  return readText(listField, field, text, format);
}

/** The most characters of a cell. A cell of mobile numbers may hold several. */
const LONGEST = 500;
const longest: Partial<Record<Field['type'], number>> = {
  date: 40,
  month: 40,
  integer: 40,
  money: 40,
  mobile: 100,
};

function readText(listField: string, field: Field, text: string, format: DayFormat): ReadCell {
  switch (field.type) {
    case 'date':
      return readDay(listField, field, plainSigns(text), format);
    case 'mobile':
      return readMobile(field, plainSigns(text));
    case 'choice': {
      const options = listField === 'kind' ? [] : field.options;
      const code = listField === 'kind' ? 'noKind' : 'noOption';
      return { problem: code === 'noKind' ? { code, text } : { code, text, options } };
    }
    case 'number':
      if (SHORTENED.test(text) || LOST_DIGITS.test(text)) return { problem: { code: 'scientific', text } };
      if (isCalendarDate(text)) return { problem: { code: 'shownAsDay', text } };
      return listField === 'registration_no'
        ? readMark(field, withoutLabel(text))
        : readNumber(field, plainSigns(withoutLabel(text)));
    case 'classes':
      return checked(field, text.replace(/ ?(?:[/+&;|]|\band\b) ?/gi, ', '));
    case 'money':
      return checked(field, plainSigns(text).replace(/^(?:rs\.?|inr|₹)\s*|\/-$/gi, ''));
    case 'integer':
      return checked(field, plainSigns(text).replace(UNIT, '').replace(/\.0+$/, ''));
    default:
      if (NAMES.has(listField) && isLegacyHindi(text)) return { problem: { code: 'legacyFont', text } };
      return PEOPLE.has(listField)
        ? readName(field, listField.startsWith('relation_name') ? (relationIn(text)?.rest ?? text) : text)
        : checked(field, 'digits' in field ? plainSigns(text).replace(/\.0$|[\s-]/g, '') : text);
  }
}

/** A number, without the fraction and the commas between its digits that a program has put into it. */
function readNumber(field: Field, text: string): ReadCell {
  const bare = text
    .replace(/^(\d+)\.0$/, '$1')
    .replace(/^\d{1,3}(?:,\d{2,3})+$/, number => number.replaceAll(',', ''));
  const read = checked(field, bare);
  return bare !== text && 'value' in read ? { ...read, note: { code: 'readAs', text, value: bare } } : read;
}

/** A name, without the phone number that offices write into it. A link or an address in one is an error. */
function readName(field: Field, text: string): ReadCell {
  const parted = withoutDigits(text);
  const name = parted?.name ?? text;
  const found = name === '' ? null : nameProblem(name);
  if (found !== null) return { problem: { code: 'refused', problem: found } };
  if (parted === null) return checked(field, name);
  return { value: name || null, note: { code: 'digitsLeftOut', left: parted.digits } };
}

function checked(field: Field, text: string): ReadCell {
  const value = normaliseTyped(field, text);
  const found = problem(field, value);
  return found === null ? { value } : { problem: { code: 'refused', problem: found } };
}

/** The columns in which a name stands. */
const PEOPLE: ReadonlySet<string> = new Set(['name', 'relation_name', 'name_hi', 'relation_name_hi']);
const NAMES: ReadonlySet<string> = new Set([...PEOPLE, 'city']);

/** What stands behind a count: "4 Cyl", "2956 cc". */
const UNIT = /(?<=\d) ?(?:cc|c\.c\.|cyl(?:inders?)?|nos?)\.?$/i;

/** Without what programs put around a text: blanks of all kinds, breaks of lines, the apostrophe that makes it a text. */
function tidyCell(cell: string): string {
  const oneLine = normaliseText(cell.replace(/\s+/g, ' '));
  return oneLine.replace(/^'(?=[^a-z\s])|^=(?=\d)/, '');
}

/** A registration mark, with a note where it was mended. */
function readMark(field: Field, text: string): ReadCell {
  const reading = readPlate(text);
  if ('problem' in reading) return { problem: { code: reading.problem, text } };
  const read = checked(field, reading.plate);
  return reading.isMended && 'value' in read
    ? { ...read, note: { code: 'readAs', text, value: reading.plate } }
    : read;
}

/** A number without what is written before it: "DL No. CG04 20180099999". */
function withoutLabel(text: string): string {
  return text.replace(LABEL, '').replace(/^[dl]l[ .:-]{1,3}(?=[a-z]{2}[ -]?\d{2})/i, '');
}

const LABEL =
  /^(?:[\p{L}\p{M}./]{1,15} ){0,2}(?:no|number|num|नंबर|नं|क्रमांक)(?: ?[.:#-]{1,3} ?| )(?=\S{0,40}[\d०-९])/iu;

/** What offices write where there is nothing, as `headerKey` gives it; signs alone give an empty one. */
const NOTHING: ReadonlySet<string> = new Set([
  ...[
    '',
    'na',
    'n a',
    'n/a',
    'nil',
    'nill',
    'null',
    'none',
    'applied',
    'applied for',
    'not applicable',
    'not available',
    'not known',
    'unknown',
    'nan',
    'nat',
    'undefined',
    'do',
    'ditto',
    'same',
    'as above',
    'same as above',
    'blank',
    'empty',
    'no data',
    'no value',
    'not found',
  ],
  ...['लागू नहीं', 'नहीं', 'निल', 'शून्य', 'आवेदित', 'आवेदन किया', 'उपलब्ध नहीं', 'वही', 'यथोपरि', 'अज्ञात'].map(
    headerKey,
  ),
]);

/** Whether a text says that there is nothing: "NA", "-", "nil". */
export function isNothing(text: string): boolean {
  return (
    /^0+(\.0+)?$/.test(plainSigns(text)) ||
    NOTHING.has(headerKey(text)) ||
    NO_VALUE.test(text) ||
    HIDDEN_SIGNS.test(text)
  );
}

/** What programs write where a formula failed or has no value. */
const NO_VALUE =
  /^(?:#(?:n\/a|ref!|value!|name\?|div\/0!|num!|null!|spill!|calc!|field!|blocked!|getting_data|error!?)|#+|=[^\s].*|\[object object\]|err:\d{3})$/i;

/** What portals show in place of letters and digits: "R****H S**U", "MA3EWDE1SXXXXX". The rest is no usable name or number. */
const HIDDEN_SIGNS = /[*•]{2}|x{5}/i;

/** Whether a text says that a vehicle has no number yet: "New Regn". */
export const saysNoPlate = (text: string): boolean => isNothing(text) || NO_PLATE.has(headerKey(text));

/** Whether a text stands for nothing in this column alone. */
function isPlaceholder(listField: string, field: Field, text: string): boolean {
  if (listField === 'registration_no') return saysNoPlate(text) || NO_NUMBER.test(plainSigns(text));
  if (PEOPLE.has(listField)) return /^x{3,}$/i.test(text) || /^(?:true|false)$/i.test(text);
  if (field.type === 'date') {
    const isLifetime = /^(green-)?taxes\./.test(listField) && LIFETIME.has(headerKey(text));
    if (isLifetime || NO_DATE.has(headerKey(text))) return true;
    return NO_DAY.test(text) || (listField !== 'dob' && FIRST_OF_1970.test(text));
  }
  return (
    /^(?:true|false)$/i.test(text) || (/^(green-)?taxes\./.test(listField) && LIFETIME.has(headerKey(text)))
  );
}

/** The first days that programs count from, and days without a number. */
const NO_DAY =
  /^(?:0{1,4}[-/.]0{1,2}[-/.]0{1,4}|0?[01][-/.]0?[01][-/.]1900|0?[01][-/. ]jan(?:uary)?[-/. ](?:1900|00)|1900-0?[01]-0?[01]|30[-/.]12[-/.]1899|1899-12-3[01]|31[-/.]12[-/.]1899|0?1[-/.]0?1[-/.]0001|0001-01-01)(?:[ t]00:00.*)?$/i;
const FIRST_OF_1970 =
  /^(?:0?1[-/.]0?1[-/.]1970|0?1[-/. ]jan(?:uary)?[-/. ](?:1970|70)|1970-0?1-0?1)(?:[ t]\d{2}:.*)?$/i;

/** What is written for a day that is not known, or not there yet. */
const NO_DATE: ReadonlySet<string> = new Set(
  [
    'pending, in process, under process, processing, process, awaited, awaiting, due, not done, not taken, not made, expired',
    'lapsed, done, ok, yes, no, paid, unpaid, cancelled, to be renewed, renewal due, renewal pending, not renewed, not required',
    'active, inactive, valid, not valid, invalid, running, live, exempt, exempted, लंबित, प्रक्रिया में, समाप्त, बाकी, हो गया, हाँ, छूट, चालू, वैध, अवैध',
  ].flatMap(words => words.split(',').map(headerKey)),
);

/** A text without a number is no mark, nor are a state and an office alone. */
const NO_NUMBER = /^(?:[^0-9]*|[a-z]{2}[ -]?\d{1,2})$/i;

/** What is written for a vehicle that has no number yet. */
const NO_PLATE: ReadonlySet<string> = new Set(
  [
    'new, new regn, new reg, new regd, new registration, newregn, new vehicle, new veh, new no, new number, fresh, a f, af',
    'unregistered, un registered, unregd, un regd, not registered, not yet registered, under registration, temp, temporary',
    'temp no, tr, tp, tc, trade, trailer, trolley, tractor, to be allotted, to be alloted, to be issued, tba, tbd, awaited',
    'awaiting, pending, without number, without no, no number, no plate, x, xx, xxx, xxxx, dealer, showroom, pta',
    'नया, नई, नया वाहन, नई गाड़ी, नया पंजीयन, बिना नंबर, अपंजीकृत, नंबर नहीं, लंबित',
  ].flatMap(words => words.split(',').map(headerKey)),
);

/** What stands under tax where it was paid once and for good. */
const LIFETIME: ReadonlySet<string> = new Set(
  [
    'ltt',
    'lt',
    'life time',
    'lifetime',
    'life time tax',
    'lifetime tax',
    'life',
    'one time',
    'onetime',
    'one time tax',
    'ott',
    'otp',
  ]
    .concat(['आजीवन', 'आजीवन कर', 'आजीवन टैक्स', 'एकमुश्त', 'लाइफ टाइम', 'लाइफटाइम'])
    .map(headerKey),
);

/** A number of more digits than a program keeps that has passed through one: its last digits are not the document's. */
const LOST_DIGITS = /^\d{16,}\.0$/;

const spokenKinds: ReadonlyMap<string, string> = new Map(
  kinds.flatMap(({ slug }) =>
    [slug, ...namesOf(slug)].map((word): [string, string] => [headerKey(word), slug]),
  ),
);

/** "National Permit (Goods)", "Third Party Insurance": words of one kind and nothing that may be another. */
function kindOfWords(text: string): string | undefined {
  const own = spokenKinds.get(headerKey(text.replace(EXTRA, ' ')));
  if (own !== undefined) return own;
  const said = headingOf(text);
  return said?.says === 'kind' ? said.slug : undefined;
}

/** What is written beside the name of a kind and makes it no other. */
const EXTRA =
  /\([^()]*\)|\b(?:third party|tp|comprehensive|package|own damage|od|goods|carriage|contract|stage|tourist|all india|temporary|renewal|renewed|copy|original|cert(?:ificate)?|document|papers?)\b/gi;

/** The option of a choice that a text stands for, by its own name or one of the office's words for it. */
function optionOf(listField: string, field: Field, text: string): string | undefined {
  if (field.type !== 'choice') return undefined;
  if (listField === 'kind') return spokenKinds.get(headerKey(text)) ?? kindOfWords(text);
  // "Motor Car (LMV)": the whole, what stands before the brackets, or in them.
  const [, before = '', inside = ''] = /^([^()]*)\(([^()]*)\)[^()]*$/.exec(text) ?? [];
  for (const part of [text, before, inside]) {
    const key = headerKey(part);
    const option = key === '' ? undefined : optionNamed(listField, field.options, key);
    if (option !== undefined) return option;
  }
  return undefined;
}

function optionNamed(listField: string, options: readonly string[], key: string): string | undefined {
  const words = optionWords[listField] ?? {};
  const own = options.find(
    option => headerKey(option) === key || words[option]?.some(word => headerKey(word) === key),
  );
  return own ?? (listField === 'vehicle_type' ? vehicleClasses.get(key) : undefined);
}

const vehicleClasses: ReadonlyMap<string, string> = new Map(
  vahanClasses.flatMap(({ type, classes }) =>
    classes.split(';').map((name): [string, string] => [headerKey(name), type]),
  ),
);

/**
 * The first mobile number of a cell; `+91`, a leading 0 or 91 and what stands between the digits are left out. A landline is
 * no mobile: alone it is left out, and a mobile beside it is taken first.
 */
function readMobile(field: Field, text: string): ReadCell {
  const whole = withAllDigits(text);
  if (whole === null) return { problem: { code: 'scientific', text } };
  const { mobiles, landlines, rest } = numbersIn(whole);
  const [first, ...others] = mobiles;
  if (first === undefined) {
    return landlines.length === 0
      ? { problem: { code: 'noMobile', text } }
      : { value: null, note: { code: 'landline', text } };
  }
  const left = [...others, ...landlines, ...rest];
  if (left.length > 0)
    return { value: first, note: { code: 'firstOfTwo', taken: first, left: left.join(', ') } };
  const read = checked(field, first);
  return 'value' in read && MAYBE_LANDLINE.test(text)
    ? { ...read, note: { code: 'maybeLandline', text } }
    : read;
}
