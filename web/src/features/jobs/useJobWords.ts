import { type JobScreenWords, jobScreenWords } from '@rto-desk/contract/words/job-screens/index';
import { useLanguage } from '../../words/useWords.ts';

/** What is said of jobs, in the reader's language. It comes with these screens, so that no other carries it. */
export function useJobWords(): JobScreenWords {
  return jobScreenWords[useLanguage().language];
}
