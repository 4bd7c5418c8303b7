import { z } from 'zod';
import { claimFields, claimList, claimRefusalFields, claimStates } from '../claim.ts';
import { fieldsSchema } from '../validation.ts';
import { type EndpointTable, idParams, lastSeen, message, optionalId, paged, pageOf } from './endpoint.ts';
import { listQuery } from './list-query.ts';

const typed = {
  /** One of the two, without spaces and hyphens. */
  registration_no: z.string().nullable(),
  licence_no: z.string().nullable(),
  chassis_last5: z.string().nullable(),
  dob: z.string().nullable(),
};

const ownClaim = z
  .object({
    id: z.int(),
    ...typed,
    /** After two days one that has not been approved reads as refused, whether staff have looked at it or not. */
    state: z.enum(claimStates),
    /** Whose profile the account keeps by it; null while it is not approved. */
    citizen: z.object({ id: z.int(), name: z.string() }).nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'OwnClaim' });
export type OwnClaim = z.infer<typeof ownClaim>;

/** A record of the office, within reach, that an open claim names, and whose it is. */
const match = z.object({
  record: z.enum(['vehicle', 'll', 'dl']),
  number: z.string(),
  /** The end of the vehicle's chassis number. */
  chassis_last5: z.string().nullable(),
  citizen: z.object({
    id: z.int(),
    name: z.string(),
    mobile: z.string(),
    dob: z.string().nullable(),
    father_name: z.string().nullable(),
  }),
  /** Which account keeps the profile already; null where only the office does. */
  kept_by: z.enum(['claimant', 'another']).nullable(),
});

const claim = z
  .object({
    id: z.int(),
    ...typed,
    state: z.enum(claimStates),
    user: z.object({ id: z.int(), name: z.string(), phone: z.string(), phone_verified: z.boolean() }),
    /** What an open one names; none once it has been decided. */
    matches: z.array(match),
    /** Whose profile it was decided about. */
    citizen: z.object({ id: z.int(), name: z.string() }).nullable(),
    reason: z.string().nullable(),
    decided_by: z.string().nullable(),
    decided_at: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Claim' });
export type Claim = z.infer<typeof claim>;

export const claimEndpoints = {
  'POST /claims': {
    summary:
      'Claim the profile that holds a vehicle or a licence; the answer is always the same, whether there is one or not',
    audience: 'user',
    body: fieldsSchema(claimFields),
    idempotent: true,
    status: 202,
    answer: message,
  },
  'GET /me/claims': {
    summary: 'List the claims of the account, newest first',
    audience: 'user',
    query: paged,
    answer: pageOf(ownClaim),
  },
  'GET /claims': {
    summary:
      'List the claims about citizens in scope: open ones, oldest first, or those of a state, newest first',
    audience: 'staff',
    query: listQuery(claimList),
    answer: pageOf(claim),
  },
  'POST /claims/{id}/approve': {
    summary: 'Approve a claim after seeing the holder in person; 409 if another account manages the profile',
    audience: 'staff',
    params: idParams,
    /** The citizen that was shown, where the number is that of several. */
    body: lastSeen.extend({ citizen_id: optionalId }),
    answer: claim,
  },
  'POST /claims/{id}/refuse': {
    summary: 'Reject a claim; the reason is shown to staff only',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(claimRefusalFields).and(lastSeen),
    answer: claim,
  },
  'DELETE /claims/{id}': {
    summary:
      'Unlink account and profile (the account its own, staff that of a citizen in scope), or withdraw an open claim',
    audience: 'signedIn',
    params: idParams,
    /** Of the claim as staff were shown it; accounts are not shown when theirs changed. */
    query: lastSeen,
    answer: message,
  },
} satisfies EndpointTable;
