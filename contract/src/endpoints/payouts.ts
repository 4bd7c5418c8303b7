import { z } from 'zod';
import {
  moneyReasonFields,
  moneyStates,
  paymentModes,
  payoutFields,
  payoutKinds,
  payoutList,
} from '../money.ts';
import { fieldsSchema } from '../validation.ts';
import { type EndpointTable, idParams, lastSeen, optionalId, pageOf } from './endpoint.ts';
import { listQuery } from './list-query.ts';
import { linkedJob, payer } from './money.ts';

const payout = z
  .object({
    id: z.int(),
    number: z.string(),
    paid_on: z.string(),
    kind: z.enum(payoutKinds),
    what: z.string(),
    amount: z.string(),
    mode: z.enum(paymentModes),
    /** To whom an advance was given back. */
    payer: payer.nullable(),
    job: linkedJob.nullable(),
    branch_id: z.int().nullable(),
    state: z.enum(moneyStates),
    cancelled_on: z.string().nullable(),
    cancelled_by: z.string().nullable(),
    cancel_reason: z.string().nullable(),
    by: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Payout' });
export type Payout = z.infer<typeof payout>;

export const payoutEndpoints = {
  'GET /payouts': {
    summary: 'List the payouts in scope, newest first',
    audience: 'staff',
    query: listQuery(payoutList, { client_id: optionalId, job_id: optionalId }),
    answer: pageOf(payout),
  },
  'POST /payouts': {
    summary:
      'Add a payout, or put cash in (`float`); a refund needs a client or job and is at most its advance',
    audience: 'staff',
    body: fieldsSchema(payoutFields).and(z.object({ job_id: optionalId, client_id: optionalId })),
    idempotent: true,
    status: 201,
    answer: payout,
  },
  'POST /payouts/{id}/cancel': {
    summary: 'Cancel a payout; it keeps its number and is left out of all totals',
    audience: 'admin',
    params: idParams,
    body: fieldsSchema(moneyReasonFields).and(lastSeen),
    answer: payout,
  },
} satisfies EndpointTable;
