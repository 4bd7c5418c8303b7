import { z } from 'zod';
import { roles } from '../access.ts';
import { historyActions, historyList } from '../history.ts';
import { type EndpointTable, id, idParams, page, pageOf } from './endpoint.ts';
import { listQuery } from './list-query.ts';

/** What was known of a record, by the names of its columns. */
const values = z.record(z.string(), z.unknown()).nullable();

const line = z
  .object({
    id: z.int(),
    happened_at: z.string(),
    /** Null for a visitor, and for what the desk did by itself. */
    actor: z.object({ id: z.int(), name: z.string().nullable(), role: z.enum(roles).nullable() }).nullable(),
    address: z.string().nullable(),
    action: z.enum(historyActions),
    /** The kind of record, by its table, and its id. */
    record: z.string().nullable(),
    record_id: z.int().nullable(),
    citizen_id: z.int().nullable(),
    /** What the record was called: a name or a number. */
    title: z.string().nullable(),
    /** All values of what was deleted; of a change, those that differ. */
    before: values,
    /** All values of what was made; of a change, those that differ. */
    after: values,
  })
  .meta({ id: 'HistoryLine' });
export type HistoryLine = z.infer<typeof line>;

const empty = (value: unknown) => (value === '' ? undefined : value);

export const historyEndpoints = {
  'GET /citizens/{id}/history': {
    summary: 'Get the history of a citizen and their records, newest first',
    audience: 'staff',
    params: idParams,
    query: z.object({ page }),
    answer: pageOf(line),
  },
  'GET /admin/history': {
    summary: 'Get the history of all accounts, newest first',
    audience: 'admin',
    query: listQuery(historyList, { record_id: z.preprocess(empty, id.optional()) }),
    answer: pageOf(line),
  },
} satisfies EndpointTable;
