import { type Caller, reachOf } from '@rto-desk/contract/access';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Under this "branch" kept counts stand for all branches together. */
export const ALL_BRANCHES = -1;

/** What stands for "no branch" in the tables that searches and reports read. */
const NO_BRANCH = 0;

/** The branches whose records a member of staff sees; null where all are, or where reach is not by branch. */
export function branchesOf(caller: Caller): readonly number[] | null {
  const reach = reachOf(caller);
  return reach.sees === 'branch' ? [reach.branch_id, NO_BRANCH] : null;
}

/**
 * `visibleCitizens` put to a table that carries `citizen_id` and `branch_id` (0 for none) itself: the
 * condition on its rows that keeps a query within a caller's reach. One condition, safe beside others.
 * @param table the table's name in the query
 */
export function withinReach(caller: Caller, table: string): RawBuilder<SqlBool> {
  const reach = reachOf(caller);
  switch (reach.sees) {
    case 'everything':
      return sql<SqlBool>`true`;
    case 'branch':
      return sql<SqlBool>`${sql.ref(`${table}.branch_id`)} in (${reach.branch_id}, ${NO_BRANCH})`;
    case 'own':
      return sql<SqlBool>`${sql.ref(`${table}.citizen_id`)} in (
        select id from citizens where owner_id = ${reach.user_id} union select ${reach.citizen_id}::integer)`;
  }
}
