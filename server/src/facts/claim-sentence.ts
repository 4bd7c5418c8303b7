import { claimSentences } from '@rto-desk/contract/words/claims/sentences';
import { languageOf } from '@rto-desk/contract/words/languages';
import type { Sentence } from '@rto-desk/contract/words/words';

/** What is said of claims, as a sentence that an error or answer carries. */
export function claimSentence(which: keyof (typeof claimSentences)['en']): Sentence {
  return words => claimSentences[languageOf(words)][which];
}
