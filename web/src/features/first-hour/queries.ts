import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** How far the office is; asked again as long as a test message is under way. */
export const firstHour = queryOptions({
  queryKey: ['first-hour'],
  queryFn: ({ signal }) => call('GET /admin/first-hour', { signal }),
  refetchInterval: ({ state: { data } }) => {
    const tests = data === undefined ? [] : Object.values(data.tests);
    return tests.some(({ last }) => last === 'queued' || last === 'sending') && 2_000;
  },
});
