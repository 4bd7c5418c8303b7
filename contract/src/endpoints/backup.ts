import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

const last = z
  .object({
    /** Whether daily backups are on. */
    scheduled: z.boolean(),
    /** The last one whose file is there, or null; `machine` has made it where it cannot be looked for from here. */
    good: z
      .object({
        file: z.string(),
        bytes: z.number(),
        finished_at: z.string(),
        machine: z.string().nullable(),
      })
      .nullable(),
    /** When the latest daily one was made whose file has gone since, if that is later than the good one; or null. */
    gone_at: z.string().nullable(),
    /** When the latest daily try failed, or null. */
    failed_at: z.string().nullable(),
    /** When the last copy was made elsewhere, and of when the backup is whose copy failed; null where none are made. */
    copies: z.object({ copied_at: z.string().nullable(), failed_at: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'LastBackup' });
export type LastBackup = z.infer<typeof last>;

const disk = z
  .object({
    /** DATA_DIR or BACKUP_DIR, and its folder on the machine that answers. */
    setting: z.enum(['DATA_DIR', 'BACKUP_DIR']),
    folder: z.string(),
    /** Bytes. */
    free: z.number(),
    /** `low` is a warning; with `full` nothing is saved there. */
    state: z.enum(['ok', 'low', 'full']),
  })
  .meta({ id: 'Disk' });

const serverWarning = z
  .object({
    warning: z.enum(['clock', 'proxy']),
    seen_at: z.string(),
    /** The address of the proxy; null for the clock. */
    address: z.string().nullable(),
  })
  .meta({ id: 'ServerWarning' });

export const backupEndpoints = {
  'GET /database-backups/download': {
    summary: 'Download the whole database as SQL, without the files',
    audience: 'admin',
    confirm: 'always',
    answer: z.string(),
    media: 'application/sql',
  },
  'GET /admin/disks': {
    summary: 'Get the free space on the disks of data and backups',
    audience: 'admin',
    answer: z.array(disk),
  },
  'GET /admin/server-warnings': {
    summary: 'List warnings about the server of the last week: a wrong clock, a proxy that is not trusted',
    audience: 'admin',
    answer: z.array(serverWarning),
  },
  'GET /admin/backups/last': {
    summary: 'Get the time of the last good backup, and whether the daily backup fails',
    audience: 'admin',
    answer: last,
  },
} satisfies EndpointTable;
