import { z } from 'zod';
import { branchFields } from '../branch.ts';
import { fieldsSchema } from '../validation.ts';
import { type EndpointTable, idParams, message } from './endpoint.ts';

export const branch = z.object({ id: z.int(), name: z.string() }).meta({ id: 'Branch' });
export type Branch = z.infer<typeof branch>;

export const branchEndpoints = {
  'GET /admin/branches': { summary: 'The branches, by name', audience: 'staff', answer: z.array(branch) },
  'POST /admin/branches': {
    summary: 'Add a branch',
    audience: 'admin',
    body: fieldsSchema(branchFields),
    idempotent: true,
    status: 201,
    answer: branch,
  },
  'PUT /admin/branches/{id}': {
    summary: 'Rename a branch',
    audience: 'admin',
    params: idParams,
    body: fieldsSchema(branchFields),
    answer: branch,
  },
  'DELETE /admin/branches/{id}': {
    summary: 'Remove a branch that nobody and nothing belongs to',
    audience: 'admin',
    params: idParams,
    answer: message,
  },
} satisfies EndpointTable;
