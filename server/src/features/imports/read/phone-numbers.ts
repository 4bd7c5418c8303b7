import { normaliseMobile } from '@rto-desk/contract/normalise';

/* The phone numbers that stand in a cell. */

/** How a program shows a number that is too long for its column: `9.98E+09`. `12E45` may be a document number. */
export const SHORTENED = /^\d+(?:\.\d+e\+?|e\+)\d{1,3}$/i;

/** A number as a program shows it, `9.876543210E9`, where none of its digits is lost; null where some are. */
export function withAllDigits(text: string): string | null {
  if (!SHORTENED.test(text)) return text;
  const [, first = '', others = '', power] = /^(\d)\.(\d+)e\+?(\d{1,2})$/i.exec(text) ?? [];
  return others.length === Number(power) ? first + others : null;
}

/** What a text holds: mobile numbers, landlines as they are written, and what else looks like a number. */
export function numbersIn(text: string): { mobiles: string[]; landlines: string[]; rest: string[] } {
  const found: ReturnType<typeof numbersIn> = { mobiles: [], landlines: [], rest: [] };
  // 9,826,018,002 is how a spreadsheet shows a number.
  const ungrouped = /^\d{1,3}(?:,\d{2,3}){3,4}$/.test(text) ? text.replaceAll(',', '') : text;
  const parts = ungrouped
    .replace(/\.0+$/, '')
    .split(/[,;/|&]|\b(?:or|and)\b|\sया\s|(?<=\d{10})\s+(?=[+(]*\d)/i);
  for (const part of parts) {
    const digits = normaliseMobile(part.replace(/\D/g, ''));
    // Two numbers without anything between them.
    const [, one, other] = TWO_MOBILES.exec(digits) ?? [];
    if (one !== undefined && other !== undefined) found.mobiles.push(one, other);
    else if (LANDLINE.test(part)) found.landlines.push(part.trim());
    else if (digits.length === 10) found.mobiles.push(digits);
    else if (digits !== '') found.rest.push(digits);
  }
  return found;
}

const TWO_MOBILES = /^([6-9]\d{9})([6-9]\d{9})$/;

/**
 * How a landline of Chhattisgarh is written: 0, an area code of 77 or 78 that stands apart, and the rest, all with eleven digits.
 * Mobile numbers, some of which begin with 77 and 78, are not written so; without a gap it may be either.
 */
const LANDLINE =
  /^(?:\D*91)?[^\d]*0[^\d]*(?:7[78]\d[^\d]+\d(?:[^\d]*\d){6}|7[78]\d{2}[^\d]+\d(?:[^\d]*\d){5})[^\d]*$/;
export const MAYBE_LANDLINE = /^[^\d]*07[78]\d{8}[^\d]*$/;
