import { type AnyKind, kindOfType } from '../kinds/index.ts';
import type { Words } from './words.ts';

/** What people read for the type of documents of a kind: what reports call it, unless the words say otherwise. */
export function typeOf(kind: AnyKind, words: Words): string {
  return words.kinds[kind.slug].type ?? kind.type;
}

/** What an end of a document is called beside its others; null of its only one. */
export function endName(kind: AnyKind, end: string | null, words: Words): string | null {
  return end === null ? null : (words.kinds[kind.slug].ends?.[end] ?? null);
}

/** The same for a type that an answer names, such as "Speed Gov.", and one of its several ends. */
export function typeName(type: string, words: Words, end: string | null = null): string {
  const kind = kindOfType(type);
  if (kind === undefined) return type;
  const part = endName(kind, end, words);
  return part === null ? typeOf(kind, words) : `${typeOf(kind, words)} (${part})`;
}
