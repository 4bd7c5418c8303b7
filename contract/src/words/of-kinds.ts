import type { KindWords } from './en/kinds.ts';

/** What the words of kinds add to the labels of all fields, or to all values; there they are found like any other. */
export function ofKinds(kinds: Readonly<Record<string, KindWords>>, what: 'fields' | 'values'): object {
  return Object.assign({}, ...Object.values(kinds).map(words => words[what]));
}
