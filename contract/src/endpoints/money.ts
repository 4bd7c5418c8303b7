import { z } from 'zod';
import {
  chargeFields,
  chargeKinds,
  MAX_ALLOCATED,
  moneyReasonFields,
  moneyStates,
  paymentModes,
  receiptFields,
  receiptList,
} from '../money.ts';
import { allServices } from '../services.ts';
import { fieldSchema, fieldsSchema } from '../validation.ts';
import { owed } from './clients.ts';
import {
  type EndpointTable,
  type id,
  idParams,
  lastSeen,
  optionalId,
  paged,
  pageOf,
  message as said,
} from './endpoint.ts';
import { listQuery } from './list-query.ts';
import { message } from './messages.ts';

export const payer = z
  .object({
    /** At most one of both; neither of a job that has no client and no citizen, nor after the person was deleted. */
    client_id: z.int().nullable(),
    citizen_id: z.int().nullable(),
    name: z.string(),
    mobile: z.string().nullable(),
  })
  .meta({ id: 'Payer' });
export type Payer = z.infer<typeof payer>;

export const linkedJob = z.object({ id: z.int(), number: z.string() });

const charge = z
  .object({
    id: z.int(),
    job_id: z.int(),
    kind: z.enum(chargeKinds),
    what: z.string(),
    amount: z.string(),
    /** Why it was waived. */
    reason: z.string().nullable(),
    /** It was entered as the job's fee. */
    as_entered: z.boolean(),
    charged_on: z.string(),
    by: z.string().nullable(),
    updated_at: z.string(),
  })
  .meta({ id: 'Charge' });
export type Charge = z.infer<typeof charge>;

