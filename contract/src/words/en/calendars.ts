import type { CalendarContent } from '../../calendar.ts';

/** Calendars under Account Settings. */
export const calendars = {
  title: 'Calendars',
  why: 'See expiry dates in the calendar of your phone or computer. It shows registration numbers and document types, no names.',
  staffWhy:
    'See calls and jobs in the calendar of your phone or computer. It shows registration numbers, no names.',
  add: 'Add calendar',
  contents: { expiries: 'Expiry dates', jobs: 'My jobs' } satisfies Record<CalendarContent, string>,
  calls: 'People to call',
  what: 'Shows',
  create: 'Create calendar',
  made: 'Calendar created',
  copyNow:
    'Copy this address and add it in your calendar as a calendar from a URL. It is not shown again. Anyone who has it can read the calendar.',
  copy: 'Copy address',
  close: 'Done',
  since: (what: string, day: string) => `${what}, created on ${day}`,
  remove: 'Remove',
  removeOf: (what: string) => `Remove calendar: ${what}`,
  removeQuestion: 'Remove this calendar? Its address stops working at once.',
  removeFailed: 'Could not remove the calendar.',
  saveFailed: 'Could not create the calendar.',
};

export type CalendarsTexts = typeof calendars;

/** What the server says of calendars, and in them. */
export const calendarAnswers = {
  removed: 'Calendar removed.',
  most: (most: number) => `You have ${most} calendars. Remove one first.`,
  staffOnly: 'Only staff have a calendar of jobs.',
  tooMany: 'Too many calendar requests. Try again later.',
  ends: (what: string) => `${what} expires`,
  call: (what: string) => `Call: ${what}`,
  citizen: (id: number) => `citizen ${id}`,
  due: (job: string) => `Job due: ${job}`,
};
