import { publicEn } from '@rto-desk/contract/words/en/public';
import type { Language } from '@rto-desk/contract/words/languages';
import type { PublicWords, Words } from '@rto-desk/contract/words/words';

interface Catalogue {
  /** What visitors read. */
  visitors: () => Promise<PublicWords>;
  /** What everybody reads, visitors included. */
  whole: () => Promise<Words>;
}

/** What visitors read in English comes with the pages; another language is an entry here and is loaded when it is chosen. */
const catalogues: Record<Language, Catalogue> = {
  en: {
    visitors: async () => publicEn,
    whole: async () => (await import('@rto-desk/contract/words/en')).en,
  },
  hi: {
    visitors: async () => (await import('@rto-desk/contract/words/hi/public')).publicHi,
    whole: async () => (await import('@rto-desk/contract/words/hi')).hi,
  },
};

export const languages = Object.keys(catalogues).filter(isLanguage);

export const loadPublicWords = (language: Language): Promise<PublicWords> => catalogues[language].visitors();

const loaded = new Map<Language, Words>();
const loading = new Map<Language, Promise<Words>>();

/** The whole catalogue of a language, asked for once; after a failure the next who needs it asks again. */
export function loadWords(language: Language): Promise<Words> {
  const asked = loading.get(language);
  if (asked !== undefined) return asked;
  const asking = catalogues[language].whole();
  loading.set(language, asking);
  asking.then(
    words => {
      loaded.set(language, words);
      // React's `use` reads these and goes on at once, where it would wait for a promise that it sees for the first time.
      Object.assign(asking, { status: 'fulfilled', value: words });
    },
    () => loading.delete(language),
  );
  return asking;
}

/** The whole catalogue of a language, where it is here. */
export const loadedWords = (language: Language): Words | undefined => loaded.get(language);

export function isLanguage(code: string | null): code is Language {
  return code !== null && Object.hasOwn(catalogues, code);
}
