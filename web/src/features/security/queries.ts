import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const devices = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => call('GET /me/sessions', { signal }),
});

export const securitySettings = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => call('GET /admin/security', { signal }),
});
