import { z } from 'zod';
import { importLimits } from '../imports/import.ts';
import type { EndpointTable } from './endpoint.ts';

/** A row of a list, and what is on record of it within reach. */
const line = z
  .object({
    /** As the file counts, from 1. */
    line: z.int(),
    /** What the row was looked up by: its registration number, else its mobile number. */
    registration_no: z.string().optional(),
    mobile: z.string().optional(),
    known: z.boolean(),
    owner: z.object({ id: z.int(), name: z.string() }).nullable(),
    /** When the first of the current documents ends, also where that is over, `YYYY-MM-DD`. */
    next_expiry: z.string().nullable(),
    open_job: z.object({ id: z.int(), number: z.string() }).nullable(),
    /** What is still due of the jobs of this vehicle or person, in rupees; null where nothing is on record. Only while money is on. */
    owes: z.string().nullable().optional(),
  })
  .meta({ id: 'ComparedLine' });
export type ComparedLine = z.infer<typeof line>;

export const compareEndpoints = {
  'POST /compare': {
    summary:
      'Compare a list (an Excel or CSV file, or `text`) with the vehicles and people on record; nothing is stored. At most 20,000 rows; lists of more than 1,000 rows ten times a day. CSV if `Accept` is text/csv',
    audience: 'staff',
    body: z.object({ text: z.string().max(importLimits.bytes).nullish() }),
    bodyLimit: importLimits.bytes + 64 * 1024,
    upload: 'list',
    answer: z.object({ data: z.array(line) }),
  },
} satisfies EndpointTable;
