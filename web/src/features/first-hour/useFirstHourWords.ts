import { type FirstHourWords, firstHourWords } from '@rto-desk/contract/words/first-hour/index';
import { useLanguage } from '../../words/useWords.ts';

/** What is said of the first hour, in the reader's language. It comes with these screens, so that no other carries it. */
export function useFirstHourWords(): FirstHourWords {
  return firstHourWords[useLanguage().language];
}
