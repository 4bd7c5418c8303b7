import { z } from 'zod';
import { calendarContents, calendarFields, calendarList } from '../calendar.ts';
import { fieldsSchema } from '../validation.ts';
import { type EndpointTable, idParams, message, pageOf } from './endpoint.ts';
import { listQuery } from './list-query.ts';

const calendar = z
  .object({ id: z.int(), what: z.enum(calendarContents), created_at: z.string() })
  .meta({ id: 'Calendar' });
export type Calendar = z.infer<typeof calendar>;

export const calendarEndpoints = {
  'GET /me/calendars': {
    summary: 'List the caller’s calendars, newest first, without their addresses',
    audience: 'signedIn',
    query: listQuery(calendarList),
    answer: pageOf(calendar),
  },
  // Its answer holds a secret, which no idempotency key may bring back.
  'POST /me/calendars': {
    summary: 'Add a calendar to subscribe to, ten at most; its address is in this answer only',
    audience: 'signedIn',
    body: fieldsSchema(calendarFields),
    status: 201,
    answer: calendar.extend({ url: z.string() }),
  },
  'DELETE /me/calendars/{id}': {
    summary: 'Delete a calendar; its address stops working',
    audience: 'signedIn',
    params: idParams,
    answer: message,
  },
  'GET /calendars/{secret}.ics': {
    summary: 'Read a calendar by its secret address, for calendar programs (RFC 5545)',
    audience: 'anyone',
    params: z.object({ secret: z.string().max(100) }),
    answer: z.string(),
    media: 'text/calendar; charset=utf-8',
  },
} satisfies EndpointTable;
