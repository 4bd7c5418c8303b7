import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

export const branch = z.object({ id: z.int(), name: z.string() }).meta({ id: 'Branch' });
export type Branch = z.infer<typeof branch>;

export const branchEndpoints = {
  'GET /admin/branches': { summary: 'The branches, by name', audience: 'staff', answer: z.array(branch) },
} satisfies EndpointTable;
