import { z } from 'zod';
import {
  ownPrivacyRequestList,
  privacyAnswerFields,
  privacyKinds,
  privacyRequestFields,
  privacyRequestList,
  privacyStates,
} from '../privacy-request.ts';
import { fieldsSchema } from '../validation.ts';
import { type EndpointTable, idParams, lastSeen, pageOf } from './endpoint.ts';
import { listQuery } from './list-query.ts';

const own = z
  .object({
    id: z.int(),
    kind: z.enum(privacyKinds),
    state: z.enum(privacyStates),
    /** Empty once what it said was erased. */
    text: z.string(),
    answer: z.string().nullable(),
    /** The last day for the answer in India, `YYYY-MM-DD`. */
    due_on: z.string(),
    created_at: z.string(),
    answered_at: z.string().nullable(),
    updated_at: z.string(),
  })
  .meta({ id: 'OwnPrivacyRequest' });
export type OwnPrivacyRequest = z.infer<typeof own>;

const listed = own
  .extend({
    /** Empty once what it said was erased. */
    name: z.string(),
    user_id: z.int().nullable(),
    citizen_id: z.int().nullable(),
    branch_id: z.int().nullable(),
    erased_on: z.string().nullable(),
    /** Who entered it, where staff did so at the counter. */
    entered_by: z.string().nullable(),
    answered_by: z.string().nullable(),
  })
  .meta({ id: 'PrivacyRequest' });
export type PrivacyRequest = z.infer<typeof listed>;

export const privacyRequestEndpoints = {
  'GET /me/privacy-requests': {
    summary: 'List the caller’s own privacy requests, newest first',
    audience: 'signedIn',
    query: listQuery(ownPrivacyRequestList),
    answer: pageOf(own),
  },
  'POST /me/privacy-requests': {
    summary: 'Make a privacy request; the answer is due in 90 days',
    audience: 'signedIn',
    body: fieldsSchema(privacyRequestFields),
    idempotent: true,
    status: 201,
    answer: own,
  },
  'POST /citizens/{id}/privacy-requests': {
    summary: 'Add a privacy request that a person makes at the counter',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(privacyRequestFields),
    idempotent: true,
    status: 201,
    answer: own,
  },
  'GET /privacy-requests': {
    summary: 'List the privacy requests, newest first',
    audience: 'admin',
    query: listQuery(privacyRequestList),
    answer: pageOf(listed),
  },
  'POST /privacy-requests/{id}/answer': {
    summary: 'Answer a privacy request; the person reads the answer in their account',
    audience: 'admin',
    params: idParams,
    body: fieldsSchema(privacyAnswerFields).and(lastSeen),
    answer: listed,
  },
} satisfies EndpointTable;
