import { toCitizens } from '@rto-desk/contract/words/to-citizens';
import type { Language, PublicWords, Words } from '@rto-desk/contract/words/words';
import { createContext, use, useContext } from 'react';
import { loadedWords, loadPublicWords, loadWords } from './catalogues.ts';

interface Spoken {
  language: Language;
  /** Whether citizens read it, who have words of their own for some things (`CitizenWording`). */
  toCitizens?: boolean;
  /** Loads the texts of another language and shows them; what is typed in forms stays. */
  speak: (language: Language) => Promise<void>;
}

export const WordsContext = createContext<Spoken>({ language: 'en', speak: async () => undefined });

/**
 * Every text a person reads, in their language. On the screens of those who are signed in: they come with the whole
 * catalogue, which a component elsewhere would have to wait for.
 */
export function useWords(): Words {
  const spoken = useContext(WordsContext);
  const words = use(loadWords(spoken.language));
  return spoken.toCitizens ? toCitizens(words) : words;
}

/**
 * The texts that visitors read: on their screens, around every screen and in parts that both have; they are here before anything
 * is drawn (`main.ts`). Where the whole catalogue is here the labels of all kinds are among them.
 */
export function usePublicWords(): PublicWords {
  const spoken = useContext(WordsContext);
  const visitors = use(loadPublicWords(spoken.language));
  const words = loadedWords(spoken.language);
  if (words === undefined) return visitors;
  return spoken.toCitizens ? toCitizens(words) : words;
}

export const useLanguage = () => useContext(WordsContext);
