import { type JobAnswerWords, jobAnswerWords } from '@rto-desk/contract/words/job-answers/index';
import { languageOf } from '@rto-desk/contract/words/languages';
import type { Sentence, Words } from '@rto-desk/contract/words/words';

/** What is said of jobs in the language of a catalogue. */
export function jobWordsIn(words: Words): JobAnswerWords {
  return jobAnswerWords[languageOf(words)];
}

/** A sentence of them, for errors. */
export function jobSentence(say: (jobs: JobAnswerWords, words: Words) => string): Sentence {
  return words => say(jobWordsIn(words), words);
}
