import { type TellingWords, tellingWords } from '@rto-desk/contract/words/telling/index';
import { useLanguage } from '../../words/useWords.ts';

/** What is said of reminders and of telling many, in the reader's language. It comes with these screens, so that no other carries it. */
export function useTellingWords(): TellingWords {
  return tellingWords[useLanguage().language];
}
