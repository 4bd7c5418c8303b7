import { type Caller, reachOf } from '@rto-desk/contract/access';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * The condition on a row of `asked` (a service request or an inquiry) that keeps a query within a caller's reach:
 * staff by branch, a user what they asked for themself.
 */
export function visibleSubmissions(caller: Caller): RawBuilder<SqlBool> {
  const reach = reachOf(caller);
  switch (reach.sees) {
    case 'everything':
      return sql<SqlBool>`true`;
    case 'branch':
      return sql<SqlBool>`(submissions.branch_id = ${reach.branch_id} or submissions.branch_id is null)`;
    case 'own':
      return sql<SqlBool>`submissions.user_id = ${reach.user_id}`;
  }
}
