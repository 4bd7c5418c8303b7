import type { Caller } from '@rto-desk/contract/access';
import { type RawBuilder, sql } from 'kysely';
import { countedInDays, type Days } from '../../platform/database/paging.ts';
import { messageCountsWithin } from '../../scope/counts.ts';

/**
 * SQL for a `from` clause: `counts (day, state, messages)`, how many messages staff see that were written in days of
 * India, both included and null for open. A day may have several rows; without any bound all days are
 * told as one.
 */
export function messageCounts(caller: Caller, days: Days): RawBuilder<unknown> {
  const { kept, changes } = countedInDays(days);
  const within = messageCountsWithin(caller);
  return sql`(
    select day, state, messages from message_counts where compacted and ${within.kept} and ${kept}
    union all
    select day, state, messages from message_counts where not compacted and ${within.changed} and ${changes}) as counts`;
}
