import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const ROOT = 'reminders';
export const remindersKey = [ROOT];

export const reminderSettings = queryOptions({
  queryKey: [ROOT, 'settings'],
  queryFn: ({ signal }) => call('GET /admin/reminders', { signal }),
});

export const remindersTomorrow = queryOptions({
  queryKey: [ROOT, 'tomorrow'],
  queryFn: ({ signal }) => call('GET /admin/reminders/tomorrow', { signal }),
});

export const reminderProgress = queryOptions({
  queryKey: [ROOT, 'progress'],
  queryFn: ({ signal }) => call('GET /admin/reminders/progress', { signal }),
  refetchInterval: query =>
    (query.state.data?.waiting ?? 0) + (query.state.data?.due ?? 0) > 0 ? 3_000 : 30_000,
});

export const dueReminders = (page: number) =>
  queryOptions({
    queryKey: [ROOT, 'due', page],
    queryFn: ({ signal }) => call('GET /admin/reminders/due', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
