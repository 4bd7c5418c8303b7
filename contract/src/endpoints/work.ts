import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

export const workEndpoints = {
  'GET /jobs/work': {
    summary: "What waits for the caller and for their office; each a count of a list's rows, up to 1,001",
    audience: 'staff',
    answer: z.object({
      /** `GET /jobs?status=open&assignee=me` */
      mine: z.int(),
      /** `GET /jobs?status=open&assignee=none` */
      unassigned: z.int(),
      /** The first row of that list, or null where it has none. */
      first_unassigned: z.int().nullable(),
      /** `GET /jobs?overdue=1` */
      overdue: z.int(),
      /** `GET /jobs?to_return=1` */
      papers_to_return: z.int(),
      /** `GET /jobs/learners?tab=ready` */
      learners_ready: z.int(),
      /** `GET /self-declared` */
      self_declared: z.int(),
      /** `GET /claims` */
      claims: z.int(),
      /** `GET /admin/document-inquiries?status=new` */
      inquiries: z.int(),
      /** `GET /admin/messages?state=manual` */
      to_send: z.int(),
      /** `GET /register-entries?open=1&assigned_to=me` */
      register: z.int(),
      /** `GET /follow-ups?due=1` */
      to_call: z.int(),
      /** Breaches of which the Board was not told yet, for admins; and when the first of them must be reported. */
      breaches: z.int(),
      breach_due_at: z.string().nullable(),
      /** `GET /privacy-requests?state=open`, for admins. */
      privacy_requests: z.int(),
      /** When the oldest of each came in; null where there is none, or more than are counted. */
      oldest: z.object({
        mine: z.string().nullable(),
        unassigned: z.string().nullable(),
        overdue: z.string().nullable(),
        self_declared: z.string().nullable(),
        claims: z.string().nullable(),
        to_send: z.string().nullable(),
        register: z.string().nullable(),
        privacy_requests: z.string().nullable(),
      }),
      /** Unread replies. */
      inbox: z.int(),
      /** Current documents that end in the next seven days, that of today included. */
      ending: z.int(),
    }),
  },
} satisfies EndpointTable;
export type Work = z.infer<(typeof workEndpoints)['GET /jobs/work']['answer']>;
