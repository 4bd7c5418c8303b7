import { type Caller, reachOf } from '@rto-desk/contract/access';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * The condition on a row of `users` that keeps a query of staff within reach. The accounts of a branch are its
 * managers', those whose own citizen profile belongs to it, and those that it has added whose holder belongs nowhere
 * yet.
 */
export function visibleUsers(caller: Caller): RawBuilder<SqlBool> {
  const reach = reachOf(caller);
  switch (reach.sees) {
    case 'everything':
      return sql<SqlBool>`true`;
    case 'branch':
      return sql<SqlBool>`(users.branch_id = ${reach.branch_id}
        or users.citizen_id in (select id from citizens where branch_id = ${reach.branch_id})
        or (users.added_branch_id = ${reach.branch_id} and users.role = 'user'
          and (select branch_id from citizens where id = users.citizen_id) is null))`;
    case 'own':
      return sql<SqlBool>`users.id = ${reach.user_id}`;
  }
}
