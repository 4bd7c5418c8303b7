import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { SameNumber } from '@rto-desk/contract/endpoints/merges';
import { kinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { pageMeta } from '../../platform/database/paging.ts';
import { rowsWithin } from '../../scope/within.ts';

/** Rows on a page. */
const PAGE = 20;

const numbered = [
  { type: 'Vehicle', table: 'vehicles', number: 'registration_no', key: 'plain_plate' },
  ...kinds.flatMap(({ type, collection, number }) =>
    number === null ? [] : [{ type, table: collection, number, key: 'plain_number_key' }],
  ),
];

/**
 * One page of the records that were stored with a number of an older one in another spelling, each with that one, both within
 * reach; the last entered first. One statement.
 */
export async function sameNumbersPage(
  db: Queryable,
  caller: Caller,
  page: number,
): Promise<Page<SameNumber>> {
  const people = rowsWithin(caller, 'citizens');
  // unscoped: limited to the citizens within reach below
  const pairs = numbered.map(
    ({ type, table, number, key }) => sql`
      select ${sql.lit(type)} as type, older.id as one_id, older.citizen_id as one_citizen, older.${sql.ref(number)} as one_number,
        newer.id as other_id, newer.citizen_id as other_citizen, newer.${sql.ref(number)} as other_number, newer.created_at
      from ${sql.table(table)} as newer join lateral (
        select id, citizen_id, ${sql.ref(number)} from ${sql.table(table)} as older
        where older.id <> newer.id and not needs_review and origin = newer.origin
          and (origin = 'office' or citizen_id = newer.citizen_id)
          and number_key(older.${sql.ref(number)}) = ${sql.ref(key)}(newer.${sql.ref(number)})
        order by id limit 1) as older on true
      where newer.needs_review`,
  );
  const person = (name: string) =>
    sql`json_build_object('id', ${sql.ref(name)}.id, 'name', ${sql.ref(name)}.name, 'mobile', ${sql.ref(name)}.mobile)`;
  // unscoped: the people are within reach
  const { rows } = await sql<SameNumber & { count: number }>`
    select type, count(*) over ()::integer as count,
      json_build_object('id', one_id, 'number', one_number, 'citizen', ${person('first')}) as one,
      json_build_object('id', other_id, 'number', other_number, 'citizen', ${person('second')}) as other
    from (${sql.join(pairs, sql` union all `)}) as pairs
      join citizens as first on first.id = one_citizen
      join citizens as second on second.id = other_citizen
    where one_citizen in (select id from ${people}) and other_citizen in (select id from ${people})
    order by pairs.created_at desc, type, other_id desc
    limit ${PAGE} offset ${(page - 1) * PAGE}`.execute(db);
  const data = rows.map(({ count: _, ...row }) => row);
  return { data, meta: pageMeta(page, PAGE, rows[0]?.count ?? 0, data.length) };
}
