import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** What waits for staff, in the bar of every screen and on the dashboard. */
export const waiting = queryOptions({
  queryKey: ['waiting'],
  queryFn: ({ signal }) => call('GET /dashboard/waiting', { signal }),
  staleTime: 60_000,
});
