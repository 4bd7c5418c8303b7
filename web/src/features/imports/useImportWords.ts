import { type ImportWords, importWords } from '@rto-desk/contract/words/imports/index';
import { useLanguage } from '../../words/useWords.ts';

/** What is said of lists, in the reader's language. It comes with these screens, so that no other carries it. */
export function useImportWords(): ImportWords {
  return importWords[useLanguage().language];
}
