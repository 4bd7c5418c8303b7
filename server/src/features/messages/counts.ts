import { type Caller, reachOf } from '@rto-desk/contract/access';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countedInDays, type Days } from '../../platform/database/paging.ts';
import { ALL_BRANCHES } from '../../scope/branches.ts';

/**
 * SQL for a `from` clause: `counts (day, state, messages)`, how many messages staff see that were written in days of
 * India, both included and null for open. What `visibleMessages` says of a message is said of the kept counts here. A day
 * may have several rows; without any bound all days are told as one.
 */
export function messageCounts(caller: Caller, days: Days): RawBuilder<unknown> {
  const { kept, changes } = countedInDays(days);
  return sql`(
    select day, state, messages from message_counts where compacted and ${seenBy(caller, sql`branch_id = ${ALL_BRANCHES}`)} and ${kept}
    union all
    select day, state, messages from message_counts where not compacted and ${seenBy(caller, sql`true`)} and ${changes}) as counts`;
}

/** @param everything the condition for who sees all branches */
function seenBy(caller: Caller, everything: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const role = caller.role === 'admin' ? sql`true` : sql`not for_admins`;
  const reach = reachOf(caller);
  switch (reach.sees) {
    case 'everything':
      return sql<SqlBool>`(${role} and ${everything})`;
    case 'branch':
      return sql<SqlBool>`(${role} and (branch_id = ${reach.branch_id} or (branch_id = 0 and of_citizen)))`;
    case 'own':
      return sql<SqlBool>`false`;
  }
}
