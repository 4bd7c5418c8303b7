import { z } from 'zod';
import { date, mobile, required, text } from '../fields.ts';
import { channels, messageFields, messageList, purposes, RETRY_DAYS, RETRY_MOST } from '../message.ts';
import { messageStates } from '../message-states.ts';
import { fieldSchema, fieldsSchema } from '../validation.ts';
import { type EndpointTable, id, idParams, page, pageOf } from './endpoint.ts';
import { listQuery } from './list-query.ts';

export const message = z
  .object({
    id: z.int(),
    channel: z.enum(channels),
    purpose: z.enum(purposes),
    state: z.enum(messageStates),
    citizen_id: z.int().nullable(),
    recipient: z.string(),
    recipient_name: z.string(),
    subject: z.string().nullable(),
    /** Null where it opens an account or verifies a contact: `GET /admin/messages/{id}/text`. */
    body: z.string().nullable(),
    attempts: z.int(),
    /** Why the last attempt failed, or null. */
    error: z.string().nullable(),
    created_by: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
    /** When it was handed over, or null. */
    sent_at: z.string().nullable(),
    /** Until when it waits at least while it is queued: for the end of quiet hours, or for the provider; null where it does not. */
    waits_until: z.string().nullable(),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof message>;

const sending = z.object({
  /** The channels whose provider takes nothing: the last refusal, and when it is tried again. */
  paused: z.array(
    z.object({
      channel: z.enum(channels),
      /** Whether the office has to put something right, or waits. */
      concern: z.enum(['office', 'temporary']),
      error: z.string(),
      since: z.string(),
      until: z.string(),
      waiting: z.int(),
    }),
  ),
  /** Work in the background that has failed for good in the last seven days, by its name in the queue. */
  failed_jobs: z.array(z.object({ task: z.string(), count: z.int(), last_at: z.string() })),
});

const preview = z
  .object({
    recipient: z.string(),
    recipient_name: z.string(),
    text: z.string(),
    /** The approved template that goes in place of the text, with the values of its places; null where the text goes. */
    template: z
      .object({ name: z.string(), language: z.string(), parameters: z.array(z.string()) })
      .nullable(),
  })
  .meta({ id: 'NoticePreview' });

/** The second of two equal messages on one day is only sent when it is asked for. */
const again = z.object({ again: z.boolean().optional() });

const one = (summary: string) => ({ summary, audience: 'staff', params: idParams, answer: message }) as const;

export const messageEndpoints = {
  'POST /citizens/{id}/send-message': {
    summary: "Send a message to a citizen's registered mobile by WhatsApp",
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(messageFields).and(again),
    idempotent: true,
    status: 201,
    answer: message,
  },
  'GET /citizens/{id}/messages': {
    summary: 'List the messages to a citizen, newest first',
    audience: 'staff',
    params: idParams,
    query: z.object({ page }),
    answer: pageOf(message),
  },
  'GET /reports/expiries/notification': {
    summary: 'Preview the notice about a document that expires',
    audience: 'staff',
    query: z.object({
      type: z.string().trim().min(1).max(50),
      record_id: id,
      /** Which of its ends, where several are on that day. */
      end: fieldSchema(text(63)),
      expiry_date: fieldSchema(date(required)),
    }),
    answer: preview,
  },
  'POST /reports/expiries/send-notification': {
    summary:
      'Send the notice about a document that expires to its owner at the mobile on record; 409 with `stopped` if that number has opted out and `despite_stop` is not set',
    audience: 'staff',
    body: z
      .object({
        type: z.string().trim().min(1).max(50),
        /** The document itself; without it, it is found by its number and date. */
        record_id: id.optional(),
        owner_mobile: fieldSchema(mobile()),
        identifier: fieldSchema(text(255)),
        /** Which of its ends, where several are on that day. */
        end: fieldSchema(text(63)),
        expiry_date: fieldSchema(date(required)),
        /** Whether it goes to a number that has stopped reminders, too. */
        despite_stop: z.boolean().optional(),
      })
      .and(again),
    idempotent: true,
    status: 201,
    answer: message,
  },
  'GET /admin/messages': {
    summary: 'List the messages in scope, newest first',
    audience: 'staff',
    query: listQuery(messageList),
    answer: pageOf(message),
  },
  'GET /admin/messages/manual/next': {
    summary:
      'Get the oldest WhatsApp message in scope to send manually that no other person has opened within three minutes; 204 if there is none. Not those that open an account or verify a contact',
    audience: 'staff',
    query: z.object({
      /** Only those after this one: what was skipped is gone past. */
      after: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
    }),
    mayBeNone: true,
    answer: z
      .object({
        message,
        /** Opens WhatsApp with the text. */
        link: z.string(),
        /** How many wait from this one on, itself included. */
        left: z.int(),
      })
      .nullable(),
  },
  'POST /admin/messages/{id}/open': one(
    'Open a message to send it by hand: answers it as it is by the record, and keeps it for the caller for three minutes; 409 where another person has opened it, or it no longer waits',
  ),
  'POST /admin/messages/retry-all': {
    summary: `Retry all messages in scope that failed in the last ${RETRY_DAYS} days because of the office or the provider, ${RETRY_MOST} at a time`,
    audience: 'staff',
    answer: z.object({
      retried: z.int(),
      /** Such as those whose numbers have stopped reminders. */
      left_out: z.int(),
      /** Those that are left for another call. */
      left: z.int(),
    }),
  },
  'GET /admin/sending': {
    summary: 'Get the pauses of messages and background work, and their causes',
    audience: 'admin',
    answer: sending,
  },
  'GET /admin/messages/{id}/text': {
    summary: 'Get the text of a message, also of one that opens an account or verifies a contact',
    audience: 'admin',
    confirm: 'always',
    params: idParams,
    answer: z.object({ body: z.string() }),
  },
  'POST /admin/messages/{id}/retry': {
    ...one(
      'Try a message again that was not delivered; 409 with `stopped` where it is a notice, its number has stopped reminders and `despite_stop` is not said',
    ),
    body: z.object({
      /** Whether a notice goes to a number that has stopped reminders, too. */
      despite_stop: z.boolean().optional(),
    }),
  },
  'POST /admin/messages/{id}/cancel': one('Cancel a message that has not been sent'),
  'POST /admin/messages/{id}/sent': one('Say that a message has been sent by hand'),
} satisfies EndpointTable;
