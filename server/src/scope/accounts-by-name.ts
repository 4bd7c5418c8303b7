import type { Caller } from '@rto-desk/contract/access';
import { type RawBuilder, sql } from 'kysely';
import { byReach } from './reach.ts';
import { rowsWithin } from './within.ts';

/**
 * Accounts within reach as `listed (id, name, role)`, for a `from` in SQL. Those of a branch are read from
 * an index by name, without the accounts of other branches.
 */
export function accountsByName(caller: Caller): RawBuilder<unknown> {
  const listed = () => sql`(select id, name, role from ${rowsWithin(caller, 'users')}) as listed`;
  return byReach(caller, {
    everything: listed,
    branch: id => sql`(
      select users.id, branch_account_visibility.name, users.role
      from users join branch_account_visibility on branch_account_visibility.user_id = users.id and branch_account_visibility.branch_id = ${id}) as listed`,
    own: listed,
  });
}
