import type { Caller } from '@rto-desk/contract/access';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deskForFile } from '../../testing/test-desk.ts';
import { hiddenFromPlanner, inArray, preparedQuery } from './prepared-query.ts';

const desk = await deskForFile();

const manager = (branch_id: number | null): Caller => ({
  id: 7,
  role: 'manager',
  branch_id,
  citizen_id: null,
});

test('is put together once for each shape of a caller, and answers for the caller of each call', async () => {
  let built = 0;
  const ask = preparedQuery((_db, caller: Caller, number: number) => {
    built += 1;
    return sql<{ branch: number | null; id: number; number: number }>`select
      ${caller.branch_id}::int as branch, ${caller.id}::int as id, ${number}::int as number`;
  });
  expect(await ask(desk.db, manager(4), 1)).toEqual([{ branch: 4, id: 7, number: 1 }]);
  expect(await ask(desk.db, manager(9), 2)).toEqual([{ branch: 9, id: 7, number: 2 }]);
  expect(built).toBe(1);
  expect(await ask(desk.db, manager(null), 3)).toEqual([{ branch: null, id: 7, number: 3 }]);
  expect(built).toBe(2);
});

test('is asked by a name, which a connection plans for any values', async () => {
  const ask = preparedQuery((db, id: number) => db.selectFrom('branches').select('id').where('id', '=', id));
  const plans = await desk.db.connection().execute(async connection => {
    for (let time = 0; time < 8; time += 1) await ask(connection, time);
    expect(await ask(connection, 2)).toEqual([{ id: 2 }]);
    const { rows } = await sql<{ generic: number }>`
      select generic_plans::int as generic from pg_prepared_statements
      where name like 'lookup%' and statement like '%"branches"%'`.execute(connection);
    return rows;
  });
  expect(plans).toHaveLength(1);
  expect(plans[0]?.generic).toBeGreaterThan(0);
});

test('takes a list of keys as one value, of any length and without planning it anew', async () => {
  const ask = preparedQuery((db, ids: readonly number[]) =>
    db.selectFrom('vehicles').select('id').where('id', '=', inArray(ids)).orderBy('id'),
  );
  const named = await desk.db.connection().execute(async connection => {
    for (let time = 0; time < 8; time += 1) expect(await ask(connection, [time])).toEqual([]);
    expect(await ask(connection, [])).toEqual([]);
    const { rows } = await sql<{ generic: number }>`
      select generic_plans::int as generic from pg_prepared_statements
      where statement like '%from "vehicles"%unnest%'`.execute(connection);
    return rows;
  });
  expect(named[0]?.generic).toBeGreaterThan(0);
});

test('takes values in groups, as many as there are, and is put together for each shape of them', async () => {
  let built = 0;
  type Asked = { text: string; flag: boolean | null; lists: Record<number, readonly string[]> };
  const ask = preparedQuery((_db, { text, flag, lists }: Asked) => {
    built += 1;
    const sums = Object.values(lists).map(list => sql`cardinality(${hiddenFromPlanner(list, 'text[]')})`);
    return sql`select ${hiddenFromPlanner(text, 'text')} as text, ${flag}::boolean as flag, array[${sql.join(sums)}] as lists`;
  });
  const lists = { ...[['a', 'b'], []] };
  expect(await ask(desk.db, { text: 'x', flag: true, lists })).toEqual([
    { text: 'x', flag: true, lists: [2, 0] },
  ]);
  expect(await ask(desk.db, { text: '', flag: false, lists: { ...[[], ['c']] } })).toEqual([
    { text: '', flag: false, lists: [0, 1] },
  ]);
  expect(built).toBe(1);
  await ask(desk.db, { text: 'x', flag: null, lists });
  await ask(desk.db, { text: 'x', flag: true, lists: { ...[['a']] } });
  expect(built).toBe(3);
});

test('keeps the plans of so many shapes and no more', async () => {
  const ask = preparedQuery((_db, values: Record<number, number>) => {
    const all = Object.values(values).map(value => sql`${value}::integer`);
    return sql<{ sum: number }>`select ${sql.join(all, sql` + `)} as sum -- of some shape`;
  });
  const kept = await desk.db.connection().execute(async connection => {
    for (let count = 1; count <= 40; count += 1)
      expect(await ask(connection, { ...Array(count).fill(2) })).toEqual([{ sum: 2 * count }]);
    const { rows } = await sql`
      select from pg_prepared_statements where statement like '%of some shape'`.execute(connection);
    return rows.length;
  });
  expect(kept).toBe(24);
});

test('cannot look at values that it does not know yet', async () => {
  const second = preparedQuery((_db, page: number) => sql`select ${(page - 1) * 10}::int`);
  await expect(second(desk.db, 2)).rejects.toThrow('before its values are known');
});

test('other statements are planned for their values', async () => {
  const named = await desk.db.connection().execute(async connection => {
    await sql`select id from branches where name ilike ${'%raipur%'}`.execute(connection);
    const { rows } = await sql`select from pg_prepared_statements where statement like '%ilike%'
      and statement not like '%pg_prepared%'`.execute(connection);
    return rows;
  });
  expect(named).toEqual([]);
});
