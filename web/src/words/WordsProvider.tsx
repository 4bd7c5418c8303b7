import type { Language } from '@rto-desk/contract/words/words';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { loadSame } from './catalogues.ts';
import { rememberLanguage, setLanguage } from './language.ts';
import { WordsContext } from './useWords.ts';

/** Gives the screens their texts, in the language that they begin with until another is chosen. */
export function WordsProvider({ language: first, children }: { language: Language; children: ReactNode }) {
  const [language, setSpoken] = useState(first);
  const speak = useCallback(
    async (wanted: Language) => {
      await loadSame(language, wanted);
      setLanguage(wanted);
      rememberLanguage(wanted);
      setSpoken(wanted);
    },
    [language],
  );
  const value = useMemo(() => ({ language, speak }), [language, speak]);
  return <WordsContext value={value}>{children}</WordsContext>;
}
