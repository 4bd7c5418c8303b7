import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

export const exportEndpoints = {
  'GET /export/tables': {
    summary: 'List the tables that can be exported',
    audience: 'admin',
    answer: z.array(z.string()),
  },
  'GET /export/table/{name}': {
    summary: 'Download a table as CSV',
    audience: 'admin',
    confirm: 'always',
    params: z.object({ name: z.string().max(63) }),
    answer: z.string(),
    media: 'text/csv',
  },
  'GET /export/all-as-zip': {
    summary: 'Download all tables as CSV, in one ZIP file',
    audience: 'admin',
    confirm: 'always',
    answer: z.string(),
    media: 'application/zip',
  },
} satisfies EndpointTable;
