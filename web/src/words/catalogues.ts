import type { Language, PublicWords, Words } from '@rto-desk/contract/words/words';

export interface Texts<T> {
  load: (language: Language) => Promise<T>;
  loaded: (language: Language) => T | undefined;
}

const all: Texts<unknown>[] = [];

/**
 * Texts that are a file of their own in each language. A page loads the language that it shows, and each once; after a failure
 * the next who needs it asks again.
 */
export function byLanguage<T>(files: Readonly<Record<Language, () => Promise<T>>>): Texts<T> {
  const loading = new Map<Language, Promise<T>>();
  const loaded = new Map<Language, T>();
  const load = (language: Language): Promise<T> => {
    const asked = loading.get(language);
    if (asked !== undefined) return asked;
    const asking = files[language]();
    loading.set(language, asking);
    asking.then(
      texts => {
        loaded.set(language, texts);
        // React's `use` reads these and goes on at once, where it would wait for a promise that it sees for the first time.
        Object.assign(asking, { status: 'fulfilled', value: texts });
      },
      () => loading.delete(language),
    );
    return asking;
  };
  const texts = { load, loaded: (language: Language) => loaded.get(language) };
  all.push(texts);
  return texts;
}

/** Loads in another language what is loaded in this one, so that what is on the screen goes on being shown. */
export async function loadSame(shown: Language, wanted: Language): Promise<void> {
  const needed = all.filter(({ loaded }) => loaded(shown) !== undefined);
  await Promise.all(needed.map(({ load }) => load(wanted)));
}

/** Loads all texts of the modules that are loaded, for tests. */
export async function loadAll(language: Language): Promise<void> {
  await Promise.all(all.map(({ load }) => load(language)));
}

/** What visitors read. */
export const { load: loadPublicWords } = byLanguage<PublicWords>({
  en: async () => (await import('@rto-desk/contract/words/en/public')).publicEn,
  hi: async () => (await import('@rto-desk/contract/words/hi/public')).publicHi,
});

/** What the screens of those who are signed in come with; groups of pages add their own (`pageTexts.ts`). */
export const { load: loadWords, loaded: loadedWords } = byLanguage<Words>({
  en: async () => (await import('@rto-desk/contract/words/en')).en,
  hi: async () => (await import('@rto-desk/contract/words/hi')).hi,
});
