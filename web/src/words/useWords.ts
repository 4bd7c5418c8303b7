import { publicEn } from '@rto-desk/contract/words/en/public';
import type { Language } from '@rto-desk/contract/words/languages';
import type { PublicWords, Words } from '@rto-desk/contract/words/words';
import { createContext, use, useContext } from 'react';
import { loadedWords, loadWords } from './catalogues.ts';

interface Spoken {
  language: Language;
  words: PublicWords;
  /** Loads the texts of another language and shows them; what is typed in forms stays. */
  speak: (language: Language) => Promise<void>;
}

export const WordsContext = createContext<Spoken>({
  language: 'en',
  words: publicEn,
  speak: async () => undefined,
});

/**
 * Every text a person reads, in their language. On the screens of those who are signed in: they come with the whole
 * catalogue, which a component elsewhere would have to wait for.
 */
export function useWords(): Words {
  const { language } = useContext(WordsContext);
  return use(loadWords(language));
}

/**
 * The texts that visitors read: on their screens, around every screen and in whatever both have. Where the whole catalogue
 * is here the labels of all kinds are among them.
 */
export function usePublicWords(): PublicWords {
  const { language, words } = useContext(WordsContext);
  return loadedWords(language) ?? words;
}

export const useLanguage = () => useContext(WordsContext);
