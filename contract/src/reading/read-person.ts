import { normaliseTyped, problem } from '../fields.ts';
import { quickEntryFields } from '../quick-entry.ts';
import { marksIn } from '../registration-mark.ts';
import type { Found, TextRow } from './read-rows.ts';
import { patternOf } from './row-labels.ts';

/** Labels of the owner's name and mobile, the most telling first. */
const NAME_LABELS = [
  'insured name',
  'name of insured',
  'name of the insured',
  'owner name',
  'owners name',
  'name of owner',
  'name of the owner',
  'registered owner',
  'insured',
  'owner',
];
const MOBILE_LABELS = ['mobile number', 'mobile no', 'mobile', 'contact number', 'contact no', 'phone no'];
/** What may stand behind a name in the same row. */
const BEHIND_NAME =
  /\s{2,}|[,;|]|(?<!\bm)\/|\b(?:s|d|w|c)\/o\b|\b(?:address|mobile|age|gender|father|son|wife|daughter)\b/i;
/** A name is written in letters, however many titles stand before it. */
const NAME = /^(?:m\/s\.? )?[a-z][a-z .'&]{2,99}$/i;
/** What documents print behind "insured" and "owner" beside a name. */
const NO_NAME =
  /\b(?:address|category|cover|date|declared|details|driver|has|name|no|number|policy|premium|serial|shall|type|value|vehicle)\b/i;
/** Whose name or mobile the owner's is not. */
const OTHER_PERSON =
  /\b(?:previous|nominee|agent|intermediary|broker|dealer|financier|pos|customer care|contact us|helpline|office)\b/i;
/** Rows behind these are terms and conditions. */
const MAX_ROWS = 400;

/** What a document says of the owner. Each value has passed the rules of its field. */
export interface FoundPerson {
  name: Found | null;
  mobile: Found | null;
}

/** The owner's name and mobile beside or below their labels. */
export function readPerson(rows: readonly TextRow[]): FoundPerson {
  const begin = rows.slice(0, MAX_ROWS);
  return {
    name: beside(begin, NAME_LABELS, text => {
      const name = text.split(BEHIND_NAME)[0]?.trim() ?? '';
      return NAME.test(name) && !NO_NAME.test(name) ? normaliseTyped(quickEntryFields.name, name) : null;
    }),
    mobile: beside(begin, MOBILE_LABELS, text => {
      const digits = /^\+?[0-9][0-9 -]{8,15}/.exec(text)?.[0] ?? '';
      const mobile = normaliseTyped(quickEntryFields.mobile, digits);
      return mobile !== '' && problem(quickEntryFields.mobile, mobile) === null ? mobile : null;
    }),
  };
}

/** The first value beside one of the labels, or alone in the row below it. */
function beside(
  rows: readonly TextRow[],
  labels: readonly string[],
  read: (text: string) => string | null,
): Found | null {
  const plain = (text: string) => text.replace(/^[\s:.\-=|()]{1,20}/, '');
  for (const label of labels) {
    for (const [at, row] of rows.entries()) {
      const match = patternOf(label).exec(row.text);
      if (match === null || OTHER_PERSON.test(row.text.slice(0, match.index))) continue;
      const rest = plain(row.text.slice(match.index + match[0].length));
      const below = rest === '' ? rows[at + 1] : undefined;
      const from = below ?? row;
      const value = read(below === undefined ? rest : plain(below.text));
      if (value !== null) return { value, page: from.page, line: from.line };
    }
  }
  return null;
}

/** More text stands in no QR code. */
const LONGEST_CODE = 4_300;
const LICENCE = /(?<![A-Z0-9])([A-Z]{2})[ -]?([0-9]{2})[ -]?((?:19|20)[0-9]{2})[ -]?([0-9]{7})(?![0-9])/;

/**
 * The numbers in the text of a QR code. Its form is not published, so only a registration mark and the number of a licence are
 * looked for in it. The line of what was found is 0.
 */
export function readCode(text: string): { mark: Found | null; licence: Found | null } {
  const code = text.slice(0, LONGEST_CODE).toUpperCase();
  const found = (value: string | undefined): Found | null =>
    value === undefined ? null : { value, page: 1, line: 0 };
  return { mark: found(marksIn(code)[0]), licence: found(LICENCE.exec(code)?.slice(1).join('')) };
}
