import { z } from 'zod';
import { tokenFields, tokenList, tokenStates } from '../token.ts';
import { fieldsSchema } from '../validation.ts';
import { type EndpointTable, idParams, message, optionalId, pageOf } from './endpoint.ts';
import { listQuery } from './list-query.ts';

const token = z
  .object({
    id: z.int(),
    name: z.string(),
    scopes: z.array(z.string()),
    /** The branch that it reaches; null for all. */
    branch_id: z.int().nullable(),
    branch: z.string().nullable(),
    /** The last day on which it works, in India, `YYYY-MM-DD`. */
    expires_on: z.string(),
    state: z.enum(tokenStates),
    /** Its maker; null once that account is deleted. */
    created_by: z.string().nullable(),
    created_at: z.string(),
    last_used_on: z.string().nullable(),
    ended_at: z.string().nullable(),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.infer<typeof token>;

export const tokenEndpoints = {
  'GET /admin/tokens': {
    summary: 'List the API tokens, newest first',
    audience: 'admin',
    query: listQuery(tokenList),
    answer: pageOf(token),
  },
  'GET /admin/tokens/scopes': {
    summary: 'List the scopes that a token can have',
    audience: 'admin',
    answer: z.object({ data: z.array(z.string()) }),
  },
  // Its answer holds a secret, which no idempotency key may bring back.
  'POST /admin/tokens': {
    summary: 'Add an API token; it is shown in this answer only',
    audience: 'admin',
    confirm: 'always',
    body: fieldsSchema(tokenFields).and(
      z.object({ scopes: z.array(z.string().max(100)).min(1).max(200), branch_id: optionalId }),
    ),
    status: 201,
    answer: token.extend({ token: z.string() }),
  },
  'DELETE /admin/tokens/{id}': {
    summary: 'Revoke an API token, at once and for good',
    audience: 'admin',
    params: idParams,
    answer: message,
  },
} satisfies EndpointTable;
