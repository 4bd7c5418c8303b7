import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const ROOT = 'reminders';
export const remindersKey = [ROOT];

export const reminderSettings = queryOptions({
  queryKey: [ROOT, 'settings'],
  queryFn: ({ signal }) => call('GET /admin/reminders', { signal }),
});

export const dueReminders = queryOptions({
  queryKey: [ROOT, 'due'],
  queryFn: ({ signal }) => call('GET /admin/reminders/due', { signal }),
});
