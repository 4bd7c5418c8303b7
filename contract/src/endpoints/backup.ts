import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

const last = z
  .object({
    /** Whether the desk makes backups by itself. */
    scheduled: z.boolean(),
    /** The last one that is whole, or null. */
    good: z.object({ file: z.string(), bytes: z.number(), finished_at: z.string() }).nullable(),
    /** When the latest try failed, or null. */
    failed_at: z.string().nullable(),
  })
  .meta({ id: 'LastBackup' });
export type LastBackup = z.infer<typeof last>;

export const backupEndpoints = {
  'GET /database-backups/download': {
    summary: 'The whole database as SQL, without the documents',
    audience: 'admin',
    answer: z.string(),
    media: 'application/sql',
  },
  'GET /admin/backups/last': {
    summary: 'The last backup that was made by itself',
    audience: 'admin',
    answer: last,
  },
} satisfies EndpointTable;
