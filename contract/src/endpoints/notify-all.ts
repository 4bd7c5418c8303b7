import { z } from 'zod';
import { expiryList } from '../expiry-report.ts';
import { type EndpointTable, flag, id, idParams, paged, pageOf } from './endpoint.ts';
import { filtersQuery } from './list-query.ts';

/** More messages than these are sent only when their number is sent along. */
export const CONFIRM_ABOVE = 200;

/** Why Notify all leaves a person out. */
export const leftOutReasons = [
  'told',
  'left',
  'superseded',
  'off',
  'stopped',
  'no_mobile',
  'declared',
  'holder_renewed',
  'imported',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** So many recipients, and people left out for one reason, are shown before anything is sent. */
export const SHOWN_RECIPIENTS = 20;

const preview = z.object({
  messages: z.int(),
  documents: z.int(),
  /** The first 20 messages, in the order in which they are written: the recipient, how many documents, and the text that is read. */
  recipients: z
    .array(z.object({ name: z.string(), mobile: z.string(), documents: z.int(), text: z.string() }))
    .max(SHOWN_RECIPIENTS),
  /** How many documents are left out for a reason, and the names of the first 20 of their owners. */
  left_out: z.array(
    z.object({
      reason: z.enum(leftOutReasons),
      count: z.int(),
      owners: z.array(z.string()).max(SHOWN_RECIPIENTS),
    }),
  ),
  /** In rupees; null without a provider. */
  estimated_cost: z.string().nullable(),
  /** Stands for exactly these documents. Sent back with the order, it is refused (409) where others are found by then. */
  seen: z.string(),
});
export type NotifyAllPreview = z.infer<typeof preview>;

const run = z
  .object({
    id: z.int(),
    /**
     * `running` until the last of its messages has gone, on another day perhaps; `failed` where its messages could not be
     * written.
     */
    state: z.enum(['running', 'done', 'stopped', 'failed']),
    /** Messages that have gone out, or wait to be sent by hand, and all; of one that was stopped, all that there were to be. */
    progress: z.object({ done: z.int(), of: z.int() }),
  })
  .meta({ id: 'NotifyAllRun' });
export type NotifyAllRun = z.infer<typeof run>;

const runningNotifyAll = run
  .extend({ created_by: z.string().nullable(), created_at: z.string() })
  .meta({ id: 'RunningNotifyAll' });
export type RunningNotifyAll = z.infer<typeof runningNotifyAll>;

/** A row of the report. */
const document = z.object({
  type: z.string(),
  record_id: id,
  end: z.string().nullish(),
  expiry_date: z.iso.date(),
});

export const notifyAllEndpoints = {
  'POST /reports/expiries/notify-all': {
    summary:
      'Notify the holders of all documents in the report with these filters, or count them (`dry_run`)',
    audience: 'staff',
    body: filtersQuery(expiryList).and(
      z.object({
        /** A dry run: counts who would be notified and who is left out. */
        dry_run: flag,
        /** The number of messages, where it is above 200. */
        confirm: z.coerce.number().int().nullish(),
        /** What the dry run answered. */
        seen: z.string().max(64).nullish(),
        /** These rows alone. */
        documents: z.array(document).min(1).max(100).optional(),
      }),
    ),
    idempotent: true,
    status: 202,
    statusOf: answer => (typeof answer === 'object' && answer !== null && 'id' in answer ? 202 : 200),
    answer: z.union([run, preview]),
  },
  'GET /reports/expiries/notify-all': {
    summary:
      'List the Notify all runs that are under way or failed in the last seven days, newest first: the caller’s own, or all for staff who see everything',
    audience: 'staff',
    query: paged,
    answer: pageOf(runningNotifyAll),
  },
  'GET /reports/expiries/notify-all/{id}': {
    summary: 'Get the progress of a Notify all run',
    audience: 'staff',
    params: idParams,
    answer: run,
  },
  'POST /reports/expiries/notify-all/{id}/stop': {
    summary: 'Stop a Notify all run; sent notices stay sent',
    audience: 'staff',
    params: idParams,
    answer: run,
  },
} satisfies EndpointTable;
