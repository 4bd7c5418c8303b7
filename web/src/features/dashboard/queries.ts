import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** The key of all that the dashboard shows begins with it. */
export const DASHBOARD = 'dashboard';

export const staffStats = queryOptions({
  queryKey: [DASHBOARD, 'stats'],
  queryFn: ({ signal }) => call('GET /dashboard/stats', { signal }),
});

export const userStats = queryOptions({
  queryKey: [DASHBOARD, 'user-stats'],
  queryFn: ({ signal }) => call('GET /dashboard/user-stats', { signal }),
});

export const expiringWeeks = queryOptions({
  queryKey: [DASHBOARD, 'expiring'],
  queryFn: ({ signal }) => call('GET /dashboard/expiring', { signal }),
});

export const requestWeeks = queryOptions({
  queryKey: [DASHBOARD, 'requests'],
  queryFn: ({ signal }) => call('GET /dashboard/requests', { signal }),
});

export const messageWeeks = queryOptions({
  queryKey: [DASHBOARD, 'messages'],
  queryFn: ({ signal }) => call('GET /dashboard/messages', { signal }),
});

export const upcoming = queryOptions({
  queryKey: [DASHBOARD, 'upcoming'],
  queryFn: ({ signal }) => call('GET /dashboard/upcoming', { signal }),
});
