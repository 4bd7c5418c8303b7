import type { Caller } from '@rto-desk/contract/access';
import type { ImportReminders } from '@rto-desk/contract/endpoints/imports';
import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { settingsOf } from '../office/settings.ts';
import { dueReminders, isBrought } from '../reminders/due.ts';
import { foundImport } from './queries.ts';

/**
 * How many messages those get whom a list has brought: tomorrow, and altogether by the stages that are set now, over so many
 * days. What ends is counted as it stands now. Throws NotFound.
 */
export async function importReminders(
  db: Db,
  caller: Caller,
  id: number,
  now = new Date(),
): Promise<ImportReminders> {
  const { reminders_allowed_at: allowed_at } = await foundImport(db, caller, id);
  const { stages } = await settingsOf(db);
  const day = addPeriod(today(now), { days: 1 });
  // unscoped: the daily run reminds everybody
  const { due } = await db
    .selectFrom(dueReminders(db, day, stages, undefined, isBrought(id)).as('due'))
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('due'))
    .executeTakeFirstOrThrow();
  const { later, days } = await laterReminders(db, id, day, stages);
  return { allowed_at, tomorrow: due, messages: due + later, days: later > 0 ? days : Math.min(due, 1) };
}

/** The stages that come after a day, each of which is a message, and the days until the last of them. */
async function laterReminders(db: Queryable, id: number, day: string, stages: readonly number[]) {
  // unscoped: whom a list within an admin's reach has brought
  const { rows } = await sql<{ later: number; days: number }>`
    select count(*)::integer as later, coalesce(max(expiries.expiry_date - stage) - ${day}::date + 1, 0) as days
    from expiries join citizens on citizens.id = expiries.citizen_id, unnest(${[...stages]}::integer[]) as stage
    where not expiries.superseded and not expiries.has_left and not citizens.reminders_off and expiries.expiry_date - stage > ${day}::date
      and ${isBrought(id)}`.execute(db);
  return rows[0] ?? { later: 0, days: 0 };
}
