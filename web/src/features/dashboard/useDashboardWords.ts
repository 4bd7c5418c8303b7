import { type DashboardWords, dashboardWords } from '@rto-desk/contract/words/dashboard/index';
import { useLanguage } from '../../words/useWords.ts';

/** What is said of the dashboard, in the reader's language. It comes with these screens, so that no other carries it. */
export function useDashboardWords(): DashboardWords {
  return dashboardWords[useLanguage().language];
}
