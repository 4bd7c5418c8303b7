import { type DateRuleWords, dateRuleWords } from '@rto-desk/contract/words/date-rules/index';
import { useLanguage } from '../../words/useWords.ts';

/** What the screen of the rules says, in the reader's language. It comes with it, so that no other carries it. */
export function useDateRuleWords(): DateRuleWords {
  return dateRuleWords[useLanguage().language];
}
