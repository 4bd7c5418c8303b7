import { en } from '@rto-desk/contract/words/en';
import type { Language } from '@rto-desk/contract/words/languages';
import type { Words } from '@rto-desk/contract/words/words';

/** English comes with the pages; another language is a line here and is loaded when it is chosen. */
const catalogues: Record<Language, () => Promise<Words>> = {
  en: async () => en,
  hi: async () => (await import('@rto-desk/contract/words/hi')).hi,
};

export const languages = Object.keys(catalogues).filter(isLanguage);

export const loadWords = (language: Language): Promise<Words> => catalogues[language]();

export function isLanguage(code: string | null): code is Language {
  return code !== null && Object.hasOwn(catalogues, code);
}