const jobCharges = z
  .object({
    data: z.array(charge),
    /** The sums: what is charged, waived and allocated, and what is still due. */
    charged: z.string(),
    waived: z.string(),
    allocated: z.string(),
    due: z.string(),
    /** Who pays, with all that they owe. */
    payer: payer.extend({ owed }),
    /** What was received for this job, newest first; without a number is what was received before money was switched on. */
    received: z.array(
      z.object({
        receipt_id: z.int(),
        number: z.string().nullable(),
        on: z.string(),
        amount: z.string(),
        cancelled: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'JobCharges' });
export type JobCharges = z.infer<typeof jobCharges>;

/** A job in what its payer owes, or on a receipt. */
const owedJob = linkedJob.extend({
  reference: z.string(),
  services: z.array(z.enum(allServices)),
  registration_no: z.string().nullable(),
});

const dues = z
  .object({
    payer,
    owed,
    /** Cash received from the payer today. */
    cash_today: z.string(),
    /** What is due, the oldest first, at most 200; the opening balance of a client has no job. */
    lines: z.array(
      z.object({
        job: owedJob.nullable(),
        what: z.string(),
        charged_on: z.string(),
        due: z.string(),
      }),
    ),
  })
  .meta({ id: 'Dues' });
export type Dues = z.infer<typeof dues>;

const allocation = z.object({
  /** Null where it is the opening balance of a client. */
  job: owedJob.nullable(),
  amount: z.string(),
  on: z.string(),
});

const receiptRow = z
  .object({
    id: z.int(),
    /** Null of what was received before money was switched on. */
    number: z.string().nullable(),
    received_on: z.string(),
    payer,
    amount: z.string(),
    mode: z.enum(paymentModes).nullable(),
    reference: z.string().nullable(),
    branch_id: z.int().nullable(),
    state: z.enum(moneyStates),
    cancelled_on: z.string().nullable(),
    cancelled_by: z.string().nullable(),
    cancel_reason: z.string().nullable(),
    /** What of it is allocated to nothing. */
    advance: z.string(),
    by: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'MoneyReceiptRow' });
export type ReceiptRow = z.infer<typeof receiptRow>;

const receipt = receiptRow
  .extend({
    /** What the office is called, for the head of the paper. */
    office: z.object({ name_en: z.string().nullable(), name_hi: z.string().nullable() }),
    /** Of the client. */
    gstin: z.string().nullable(),
    allocations: z.array(
      allocation.extend({
        /** All that is charged for the job, and what was received for it before this receipt. */
        charges: z.array(z.object({ kind: z.enum(chargeKinds), what: z.string(), amount: z.string() })),
        received_earlier: z.string(),
        /** What is still due of it now. */
        due: z.string(),
      }),
    ),
    /** What the payer still owes in all now. */
    owed,
    /** For the screen: cash of ₹2,00,000 or more from the payer on the day. */
    warnings: z.array(z.string()),
    /** Why it cannot be sent by WhatsApp; null where it can. */
    not_sendable: z.string().nullable(),
  })
  .meta({ id: 'MoneyReceipt' });
export type MoneyReceipt = z.infer<typeof receipt>;

/** One of them names the payer; none and more than one are 422. */
const payerIds = { client_id: optionalId, citizen_id: optionalId, job_id: optionalId };
/** `oldest`, or how much for which job; without a job for the opening balance of a client. */
const allocate = z.union([
  z.literal('oldest'),
  z.array(z.object({ job_id: optionalId, amount: fieldSchema(receiptFields.amount) })).max(MAX_ALLOCATED),
]);
export type Allocate = z.infer<typeof allocate>;

const ownCharge = z
  .object({
    id: z.int(),
    job: linkedJob.extend({ reference: z.string(), services: z.array(z.enum(allServices)) }),
    kind: z.enum(chargeKinds),
    what: z.string(),
    amount: z.string(),
    charged_on: z.string(),
    /** What is still due of its job. */
    job_due: z.string(),
  })
  .meta({ id: 'OwnCharge' });
export type OwnCharge = z.infer<typeof ownCharge>;

const ownReceipt = receiptRow
  .pick({
    id: true,
    number: true,
    received_on: true,
    amount: true,
    mode: true,
    reference: true,
    advance: true,
  })
  .extend({
    state: z.enum(moneyStates),
    cancelled_on: z.string().nullable(),
    allocations: z.array(z.object({ job: linkedJob.nullable(), amount: z.string() })),
  })
  .meta({ id: 'OwnReceipt' });
export type OwnReceipt = z.infer<typeof ownReceipt>;

export const moneyEndpoints = {
  'GET /jobs/{id}/charges': {
    summary: 'Get the charges, receipts and dues of a job',
    audience: 'staff',
    params: idParams,
    answer: jobCharges,
  },
  'POST /jobs/{id}/charges': {
    summary: 'Add a charge to a job, or waive part of it with a reason',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(chargeFields),
    idempotent: true,
    status: 201,
    answer: charge,
  },
  'PATCH /charges/{id}': {
    summary: 'Update a charge; 409 with the allocated amount if it would fall below that',
    audience: 'staff',
    params: idParams,
    body: z
      .object({
        kind: z.enum(chargeKinds).optional(),
        what: fieldSchema(chargeFields.what).optional(),
        amount: fieldSchema(chargeFields.amount).optional(),
        reason: fieldSchema(chargeFields.reason),
      })
      .and(lastSeen),
    answer: charge,
  },
  'DELETE /charges/{id}': {
    summary: 'Delete a charge; 409 with the allocated amount if there is any',
    audience: 'staff',
    params: idParams,
    answer: said,
  },
  'GET /dues': {
    summary: 'List the dues of a payer by job, oldest first: of a client, a citizen, or the payer of a job',
    audience: 'staff',
    query: z.object(payerIds),
    answer: dues,
  },
  'GET /receipts': {
    summary: 'List the receipts in scope, newest first',
    audience: 'staff',
    query: listQuery(receiptList, payerIds),
    answer: pageOf(receiptRow),
  },
  'POST /receipts': {
    summary: 'Add a receipt; it gets its number at once. `Idempotency-Key` is required',
    audience: 'staff',
    body: fieldsSchema(receiptFields).and(z.object({ ...payerIds, allocate: allocate.optional() })),
    idempotent: 'required',
    status: 201,
    answer: receipt,
  },
  'GET /receipts/{id}': {
    summary: 'Get a receipt with everything that is printed on it',
    audience: 'staff',
    params: idParams,
    answer: receipt,
  },
  'POST /receipts/{id}/allocate': {
    summary: 'Allocate the rest of a receipt',
    audience: 'staff',
    params: idParams,
    body: z.object({ allocate }).and(lastSeen),
    answer: receipt,
  },
  'POST /receipts/{id}/cancel': {
    summary:
      'Cancel a receipt, such as for a bounced cheque; it keeps its number and is left out of all totals',
    audience: 'admin',
    params: idParams,
    body: fieldsSchema(moneyReasonFields).and(lastSeen),
    answer: receipt,
  },
  'POST /receipts/{id}/send': {
    summary: 'Send a receipt to its payer by WhatsApp, in a fixed text',
    audience: 'staff',
    params: idParams,
    idempotent: true,
    status: 201,
    answer: message,
  },
  'GET /me/charges': {
    summary: 'List the charges of which the caller is the payer, newest first',
    audience: 'signedIn',
    query: paged,
    answer: pageOf(ownCharge),
  },
  'GET /me/receipts': {
    summary: 'List the receipts of the caller, newest first',
    audience: 'signedIn',
    query: paged,
    answer: pageOf(ownReceipt),
  },
} satisfies EndpointTable;

/** What names a payer in a call. */
export interface PayerIds {
  client_id?: z.infer<typeof id> | null | undefined;
  citizen_id?: z.infer<typeof id> | null | undefined;
  job_id?: z.infer<typeof id> | null | undefined;
}
