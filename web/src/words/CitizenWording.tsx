import { type ReactNode, useMemo } from 'react';
import { useLanguage, WordsContext } from './useWords.ts';

/** What is inside says things as citizens do, not as the office does. */
export function CitizenWording({ children }: { children: ReactNode }) {
  const spoken = useLanguage();
  const own = useMemo(() => ({ ...spoken, toCitizens: true }), [spoken]);
  return <WordsContext value={own}>{children}</WordsContext>;
}
