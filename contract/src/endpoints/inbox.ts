import { z } from 'zod';
import { inboundKinds, inboxList } from '../inbox.ts';
import { messageFields } from '../message.ts';
import { fieldsSchema } from '../validation.ts';
import { type EndpointTable, idParams, pageOf } from './endpoint.ts';
import { listQuery } from './list-query.ts';
import { message } from './messages.ts';

const inbound = z
  .object({
    id: z.int(),
    /**
     * Ten digits; with `+` and the country's code where it is not of India; Meta's id of who shows no number
     * (`IN.1234567890`).
     */
    mobile: z.string(),
    /** What calls itself who shows no number: `@name` where it is a user name; null for all others. */
    name: z.string().nullable(),
    kind: z.enum(inboundKinds),
    /** What they wrote or chose, or what stands below a picture; files are named and never fetched. */
    text: z.string().nullable(),
    said_at: z.string(),
    /** When a clerk marked it as dealt with, or null. */
    read_at: z.string().nullable(),
    read_by: z.string().nullable(),
    /** Some of those whose number it is, and how many they are. */
    persons: z.array(z.object({ id: z.int(), name: z.string() })),
    persons_count: z.int(),
    reminders_stopped: z.boolean(),
    /** Until when the number can be answered directly; null where it cannot. */
    direct_until: z.string().nullable(),
  })
  .meta({ id: 'InboundMessage' });
export type InboundMessage = z.infer<typeof inbound>;

export const inboxEndpoints = {
  'GET /inbox': {
    summary: 'List the incoming WhatsApp messages, newest first',
    audience: 'staff',
    query: listQuery(inboxList),
    answer: pageOf(inbound),
  },
  'POST /inbox/{id}/read': {
    summary: 'Mark an incoming message as done',
    audience: 'staff',
    params: idParams,
    answer: inbound,
  },
  'POST /inbox/{id}/answer': {
    summary:
      'Reply to an incoming message and mark it as done: directly within a day of its last message, later 409; or manually',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(messageFields).and(z.object({ by_hand: z.boolean().optional() })),
    idempotent: true,
    status: 201,
    answer: message,
  },
} satisfies EndpointTable;
