import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { FollowUp, SetFollowUp } from '@rto-desk/contract/endpoints/follow-ups';
import { today } from '@rto-desk/contract/expiry';
import { type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import { Conflict, Invalid } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';

interface Filter {
  due?: boolean | undefined;
  citizen_id?: number | null | undefined;
}

const none: SetFollowUp = { on: null, note: null, updated_at: null };

/** One page of who is to be called within reach, soonest first. Two statements. */
export async function followUpsPage(
  db: Queryable,
  caller: Caller,
  query: Filter & { page: number; per_page: number },
): Promise<Page<FollowUp>> {
  const listed = () =>
    within(db, caller)
      .followUps()
      .where(query.due ? isDue(today()) : sql<SqlBool>`true`)
      .where(
        query.citizen_id ? sql<SqlBool>`follow_ups.citizen_id = ${query.citizen_id}` : sql<SqlBool>`true`,
      );
  const found = await listPage(db, query, listed().select('follow_ups.id'), ({ offset, limit }) =>
    listed()
      // unscoped: the vehicle of a citizen within reach
      .leftJoin('vehicles', 'vehicles.id', 'follow_ups.vehicle_id')
      .select(['follow_ups.citizen_id', 'citizens.name', 'citizens.mobile', 'follow_ups.vehicle_id'])
      .select(['vehicles.registration_no', 'follow_ups.call_on as on', 'follow_ups.note'])
      .select('follow_ups.updated_at')
      .orderBy('follow_ups.call_on')
      .orderBy('follow_ups.id')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
  const data = found.data.map(({ vehicle_id: id, registration_no, ...row }) => ({
    ...row,
    vehicle: id === null || registration_no === null ? null : { id, registration_no },
  }));
  return { ...found, data };
}

/** Of rows of `follow_ups`: those of a day and of earlier ones. */
export const isDue = (day: string) => sql<SqlBool>`follow_ups.call_on <= ${day}::date`;

/**
 * Sets when a person who is held is called again, or clears it. Throws Invalid for a day that is over, and Conflict for a stale
 * copy, with what stands.
 */
export async function saveFollowUp(
  db: Queryable,
  of: { citizen_id: number; vehicle_id: number | null },
  wanted: { on?: string | null; note?: string | null; updated_at?: string | null | undefined },
): Promise<SetFollowUp> {
  const { on = null, note = null, updated_at: lastSeen } = wanted;
  if (on !== null && on < today()) throw new Invalid({ on: words => words.jobAnswers.dayIsOver });
  const current = await followUpOf(db, of);
  if (lastSeen && Date.parse(lastSeen) !== Date.parse(current?.updated_at ?? '')) {
    throw new Conflict(words => words.errors.changedMeanwhile, current ?? none);
  }
  if (on === null) {
    // unscoped: of a citizen or vehicle that is held within reach
    if (current) await db.deleteFrom('follow_ups').where('id', '=', current.id).execute();
    return none;
  }
  const said = { call_on: on, note };
  // unscoped: of a citizen or vehicle that is held within reach
  if (current) await db.updateTable('follow_ups').set(said).where('id', '=', current.id).execute();
  // unscoped: of a citizen or vehicle that is held within reach
  else
    await db
      .insertInto('follow_ups')
      .values({ ...of, ...said })
      .execute();
  return (await followUpOf(db, of)) ?? none;
}

function followUpOf(
  db: Queryable,
  { citizen_id, vehicle_id }: { citizen_id: number; vehicle_id: number | null },
) {
  // unscoped: of a citizen or vehicle that is held within reach
  return db
    .selectFrom('follow_ups')
    .select(['id', 'call_on as on', 'note', 'updated_at'])
    .where('citizen_id', '=', citizen_id)
    .where('vehicle_id', 'is not distinct from', vehicle_id)
    .where('set_aside_by', 'is', null)
    .executeTakeFirst();
}
