import { hi } from '@rto-desk/contract/words/hi';
import { type MergeWords, mergeWords } from '@rto-desk/contract/words/merges/index';
import type { Sentence, Words } from '@rto-desk/contract/words/words';

/** What is said of merges, in the language of a catalogue. */
export function mergeWordsIn(words: Words): MergeWords {
  return words === hi ? mergeWords.hi : mergeWords.en;
}

/** A text about merges as a sentence that an error carries. */
export function mergeSentence(say: (words: MergeWords) => string): Sentence {
  return words => say(mergeWordsIn(words));
}
