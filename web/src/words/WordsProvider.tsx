import type { Language } from '@rto-desk/contract/words/languages';
import type { Words } from '@rto-desk/contract/words/words';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { loadWords } from './catalogues.ts';
import { rememberLanguage, setLanguage } from './language.ts';
import { WordsContext } from './useWords.ts';

interface Props {
  language: Language;
  words: Words;
  children: ReactNode;
}

/** Gives the screens their texts, beginning with a language whose catalogue is loaded. */
export function WordsProvider({ language, words, children }: Props) {
  const [spoken, setSpoken] = useState({ language, words });
  const speak = useCallback(async (wanted: Language) => {
    const loaded = await loadWords(wanted);
    setLanguage(wanted);
    rememberLanguage(wanted);
    setSpoken({ language: wanted, words: loaded });
  }, []);
  const value = useMemo(() => ({ ...spoken, speak }), [spoken, speak]);
  return <WordsContext value={value}>{children}</WordsContext>;
}
