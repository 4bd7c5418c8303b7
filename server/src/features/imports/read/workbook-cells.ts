import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** Whether a cell's format shows a number as a day, a month or a time of day, or with how many digits at least: 000123. */
export type CellStyle = 'number' | 'day' | 'month' | 'time' | { digits: number };

interface Cell {
  /** `n` a number, `s` a shared text, `b`, `e` an error, `d` a day, `str` and `inlineStr` texts. */
  type: string;
  /** The place of its format. */
  style: number;
  value: string;
  /** Null where there is none. */
  formula: string | null;
  /** Whether a value was saved, an empty one included. */
  hasValue: boolean;
}

interface Context {
  styles: readonly CellStyle[];
  shared: readonly string[];
  date1904: boolean;
}

/** What of a formula is given where its value was not saved. */
const LONGEST_FORMULA = 100;

/** A cell as a text. Of a formula whose value was not saved it is the formula, so that it is not taken for an empty cell. */
export function cellText(cell: Cell, { styles, shared, date1904 }: Context): string {
  const { type, value, formula, hasValue } = cell;
  if (!hasValue) return formula === null ? '' : `=${formula.slice(0, LONGEST_FORMULA) || '?'}`;
  switch (type) {
    case 's':
      return unescaped(shared[Number(value)] ?? '');
    case 'b':
      return value.trim() === '1' ? 'TRUE' : value.trim() === '' ? '' : 'FALSE';
    case 'n':
    case '': {
      const style = styles[cell.style] ?? 'number';
      if (typeof style === 'object') return padded(numberText(value.trim()), style.digits);
      return (style === 'number' ? null : dayText(value, style, date1904)) ?? numberText(value.trim());
    }
    default:
      return unescaped(value);
  }
}

const padded = (text: string, digits: number) => (/^\d+$/.test(text) ? text.padStart(digits, '0') : text);

/** Excel writes control characters as `_x000D_`. */
const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

const DAY = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** 31 December 9999, the last that Excel knows. */
const LAST_SERIAL = 2_958_465;

/**
 * The day of a number, `YYYY-MM-DD`, or its time of day where it has no day; null where it stands for neither. Of a month that
 * was typed without a day, Excel makes the first: it stays a month, since no day was given.
 */
function dayText(value: string, style: 'day' | 'month' | 'time', date1904: boolean): string | null {
  const serial = Number(value);
  if (value.trim() === '' || Number.isNaN(serial) || serial <= 0 || serial > LAST_SERIAL) return null;
  if (serial < 1 || (style === 'time' && serial < 366)) {
    return new Date(Math.round((serial % 1) * DAY)).toISOString().slice(11, 16);
  }
  // Excel has a 29 February 1900, which never was: before it days count one more.
  const days = Math.floor(serial) + (!date1904 && serial < 60 ? 1 : 0);
  const day = new Date((date1904 ? EPOCH_1904 : EPOCH) + days * DAY);
  const text = day.toISOString().slice(0, 10);
  if (style !== 'month' || !text.endsWith('-01')) return text;
  return `${day.toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' })}-${text.slice(0, 4)}`;
}

/** Excel keeps so many digits of a number, and writes noughts for the rest. */
const KEPT_DIGITS = 15;
/** A double holds so many at most. */
const HELD_DIGITS = 17;

/**
 * A number with the digits that stand in the file: `9.87654321E9` is 9876543210, 3001000012345678 stays as it is. Where digits
 * are lost it is given as `3.001E+19`, which cells refuse.
 */
function numberText(value: string): string {
  const match = /^(-?)(\d{1,400})(?:\.(\d{1,400}))?(?:e([+-]?\d{1,3}))?$/i.exec(value);
  if (match === null) return value;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = `${whole}${fraction}`;
  const point = whole.length + Number(exponent);
  const noughts = point - digits.length;
  if (noughts < 0 && /[1-9]/.test(digits.slice(Math.max(0, point)))) {
    // What binary fractions add is left out.
    return String(Number(Number(value).toPrecision(KEPT_DIGITS)));
  }
  const all =
    (noughts < 0 ? digits.slice(0, Math.max(0, point)) : digits + '0'.repeat(Math.min(noughts, 400))) || '0';
  const plain = all.replace(/^0+(?=\d)/, '');
  const isLost = plain.length > HELD_DIGITS || (plain.length > KEPT_DIGITS && plain.endsWith('0'));
  return isLost ? `${sign}${plain[0]}.${plain.slice(1, KEPT_DIGITS)}E+${plain.length - 1}` : sign + plain;
}

/** The formats of a workbook's cells, by their places. */
export async function stylesIn(part: AsyncIterable<string> | null): Promise<CellStyle[]> {
  const formats = new Map<number, CellStyle>();
  const styles: CellStyle[] = [];
  let isOfCells = false;
  await parseXml(part, {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'numFmt') formats.set(Number(numFmtId), styleOfCode(formatCode));
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) {
        const id = Number(numFmtId ?? 0);
        styles.push(formats.get(id) ?? builtIn(id));
      }
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
}

/** The formats that every program knows by number; 27 to 36 and 50 to 58 are days as East Asia writes them. */
function builtIn(id: number): CellStyle {
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return 'time';
  if (id === 17) return 'month';
  const isDay = (id >= 14 && id <= 16) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return isDay ? 'day' : 'number';
}

/** What a format shows: of `dd\-mm\-yyyy;@` the first part, without texts, colours and languages. */
function styleOfCode(code: string): CellStyle {
  const noughts = /^(0{2,40})(?:;.{0,200})?$/.exec(code)?.[1];
  if (noughts !== undefined) return { digits: noughts.length };
  const plain = code
    .slice(0, 500)
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?:h+|m+|s+)\]/gi, 'h')
    .replace(/\[[^[\]]*\]/g, '')
    .split(';')[0];
  if (plain === undefined || /general/i.test(plain)) return 'number';
  if (/m/i.test(plain) && /y/i.test(plain) && !/[dhs]/i.test(plain)) return 'month';
  if (/[dy]/i.test(plain)) return 'day';
  if (/[hs]/i.test(plain)) return 'time';
  return /m/i.test(plain) && !/[0#?]/.test(plain) ? 'day' : 'number';
}

/** What is done with the tags and texts of an XML document; names are without their prefixes. */
export interface Handlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Reads XML piece by piece. Throws for what is none. */
export async function parseXml(part: AsyncIterable<string> | null, handlers: Handlers): Promise<void> {
  if (part === null) return;
  const parser = new SaxesParser();
  parser.on('error', failure => {
    throw failure;
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => handlers.open?.(localName(name), attributes));
  parser.on('closetag', ({ name }) => handlers.close?.(localName(name)));
  parser.on('text', text => handlers.text?.(text));
  parser.on('cdata', text => handlers.text?.(text));
  for await (const piece of part) parser.write(piece);
  parser.close();
}

export const localName = (name: string) => name.slice(name.indexOf(':') + 1);
