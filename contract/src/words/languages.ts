import { en } from './en.ts';
import { hi } from './hi.ts';
import type { Words } from './words.ts';

/** The languages that the desk speaks, by their code; the first is used where none of the reader's is spoken. */
const catalogues = { en, hi } as const satisfies Record<string, Words>;

export type Language = keyof typeof catalogues;

/** The catalogue for an `Accept-Language` header; the order in it counts, weights do not. */
export function wordsFor(acceptLanguage: string | undefined): Words {
  const wanted = (acceptLanguage ?? '').split(',').map(part => part.trim().slice(0, 2).toLowerCase());
  const spoken = wanted.find((code): code is Language => Object.hasOwn(catalogues, code));
  return catalogues[spoken ?? 'en'];
}

/** The language that a catalogue is in, also as citizens read it. */
export function languageOf(words: Words): Language {
  return words.general === catalogues.hi.general ? 'hi' : 'en';
}
