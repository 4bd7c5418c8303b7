import { type DuplicateWords, duplicateWords } from '@rto-desk/contract/words/duplicates/index';
import { useLanguage } from '../../words/useWords.ts';

/** What is said of duplicates, in the reader's language. It comes with these screens, so that no other carries it. */
export function useDuplicateWords(): DuplicateWords {
  return duplicateWords[useLanguage().language];
}
