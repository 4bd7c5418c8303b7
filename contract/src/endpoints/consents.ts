import { z } from 'zod';
import {
  consentFields,
  consentPurposes,
  consentStates,
  privacyList,
  privacyWays,
  withdrawalWays,
} from '../privacy.ts';
import { fieldsSchema } from '../validation.ts';
import { type EndpointTable, idParams, pageOf } from './endpoint.ts';
import { listQuery } from './list-query.ts';
import { newOrAgain } from './privacy.ts';

const consent = z
  .object({
    id: z.int(),
    citizen_id: z.int(),
    purpose: z.enum(consentPurposes),
    how: z.enum(privacyWays),
    /** The day in India on which it was given, `YYYY-MM-DD`. */
    on: z.string(),
    created_by: z.string().nullable(),
    /** Null while it stands. */
    withdrawn_at: z.string().nullable(),
    withdrawn_by: z.string().nullable(),
    /** By WhatsApp it is STOP, which names no account. Null while it stands, and where it is not known. */
    withdrawn_how: z.enum(withdrawalWays).nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Consent' });
export type Consent = z.infer<typeof consent>;

const savedConsent = consent.extend({
  /** Whether it stood already. */
  again: z.boolean(),
});

const withdrawn = consent.extend({
  /** What stops, and what stays because the law keeps it. */
  message: z.string(),
});
export type WithdrawnConsent = z.infer<typeof withdrawn>;

const state = z.enum(consentStates);
const consents = pageOf(consent).extend({
  /** By the latest act on each purpose. */
  states: z.object({ records: state, reminders: state, sharing: state }),
});
export type Consents = z.infer<typeof consents>;

export const consentEndpoints = {
  'GET /citizens/{id}/consents': {
    summary: 'List the consents of a person, withdrawn ones included, newest first',
    audience: 'staff',
    params: idParams,
    query: listQuery(privacyList),
    answer: consents,
  },
  'POST /citizens/{id}/consents': {
    summary: 'Record a consent of a person; 200 if the caller has recorded it already',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(consentFields),
    idempotent: true,
    status: 201,
    statusOf: newOrAgain,
    answer: savedConsent,
  },
  'DELETE /consents/{id}': {
    summary: 'Withdraw a consent for the person, which stops what it allowed; the row stays as proof',
    audience: 'staff',
    params: idParams,
    answer: withdrawn,
  },
  'GET /me/consents': {
    summary: 'List the caller’s own consents, withdrawn ones included, newest first',
    audience: 'signedIn',
    query: listQuery(privacyList),
    answer: consents,
  },
  'POST /me/consents': {
    summary: 'Consent to a purpose for the own profile; 200 if consent is there already',
    audience: 'signedIn',
    body: fieldsSchema({ purpose: consentFields.purpose }),
    idempotent: true,
    status: 201,
    statusOf: newOrAgain,
    answer: savedConsent,
  },
  'DELETE /me/consents/{purpose}': {
    summary: 'Withdraw the own consent to a purpose',
    audience: 'signedIn',
    params: z.object({ purpose: z.enum(consentPurposes) }),
    answer: withdrawn,
  },
} satisfies EndpointTable;
