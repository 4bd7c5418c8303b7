import { z } from 'zod';
import { declineFields, deletionFields, deletionList, deletionStatuses } from '../own-data.ts';
import { fieldsSchema } from '../validation.ts';
import { type EndpointTable, idParams, message, pageOf } from './endpoint.ts';
import { listQuery } from './list-query.ts';

const own = z
  .object({
    id: z.int(),
    status: z.enum(deletionStatuses),
    reason: z.string().nullable(),
    /** Why it was declined, or null. */
    answer: z.string().nullable(),
    created_at: z.string(),
    handled_at: z.string().nullable(),
  })
  .meta({ id: 'OwnDeletionRequest' });
export type OwnDeletionRequest = z.infer<typeof own>;

const listed = own
  .extend({
    user_id: z.int().nullable(),
    /** Empty, as is the mobile, once the account has been deleted. */
    name: z.string(),
    phone: z.string(),
    handled_by: z.string().nullable(),
  })
  .meta({ id: 'DeletionRequest' });
export type DeletionRequest = z.infer<typeof listed>;

const password = z.string().min(1).max(1000);

export const ownDataEndpoints = {
  'GET /me/data': {
    summary: 'Download everything stored about the caller: a ZIP file with data.json and the documents',
    audience: 'signedIn',
    answer: z.string(),
    media: 'application/zip',
    isReadFirst: true,
  },
  'GET /me/deletion': {
    summary: 'Get the caller’s latest deletion request, or null',
    audience: 'user',
    answer: own.nullable(),
  },
  'POST /me/deletion': {
    summary: 'Request the deletion of the own account and its data; an admin decides',
    audience: 'user',
    body: fieldsSchema(deletionFields).and(z.object({ password })),
    status: 201,
    answer: own,
  },
  'DELETE /me/deletion': {
    summary: 'Withdraw the own deletion request',
    audience: 'user',
    answer: message,
  },
  'GET /admin/deletion-requests': {
    summary: 'List the deletion requests, newest first',
    audience: 'admin',
    query: listQuery(deletionList),
    answer: pageOf(listed),
  },
  'POST /admin/deletion-requests/{id}/done': {
    summary: 'Delete the account and the profiles that hold no office records',
    audience: 'admin',
    confirm: 'always',
    params: idParams,
    answer: listed,
  },
  'POST /admin/deletion-requests/{id}/decline': {
    summary: 'Decline a deletion request with a reason',
    audience: 'admin',
    params: idParams,
    body: fieldsSchema(declineFields),
    answer: listed,
  },
} satisfies EndpointTable;
