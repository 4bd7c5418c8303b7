import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const branches = queryOptions({
  queryKey: ['branches'],
  queryFn: ({ signal }) => call('GET /admin/branches', { signal }),
  staleTime: 5 * 60_000,
});
