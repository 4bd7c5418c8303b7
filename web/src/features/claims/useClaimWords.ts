import { type ClaimWords, claimWords } from '@rto-desk/contract/words/claims/index';
import { useLanguage } from '../../words/useWords.ts';

/** What is said of claims, in the reader's language. It comes with these screens, so that no other carries it. */
export function useClaimWords(): ClaimWords {
  return claimWords[useLanguage().language];
}
