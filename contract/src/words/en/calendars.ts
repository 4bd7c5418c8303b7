import type { CalendarContent } from '../../calendar.ts';

/** Calendars under Account Settings. */
export const calendars = {
  title: 'Calendars',
  why: 'See expiry dates in the calendar of your phone or computer. It shows registration numbers and document types, but no names.',
  staffWhy:
    'See calls and jobs in the calendar of your phone or computer. It shows registration numbers, but no names.',
  add: 'Add calendar',
  contents: { expiries: 'Expiry dates', jobs: 'My jobs' } satisfies Record<CalendarContent, string>,
  calls: 'People to call',
  what: 'Calendar shows',
  create: 'Create calendar',
  made: 'Calendar created',
  copyNow:
    'Copy this link. In your calendar app, choose “Add from link” or “From URL” and paste it. It is not shown again. Anyone who has the link can see the calendar.',
  copy: 'Copy link',
  close: 'Done',
  since: (what: string, day: string) => `${what}, created on ${day}`,
  remove: 'Remove',
  removeOf: (what: string) => `Remove calendar: ${what}`,
  removeQuestion: 'Remove this calendar? Its link stops working at once.',
  removeFailed: 'Could not remove the calendar.',
  saveFailed: 'Could not create the calendar.',
};

export type CalendarsTexts = typeof calendars;

/** What the server says of calendars, and in them. */
export const calendarAnswers = {
  removed: 'Calendar removed.',
  most: (most: number) => `You have ${most} calendars. Remove one first.`,
  staffOnly: 'Job calendars are for staff only.',
  tooMany: 'Too many calendar requests. Try again later.',
  ends: (what: string) => `${what} expires`,
  call: (what: string) => `Call: ${what}`,
  citizen: (id: number) => `citizen ${id}`,
  due: (job: string) => `Job due: ${job}`,
};
