import { type AnyKind, kindOfType } from '../kinds/index.ts';
import type { Words } from './words.ts';

/** What people read for the type of documents of a kind: what reports call it, unless the words say otherwise. */
export function typeOf(kind: AnyKind, words: Words): string {
  return words.kinds[kind.slug].type ?? kind.type;
}

/** The same for a type that an answer names, such as "Speed Gov.". */
export function typeName(type: string, words: Words): string {
  const kind = kindOfType(type);
  return kind === undefined ? type : typeOf(kind, words);
}
