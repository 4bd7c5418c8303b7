import { z } from 'zod';
import { date, required } from '../fields.ts';
import { cashFields, countedFields, moneyReasonFields, paymentModes, payoutKinds } from '../money.ts';
import { fieldSchema, fieldsSchema } from '../validation.ts';
import { type EndpointTable, optionalId } from './endpoint.ts';

export const dayBookLines = ['receipt', 'payout', 'receipt_cancelled', 'payout_cancelled'] as const;
export type DayBookLineKind = (typeof dayBookLines)[number];

const dayBookLine = z.object({
  line: z.enum(dayBookLines),
  /** The receipt or the payout. */
  id: z.int(),
  number: z.string(),
  /** When it was entered or cancelled. */
  at: z.string(),
  /** Of a receipt whom it is from; of a payout what it was for. */
  what: z.string(),
  /** Of a payout. */
  kind: z.enum(payoutKinds).nullable(),
  mode: z.enum(paymentModes),
  /** One of them is null. */
  received: z.string().nullable(),
  paid: z.string().nullable(),
  by: z.string().nullable(),
});
export type DayBookLine = z.infer<typeof dayBookLine>;

const sums = { received: z.string(), paid: z.string() };

const dayBook = z
  .object({
    on: z.string(),
    /** Null is the book of what belongs to no branch. */
    branch_id: z.int().nullable(),
    /** Cash at the beginning of the day. */
    opening: z.string(),
    lines: z.array(dayBookLine),
    /** There are more than the lines listed; sums are of all. */
    more: z.boolean(),
    by_mode: z.array(z.object({ mode: z.enum(paymentModes), ...sums })),
    by_person: z.array(z.object({ name: z.string().nullable(), ...sums })),
    /** Cash at the end of the day by what was entered. */
    computed: z.string(),
    /** Cash that was counted when the day was closed; null while it is open. */
    counted: z.string().nullable(),
    /** Counted less computed: negative is short, positive over; null while it is open. */
    difference: z.string().nullable(),
    /** What the next day opens with: `counted` where the day is closed, otherwise `computed`. */
    closing: z.string(),
    closed: z.object({ by: z.string().nullable(), at: z.string() }).nullable(),
    /** Whether it may be closed: it is not, nor any later one, and it is no day to come. */
    can_close: z.boolean(),
    /** Whether it is the last closed day, which an admin may reopen. */
    can_reopen: z.boolean(),
    /** Whether the cash at the beginning of the book may be set: nothing was entered yet. */
    can_open: z.boolean(),
    last_closed_on: z.string().nullable(),
  })
  .meta({ id: 'DayBook' });
export type DayBook = z.infer<typeof dayBook>;

const onParams = z.object({ on: fieldSchema(date(required)) });
const branch = z.object({ branch_id: optionalId });

export const dayBookEndpoints = {
  'GET /day-book': {
    summary: "A day in the day book of a branch: the caller's own, or that of no branch, where none is named",
    audience: 'staff',
    query: z.object({ on: fieldSchema(date()), branch_id: optionalId }),
    answer: dayBook,
  },
  'PUT /day-book/opening': {
    summary: 'Set the opening cash of a day book, while it is empty',
    audience: 'staff',
    body: fieldsSchema(cashFields).and(branch),
    answer: dayBook,
  },
  'POST /day-book/{on}/close': {
    summary: 'Close a day with the counted cash; it accepts no entries afterwards',
    audience: 'staff',
    params: onParams,
    body: fieldsSchema(countedFields).and(branch),
    answer: dayBook,
  },
  'POST /day-book/{on}/reopen': {
    summary: 'Reopen the last closed day',
    audience: 'admin',
    params: onParams,
    body: fieldsSchema(moneyReasonFields).and(branch),
    answer: dayBook,
  },
} satisfies EndpointTable;
