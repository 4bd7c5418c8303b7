import type { Caller } from '@rto-desk/contract/access';
import type { ComparedLine } from '@rto-desk/contract/endpoints/compare';
import { isDummyMobile } from '@rto-desk/contract/normalise';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { requestsWithin, rowsWithin, within } from '../../scope/within.ts';
import { isMobile } from '../imports/read/marks.ts';
import { IS_OPEN } from '../jobs/list.ts';
import { jobNumber } from '../jobs/rows.ts';

/** What is on record of a vehicle or person. */
type Found = Pick<ComparedLine, 'owner' | 'next_expiry' | 'open_job' | 'owes'>;

/** Who compares, and what the office has switched on. */
type Comparing = Caller & Pick<SignedIn, 'desk'>;

/**
 * Says of each row of a list what is on record of it within reach, and what is due while money is on. Two statements, whatever its
 * length.
 */
export async function compareRows(
  db: Queryable,
  caller: Comparing,
  rows: readonly { line: number; mark: string }[],
): Promise<ComparedLine[]> {
  const marks = [...new Set(rows.map(({ mark }) => mark))];
  const known = new Map([
    ...(await vehiclesOf(
      db,
      caller,
      marks.filter(mark => !isMobile(mark)),
    )),
    ...(await peopleOf(
      db,
      caller,
      marks.filter(mark => isMobile(mark) && !isDummyMobile(mark)),
    )),
  ]);
  const nothing: Found = {
    ...{ owner: null, next_expiry: null, open_job: null },
    ...(caller.desk.money_on && { owes: null }),
  };
  return rows.map(({ line, mark }) => ({
    ...{ line, ...(isMobile(mark) ? { mobile: mark } : { registration_no: mark }) },
    ...{ known: known.has(mark), ...(known.get(mark) ?? nothing) },
  }));
}

/** By registration number; the office's record before one that its owner has declared. */
async function vehiclesOf(
  db: Queryable,
  caller: Comparing,
  plates: readonly string[],
): Promise<[string, Found][]> {
  if (plates.length === 0) return [];
  const numbered = sql<number>`any(array(select record_id from ${rowsWithin(caller, 'searchable_numbers')}
    where record = 'vehicles' and number = any(${[...plates]}::text[])))`;
  const rows = await within(db, caller)
    .vehicles()
    .select(['vehicles.registration_no', 'vehicles.citizen_id as id', 'citizens.name'])
    .select([
      sql<string | null>`(select min(expiry_date) from ${rowsWithin(caller, 'expiries')}
        where expiries.vehicle_id = vehicles.id and not superseded)`.as('next_expiry'),
      firstJob(caller, sql`submissions.vehicle_id = vehicles.id`).as('open_job'),
    ])
    .$if(caller.desk.money_on, query =>
      query.select(dueOf(caller, sql`submissions.vehicle_id = vehicles.id`).as('owes')),
    )
    .where('vehicles.id', '=', numbered)
    .orderBy(sql`vehicles.origin = 'office'`)
    .orderBy('vehicles.id', 'desc')
    .execute();
  // The last of a number stays.
  return rows.map(({ registration_no, id, name, ...found }) => [
    registration_no,
    { ...found, owner: { id, name } },
  ]);
}

/** By mobile number; of several who share one it is the oldest record. */
async function peopleOf(
  db: Queryable,
  caller: Comparing,
  mobiles: readonly string[],
): Promise<[string, Found][]> {
  if (mobiles.length === 0) return [];
  const rows = await within(db, caller)
    .citizens()
    .select(['citizens.mobile', 'citizens.id', 'citizens.name'])
    .select([
      sql<string | null>`(select min(expiry_date) from ${rowsWithin(caller, 'expiries')}
        where expiries.citizen_id = citizens.id and not superseded)`.as('next_expiry'),
      firstJob(caller, sql`submissions.citizen_id = citizens.id`).as('open_job'),
    ])
    .$if(caller.desk.money_on, query =>
      query.select(dueOf(caller, sql`submissions.citizen_id = citizens.id`).as('owes')),
    )
    .where('citizens.mobile', '=', sql<string>`any(${[...mobiles]}::text[])`)
    .orderBy('citizens.id', 'desc')
    .execute();
  return rows.map(({ mobile, id, name, ...found }) => [mobile, { ...found, owner: { id, name } }]);
}

/** The oldest open job, within reach, of what the condition names. */
function firstJob(caller: Caller, isOf: RawBuilder<unknown>) {
  return sql<Found['open_job']>`(select json_build_object('id', submissions.id, 'number', ${jobNumber})
    from ${requestsWithin(caller)} where ${isOf} and ${IS_OPEN} order by submissions.id limit 1)`;
}

/** What is still due of the jobs, within reach, that the condition names. */
function dueOf(caller: Caller, isOf: RawBuilder<unknown>) {
  return sql<string>`(select coalesce(sum(job_sums.due), 0)::numeric(12, 2)::text
    from ${requestsWithin(caller)} join job_sums on job_sums.job_id = submissions.id where ${isOf})`;
}
