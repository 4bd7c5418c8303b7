import type { learnerList } from '@rto-desk/contract/learner';
import type { QueryOf } from '@rto-desk/contract/list';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';

const ROOT = 'learners';

export const learnersPage = (query: QueryOf<typeof learnerList>) =>
  queryOptions({
    queryKey: [ROOT, query],
    queryFn: ({ signal }) => call('GET /jobs/learners', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** After a licence was made, a test recorded or a learner notified: fetch all lists and counts of them again. */
export function refreshLearners(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [ROOT] });
  void client.invalidateQueries({ queryKey: ['dashboard'] });
  void refreshRecords(client);
}
