import { type RowWords, rowWords } from '@rto-desk/contract/words/imports/rows';
import { languageOf } from '@rto-desk/contract/words/languages';
import type { Sentence, Words } from '@rto-desk/contract/words/words';

/** What is said of rows, in the language of a catalogue. */
export function rowWordsIn(words: Words): RowWords {
  return rowWords[languageOf(words)];
}

/** A text about rows as a sentence that an error carries. */
export function rowSentence(say: (words: RowWords) => string): Sentence {
  return words => say(rowWordsIn(words));
}
