import { en } from '@rto-desk/contract/words/en';
import type { Language } from '@rto-desk/contract/words/languages';
import type { Words } from '@rto-desk/contract/words/words';
import { createContext, useContext } from 'react';

interface Spoken {
  language: Language;
  words: Words;
  /** Loads the texts of another language and shows them; what is typed in forms stays. */
  speak: (language: Language) => Promise<void>;
}

export const WordsContext = createContext<Spoken>({
  language: 'en',
  words: en,
  speak: async () => undefined,
});

/** Every text a person reads, in their language. */
export const useWords = (): Words => useContext(WordsContext).words;

export const useLanguage = () => useContext(WordsContext);
