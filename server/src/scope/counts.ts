import type { Caller } from '@rto-desk/contract/access';
import { type RawBuilder, sql } from 'kysely';
import type { RecordCountsTable } from '../platform/database/schema.ts';
import { branchesOf } from './branches.ts';

/**
 * How many records of some tables staff see, as an integer in SQL: the sum of what is counted by branch, at the cost
 * of a few hundred rows however many records there are. For a user, who sees only their own, count those.
 */
export function keptCount(
  caller: Caller,
  ...records: readonly RecordCountsTable['record'][]
): RawBuilder<number> {
  const branches = branchesOf(caller);
  const within = branches === null ? sql`true` : sql`branch_id in (${sql.join(branches)})`;
  return sql<number>`(
    select coalesce(sum(records), 0)::integer from record_counts where record in (${sql.join(records)}) and ${within})`;
}
