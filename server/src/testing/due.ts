import { sql } from 'kysely';
import type { TestDesk } from './test-desk.ts';

/**
 * Keeps people with a mobile of their own each, who have so many driving licences of the office that end on a day.
 * @returns their ids
 */
export async function peopleDue(
  desk: Pick<TestDesk, 'db'>,
  { people, each = 1, until }: { people: number; each?: number; until: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into citizens (name, mobile)
      select 'Person ' || n, (6000000000 + n)::text from generate_series(1, ${people}::integer) as n returning id)
    select id from made order by id`.execute(desk.db);
  const ids = rows.map(({ id }) => id);
  await sql`insert into driving_licenses (citizen_id, dl_no, expiry_date, origin)
    select holder, 'DL' || holder || 'X' || n, ${until}::date, 'office'
    from unnest(${ids}::integer[]) as holder, generate_series(1, ${each}::integer) as n`.execute(desk.db);
  return ids;
}
