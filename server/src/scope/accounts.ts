import { type Caller, type Role, reachOf, roles } from '@rto-desk/contract/access';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { keptCount } from './counts.ts';

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
      return sql<SqlBool>`users.id in (select user_id from branch_account_visibility where branch_id = ${reach.branch_id})`;
    case 'own':
      return sql<SqlBool>`users.id = ${reach.user_id}`;
  }
}

/** How many accounts are within reach of staff, of a role where one is given, as an integer in SQL. */
export function accountsWithin(caller: Caller, role?: Role): RawBuilder<number> {
  const { sees } = reachOf(caller);
  if (sees === 'everything') return keptCount(caller, ...(role === undefined ? roles : [role]));
  const ofRole = role === undefined ? sql`true` : sql`role = ${role}`;
  return sql<number>`(select count(*)::integer from users where ${visibleUsers(caller)} and ${ofRole})`;
}
