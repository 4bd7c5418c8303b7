import { serverEn as en } from './en/server.ts';
import { serverHi as hi } from './hi/server.ts';
import type { Language, ServerWords } from './words.ts';

/** All texts of each language, for the server. A page loads its part of the one that it shows (`web/src/words/catalogues.ts`). */
export const catalogues: Readonly<Record<Language, ServerWords>> = { en, hi };

/** The catalogue for an `Accept-Language` header; the order in it counts, weights do not. English where none of its languages is known. */
export function wordsFor(acceptLanguage: string | undefined): ServerWords {
  const wanted = (acceptLanguage ?? '').split(',').map(part => part.trim().slice(0, 2).toLowerCase());
  const spoken = wanted.find((code): code is Language => Object.hasOwn(catalogues, code));
  return catalogues[spoken ?? 'en'];
}

/**
 * The text at a place of the catalogue (`citizens.newProfile`), with `…` for each value that it mentions.
 * @throws where there is no text
 */
export function textAt(place: string, language: Language): string {
  let found: unknown = catalogues[language];
  for (const name of place.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  }
  if (typeof found === 'function') return String(found('…', '…', '…'));
  if (typeof found !== 'string') throw new Error(`The catalogue has no text ${place}`);
  return found;
}
