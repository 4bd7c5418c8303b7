import { type HelpWords, helpWords } from '@rto-desk/contract/words/help/index';
import { useLanguage } from '../../words/useWords.ts';

/** What is said around the guide, in the reader's language. It comes with these screens, so that no other carries it. */
export function useHelpWords(): HelpWords {
  return helpWords[useLanguage().language];
}
