import type { Language } from '@rto-desk/contract/words/words';
import { readStored, writeStored } from '../browserStorage.ts';

const KEY = 'rto-desk.language';

/** In the order in which the switch offers them. */
export const languages: readonly Language[] = ['en', 'hi'];

const isLanguage = (code: string | null): code is Language => languages.some(language => language === code);

let chosen: Language | null = null;

const listeners = new Set<() => void>();

/** Calls the listener whenever another language is spoken from now on. */
export function onLanguageChange(listener: () => void): void {
  listeners.add(listener);
}

/** The language the person reads: the one chosen here before, else the first of the browser's that is spoken. */
export function currentLanguage(): Language {
  if (chosen !== null) return chosen;
  const remembered = readStored(KEY);
  if (isLanguage(remembered)) return remembered;
  return navigator.languages.map(code => code.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** Tells the document, for screen readers, fonts and hyphenation, and the calls from now on. */
export function setLanguage(language: Language): void {
  const isOther = chosen !== null && chosen !== language;
  chosen = language;
  document.documentElement.lang = language;
  if (isOther) for (const listener of listeners) listener();
}

/** Keeps a person's choice for their next visit. */
export function rememberLanguage(language: Language): void {
  writeStored(KEY, language);
}
