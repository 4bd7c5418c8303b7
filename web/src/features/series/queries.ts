import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const numberSeries = queryOptions({
  queryKey: ['series'],
  queryFn: async ({ signal }) => (await call('GET /admin/series', { signal })).data,
});

export const deskSettings = queryOptions({
  queryKey: ['desk-settings'],
  queryFn: ({ signal }) => call('GET /admin/desk-settings', { signal }),
});
