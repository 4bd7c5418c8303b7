import { z } from 'zod';
import { date } from '../fields.ts';
import { clientFields, clientList, MAX_SPELLINGS, openingFields, spelling } from '../money.ts';
import { checkedSchema, fieldSchema, fieldsSchema } from '../validation.ts';
import { type EndpointTable, idParams, lastSeen, optionalId, pageOf } from './endpoint.ts';
import { listQuery } from './list-query.ts';
import { message } from './messages.ts';

/**
 * What a payer owes, as decimal strings. `due` is the sum of the columns, by the age in days of the charges; `advance` is what
 * was received and is allocated to nothing. `balance` is `due` less `advance`, negative where the office owes.
 */
export const owed = z
  .object({
    due: z.string(),
    days_30: z.string(),
    days_60: z.string(),
    days_90: z.string(),
    older: z.string(),
    advance: z.string(),
    balance: z.string(),
  })
  .meta({ id: 'Owed' });
export type Owed = z.infer<typeof owed>;

const client = z
  .object({
    id: z.int(),
    name: z.string(),
    mobile: z.string().nullable(),
    address: z.string().nullable(),
    gstin: z.string().nullable(),
    /** How jobs write it in `given_by`. */
    given_by: z.array(z.string()),
    branch_id: z.int().nullable(),
    closed: z.boolean(),
    owed,
    /** What it owed before the desk kept its account; null where none was entered. */
    opening: z.object({ amount: z.string(), what: z.string(), on: z.string() }).nullable(),
    /** Whether an opening balance may still be entered: none was, and no receipt. */
    can_open: z.boolean(),
    /** The day of the last reminder of what is owed. */
    reminded_on: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Client' });
export type Client = z.infer<typeof client>;

/** `allocated`: paid by this client for another payer's job, or by another payer for this one's. */
export const statementKinds = [
  'charge',
  'waived',
  'opening',
  'receipt',
  'received_before',
  'refund',
  'allocated',
] as const;

const statementLine = z.object({
  on: z.string(),
  kind: z.enum(statementKinds),
  /** The number of the receipt, payout or job, where it has one. */
  number: z.string().nullable(),
  what: z.string(),
  job_id: z.int().nullable(),
  receipt_id: z.int().nullable(),
  /** One of them is null: what adds to the balance, and what reduces it. */
  charged: z.string().nullable(),
  received: z.string().nullable(),
  /** After this line. */
  balance: z.string(),
});
export type StatementLine = z.infer<typeof statementLine>;

const statement = z
  .object({
    client: z.object({
      id: z.int(),
      name: z.string(),
      mobile: z.string().nullable(),
      address: z.string().nullable(),
      gstin: z.string().nullable(),
    }),
    from: z.string().nullable(),
    to: z.string(),
    /** The balance before `from`. */
    opening: z.string(),
    lines: z.array(statementLine),
    /** There are more than the lines listed. */
    more: z.boolean(),
    charged: z.string(),
    received: z.string(),
    /** The balance at the end of `to`. */
    closing: z.string(),
  })
  .meta({ id: 'ClientStatement' });
export type ClientStatement = z.infer<typeof statement>;

const spellings = z.array(checkedSchema(spelling)).max(MAX_SPELLINGS);
const period = z.object({ from: fieldSchema(date()), to: fieldSchema(date()) });

export const clientEndpoints = {
  'GET /clients': {
    summary: 'List the clients in scope, newest first, with what they owe',
    audience: 'staff',
    query: listQuery(clientList),
    answer: pageOf(client).extend({
      /** Of all clients that match, on all pages; null but for `owing`. */
      totals: owed.nullable(),
    }),
  },
  'POST /clients': {
    summary: 'Add a client, with the spellings that jobs have in `given_by`',
    audience: 'staff',
    body: fieldsSchema(clientFields).and(
      z.object({ given_by: spellings.default([]), branch_id: optionalId }),
    ),
    idempotent: true,
    status: 201,
    answer: client,
  },
  'GET /clients/{id}': {
    summary: 'Get a client, with what it owes',
    audience: 'staff',
    params: idParams,
    answer: client,
  },
  'PATCH /clients/{id}': {
    summary: 'Update, close or reopen a client; absent fields stay',
    audience: 'staff',
    params: idParams,
    body: z
      .object({
        name: fieldSchema(clientFields.name).optional(),
        mobile: fieldSchema(clientFields.mobile),
        address: fieldSchema(clientFields.address),
        gstin: fieldSchema(clientFields.gstin),
        given_by: spellings.optional(),
        closed: z.boolean().optional(),
      })
      .and(lastSeen),
    answer: client,
  },
  'POST /clients/{id}/opening': {
    summary: 'Enter the opening balance of a client; once, and before its first receipt',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(openingFields),
    idempotent: true,
    status: 201,
    answer: client,
  },
  'GET /clients/{id}/statement': {
    summary: 'Get the statement of a client: charges and receipts, with the balance before',
    audience: 'staff',
    params: idParams,
    query: period,
    answer: statement,
  },
  'GET /clients/{id}/statement.xlsx': {
    summary: 'Download the statement as a workbook',
    audience: 'staff',
    params: idParams,
    query: period,
    answer: z.string(),
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    isReadFirst: true,
  },
  'POST /clients/{id}/remind': {
    summary: 'Remind a client of dues, in a fixed text, at most once in seven days',
    audience: 'staff',
    params: idParams,
    idempotent: true,
    status: 201,
    answer: message,
  },
} satisfies EndpointTable;
