import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const ROOT = 'dashboard';

export const staffStats = queryOptions({
  queryKey: [ROOT, 'stats'],
  queryFn: ({ signal }) => call('GET /dashboard/stats', { signal }),
});

export const userStats = queryOptions({
  queryKey: [ROOT, 'user-stats'],
  queryFn: ({ signal }) => call('GET /dashboard/user-stats', { signal }),
});

export const expiringWeeks = queryOptions({
  queryKey: [ROOT, 'expiring'],
  queryFn: ({ signal }) => call('GET /dashboard/expiring', { signal }),
});

export const requestWeeks = queryOptions({
  queryKey: [ROOT, 'requests'],
  queryFn: ({ signal }) => call('GET /dashboard/requests', { signal }),
});

export const messageWeeks = queryOptions({
  queryKey: [ROOT, 'messages'],
  queryFn: ({ signal }) => call('GET /dashboard/messages', { signal }),
});

export const upcoming = queryOptions({
  queryKey: [ROOT, 'upcoming'],
  queryFn: ({ signal }) => call('GET /dashboard/upcoming', { signal }),
});
