import { type HistoryWords, historyWords } from '@rto-desk/contract/words/history/index';
import { useLanguage } from '../../words/useWords.ts';

/** What is said of the history, in the reader's language. It comes with these screens, so that no other carries it. */
export function useHistoryWords(): HistoryWords {
  return historyWords[useLanguage().language];
}
