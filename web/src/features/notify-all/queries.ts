import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { recordsKey } from '../../api/records.ts';

/** The runs that go on, asked for again while there are any; a change to any record refreshes them. */
export const runningNotifyAll = queryOptions({
  queryKey: recordsKey('running-notify-all'),
  queryFn: ({ signal }) => call('GET /reports/expiries/notify-all', { query: {}, signal }),
  refetchInterval: query => ((query.state.data?.meta.total ?? 0) > 0 ? 3_000 : false),
});
