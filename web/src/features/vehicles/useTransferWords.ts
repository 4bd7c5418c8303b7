import { transferWords } from '@rto-desk/contract/words/transfers/index';
import { useLanguage, useWords } from '../../words/useWords.ts';

/** What the forms of transfers and owners say, in the reader's language. It comes with them, so that no page carries it. */
export function useTransferWords() {
  return { ...useWords().transfers, ...transferWords[useLanguage().language] };
}
