import { type Field, numberKey, tidy } from '@rto-desk/contract/fields';

/** How a field shows its text while one types: numbers in upper case, compact numbers and mobiles without spaces. */
export function liveFormat(field: Field, typed: string): string {
  switch (field.type) {
    case 'number':
      return field.compact ? numberKey(typed) : typed.toUpperCase();
    case 'mobile':
      return mobileAsTyped(tidy(field, typed));
    default:
      return typed;
  }
}

/** At most the ten digits; a number that begins with `+` may still turn out to be `+91` and ten digits. */
function mobileAsTyped(tidied: string): string {
  return tidied.startsWith('+') ? tidied.slice(0, 13) : tidied.slice(0, 10);
}
