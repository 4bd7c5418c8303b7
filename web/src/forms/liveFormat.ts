import { type Field, numberKey, tidy } from '@rto-desk/contract/fields';

/** What a field shows while one types: numbers in upper case, compact ones and mobiles without gaps. */
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
