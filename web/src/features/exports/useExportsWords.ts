import { type ExportsWords, exportsWords } from '@rto-desk/contract/words/exports/index';
import { useLanguage } from '../../words/useWords.ts';

/** What is said of exports and backups, in the reader's language. It comes with these screens, so that no other carries it. */
export function useExportsWords(): ExportsWords {
  return exportsWords[useLanguage().language];
}
