import { z } from 'zod';
import { documentTypes } from '../kinds/index.ts';
import { messageStates } from '../message-states.ts';
import { requestStatuses } from '../service-request.ts';
import type { EndpointTable } from './endpoint.ts';

/** How many weeks ahead and back the pictures of the staff's dashboard look. */
export const dashboardWeeks = 8;
/** How many of one's own documents that expire next the dashboard names, beside all that have expired. */
export const upcomingDocuments = 6;

const weekOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  // A week begins on Monday; `from` and `until` are the days of it that the picture covers.
  z.object({ from: z.string(), until: z.string(), ...shape });

const waiting = z.object({
  count: z.int(),
  /** When the oldest of them came in; null where there are none. */
  oldest: z.string().nullable(),
});

const upcoming = z.object({
  type: z.string(),
  citizen_id: z.int(),
  citizen_name: z.string(),
  vehicle_no: z.string().nullable(),
  identifier: z.string(),
  /** The field of this end, where the document has more than one. */
  end: z.string().nullable(),
  expiry_date: z.string(),
  /** Until when the holder says that it has been renewed, which staff have not looked at yet. */
  holder_until: z.string().nullable(),
  url: z.string(),
});
export type Upcoming = z.infer<typeof upcoming>;

export const dashboardEndpoints = {
  'GET /dashboard/stats': {
    summary: 'Get the figures of the staff dashboard: requests, citizens and accounts in scope',
    audience: 'staff',
    answer: z.object({ pending_requests: z.int(), total_citizens: z.int(), total_users: z.int() }),
  },
  'GET /dashboard/waiting': {
    summary:
      'Count what waits for staff today: requests, inquiries, messages, and documents that expire in the next seven days',
    audience: 'staff',
    answer: z.object({
      requests: waiting,
      inquiries: waiting,
      /** Current documents of which something required is not known. */
      to_complete: z.int(),
      /** Of the states that wait for a person. */
      messages: z.object({ manual: z.int(), failed: z.int(), unknown: z.int() }),
      /** Unread replies; null without a provider, which would deliver them. */
      inbox: z.int().nullable(),
      /** Current documents, those of today included. */
      expiring: z.int(),
    }),
  },
  'GET /dashboard/user-stats': {
    summary: 'Get the figures of a user’s dashboard: requests, licences and vehicles',
    audience: 'user',
    answer: z.object({
      pending_requests_count: z.int(),
      ll_count: z.int(),
      dl_count: z.int(),
      vehicle_count: z.int(),
    }),
  },
  'GET /dashboard/expiring': {
    summary: 'Count the current documents in scope that expire in each of the next weeks, by type',
    audience: 'staff',
    answer: z.object({
      weeks: z.array(
        weekOf({ counts: z.array(z.object({ type: z.enum(documentTypes), documents: z.int() })) }),
      ),
    }),
  },
  'GET /dashboard/requests': {
    summary: 'Count the service requests in scope of each of the last weeks, by their present status',
    audience: 'staff',
    answer: z.object({
      weeks: z.array(
        weekOf({ counts: z.array(z.object({ status: z.enum(requestStatuses), requests: z.int() })) }),
      ),
    }),
  },
  'GET /dashboard/messages': {
    summary: 'Count the messages in scope of each of the last weeks, by their present state',
    audience: 'staff',
    answer: z.object({
      weeks: z.array(
        weekOf({ counts: z.array(z.object({ state: z.enum(messageStates), messages: z.int() })) }),
      ),
    }),
  },
  'GET /dashboard/upcoming': {
    summary: "The caller's own current documents that expire next or have expired, soonest first",
    audience: 'user',
    answer: z.object({ documents: z.array(upcoming) }),
  },
} satisfies EndpointTable;
export type Waiting = z.infer<(typeof dashboardEndpoints)['GET /dashboard/waiting']['answer']>;
export type ExpiringWeek = z.infer<
  (typeof dashboardEndpoints)['GET /dashboard/expiring']['answer']
>['weeks'][number];
export type MessagesWeek = z.infer<
  (typeof dashboardEndpoints)['GET /dashboard/messages']['answer']
>['weeks'][number];
export type RequestsWeek = z.infer<
  (typeof dashboardEndpoints)['GET /dashboard/requests']['answer']
>['weeks'][number];
