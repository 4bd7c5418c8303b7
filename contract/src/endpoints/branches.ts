import { z } from 'zod';
import { branchFields } from '../branch.ts';
import { fieldSchema, fieldsSchema } from '../validation.ts';
import { type EndpointTable, idParams, message } from './endpoint.ts';

export const branch = z
  .object({
    id: z.int(),
    name: z.string(),
    /** What stands for it in numbers; null where its records share the numbers of no branch. */
    code: z.string().nullable(),
  })
  .meta({ id: 'Branch' });
export type Branch = z.infer<typeof branch>;

export const branchEndpoints = {
  'GET /admin/branches': {
    summary: 'List the branches, by name',
    audience: 'staff',
    answer: z.array(branch),
  },
  'POST /admin/branches': {
    summary: 'Add a branch',
    audience: 'admin',
    body: fieldsSchema(branchFields),
    idempotent: true,
    status: 201,
    answer: branch,
  },
  'PUT /admin/branches/{id}': {
    summary:
      'Rename a branch, or set its code in numbers: at once while the branch has no number of this year, otherwise from the next year',
    audience: 'admin',
    params: idParams,
    body: z.object({
      name: fieldSchema(branchFields.name).optional(),
      code: fieldSchema(branchFields.code),
    }),
    answer: branch.extend({
      /** The day from which its code holds in all series, `YYYY-MM-DD`. */
      holds_from: z.string(),
    }),
  },
  'DELETE /admin/branches/{id}': {
    summary: 'Delete a branch without accounts and records',
    audience: 'admin',
    params: idParams,
    answer: message,
  },
} satisfies EndpointTable;
