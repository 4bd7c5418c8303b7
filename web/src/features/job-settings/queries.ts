import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { refreshJobs } from '../jobs/queries.ts';

/** The days and documents of each service. */
export const serviceSettings = queryOptions({
  queryKey: ['job-services'],
  queryFn: async ({ signal }) => (await call('GET /admin/job-services', { signal })).data,
});

/** After a change, or a possible change by another admin. */
export function refreshJobSettings(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: serviceSettings.queryKey });
  refreshJobs(client);
}
