import { type Caller, reachOf } from '@rto-desk/contract/access';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * The condition on a row of `users` that keeps a query of staff within reach. The accounts of a branch are its
 * managers' and those whose own citizen profile belongs to it.
 */
export function visibleUsers(caller: Caller): RawBuilder<SqlBool> {
  const reach = reachOf(caller);
  switch (reach.sees) {
    case 'everything':
      return sql<SqlBool>`true`;
    case 'branch':
      return sql<SqlBool>`(users.branch_id = ${reach.branch_id}
        or users.citizen_id in (select id from citizens where branch_id = ${reach.branch_id}))`;
    case 'own':
      return sql<SqlBool>`users.id = ${reach.user_id}`;
  }
}
