import { splitClasses } from '@rto-desk/contract/fields';
import type { PublicWords } from '@rto-desk/contract/words/words';

/** A stored value as people read it in their language: a state, an office (`CG-04: Raipur`), a type, a choice. */
export function shownValue(value: string, words: PublicWords): string {
  const office = /^(CG-\d\d: )(.+)$/.exec(value);
  if (office !== null) return `${office[1]}${shownValue(office[2] ?? '', words)}`;
  return Object.hasOwn(words.values, value) ? (words.values[value] ?? value) : value;
}

/** Several stored values in one text (`MCWG, Road Roller`) as people read them; empty for none. */
export function shownList(joined: string | null, words: PublicWords): string {
  return splitClasses(joined ?? '')
    .map(item => shownValue(item, words))
    .join(', ');
}
