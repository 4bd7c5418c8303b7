import { type Field, normaliseTyped } from '@rto-desk/contract/fields';
import { normaliseMobile, plainSigns } from '@rto-desk/contract/normalise';

/**
 * How a field shows its text while one types: numbers in upper case, compact numbers without spaces, a mobile as it is stored as
 * soon as it is one.
 */
export function liveFormat(field: Field, typed: string): string {
  switch (field.type) {
    case 'number':
      // A blank at the end is the beginning of the next word.
      return field.compact
        ? normaliseTyped(field, typed)
        : `${plainSigns(typed)}${/\S\s$/.test(typed) ? ' ' : ''}`.toUpperCase();
    case 'mobile':
      return normaliseMobile(typed);
    default:
      return typed;
  }
}

/**
 * Whether a typed key takes a text beyond what the field can hold: an eleventh digit of a mobile. One that begins with
 * `+` or 91 may still turn out to be +91 and ten digits.
 */
export function isTooLong(field: Field, typed: string): boolean {
  if (field.type !== 'mobile') return false;
  const digits = normaliseMobile(typed).replace(/[\s().-]/g, '');
  const most = digits.startsWith('+') ? 13 : digits.startsWith('91') ? 12 : 10;
  return digits.length > most;
}
