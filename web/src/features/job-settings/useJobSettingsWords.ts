import { type JobSettingsWords, jobSettingsWords } from '@rto-desk/contract/words/job-settings/index';
import { useLanguage } from '../../words/useWords.ts';

/** What is said where admins set how jobs go, in the reader's language. It comes with these screens, so that no other carries it. */
export function useJobSettingsWords(): JobSettingsWords {
  return jobSettingsWords[useLanguage().language];
}
