import { type InboxWords, inboxWords } from '@rto-desk/contract/words/inbox/index';
import { useLanguage } from '../../words/useWords.ts';

/** What is said of the inbox and of the hand run, in the reader's language. It comes with these screens, so that no other carries it. */
export function useInboxWords(): InboxWords {
  return inboxWords[useLanguage().language];
}
