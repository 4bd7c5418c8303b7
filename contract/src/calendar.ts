import { choice, required } from './fields.ts';
import { list } from './list.ts';

/** What a calendar shows: days on which documents end, or staff call; days on which assigned jobs are due. */
export const calendarContents = ['expiries', 'jobs'] as const;
export type CalendarContent = (typeof calendarContents)[number];

export const calendarFields = { what: choice(calendarContents, required) };

export const calendarList = list({}, [15, 50, 100]);

/** The most calendars of an account. */
export const MAX_CALENDARS = 10;
/** The most events of a calendar, the soonest first. */
export const MAX_EVENTS = 500;
/** For how many days a calendar still shows what is over. */
export const PAST_DAYS = 30;
