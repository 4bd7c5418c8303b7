import type { Language } from '@rto-desk/contract/words/languages';
import type { PublicWords } from '@rto-desk/contract/words/words';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { loadedWords, loadPublicWords, loadWords } from './catalogues.ts';
import { rememberLanguage, setLanguage } from './language.ts';
import { WordsContext } from './useWords.ts';

interface Props {
  language: Language;
  words: PublicWords;
  children: ReactNode;
}

/** Gives the screens their texts, beginning with a language of which those of visitors are loaded. */
export function WordsProvider({ language, words, children }: Props) {
  const [spoken, setSpoken] = useState({ language, words });
  const speak = useCallback(
    async (wanted: Language) => {
      // A screen that shows more than visitors read goes on showing it.
      const needsAll = loadedWords(spoken.language) !== undefined;
      const [words] = await Promise.all([loadPublicWords(wanted), needsAll ? loadWords(wanted) : null]);
      setLanguage(wanted);
      rememberLanguage(wanted);
      setSpoken({ language: wanted, words });
    },
    [spoken.language],
  );
  const value = useMemo(() => ({ ...spoken, speak }), [spoken, speak]);
  return <WordsContext value={value}>{children}</WordsContext>;
}
