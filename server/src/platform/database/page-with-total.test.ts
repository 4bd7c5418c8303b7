import type { Caller } from '@rto-desk/contract/access';
import { kinds, vehicleKinds } from '@rto-desk/contract/kinds/index';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findCitizens } from '../../features/citizens/find.ts';
import { findExpiries } from '../../features/expiries/found.ts';
import { everyExpiry } from '../../features/expiries/scan.ts';
import { findNumbers } from '../../features/search/numbers.ts';
import { generate } from '../../sample-data/generate.ts';
import { openTestDesk, type TestDesk } from '../../testing/desk.ts';
import { draws } from '../../testing/long.ts';
import { callers as plannedCallers } from '../../testing/planned-calls.ts';
import { allExpiries, mayKnow } from '../../testing/reference.ts';

let desk: TestDesk;
let callers: Caller[];
beforeAll(async () => {
  desk = await openTestDesk();
  await generate(desk.db, { citizens: 5000, today: '2026-11-21' });
  // So many are of no branch that a manager, too, sees more owners than are few.
  await sql`update citizens set branch_id = null where id % 3 > 0`.execute(desk.db);
  const planned = await plannedCallers(desk.db);
  // Words of names that are on record: nobody waits for another who brings the same new one.
  await sql`insert into citizens (name, mobile) values
    ('Tulsi', '9666666666'), ('Asha Sahu', '9666666666'), ('Kaka Dada', '9666666666')`.execute(desk.db);
  callers = planned.slice(0, 2).map(({ caller }) => caller);
});
afterAll(() => desk.close());

const months = { from: '2026-10-01', until: '2028-06-30' };
const page = { offset: 0, size: 15 };

/** Searches that find very many, the log that brings their total up to date, and what they mean in plain words. */
const searches: {
  name: string;
  log: string;
  total(caller: Caller): Promise<{ total: number }>;
  plain: string;
}[] = [
  {
    name: 'citizens with an a',
    log: 'citizen_changes',
    total: caller => findCitizens(desk.db, caller, { q: 'A', page: 1, per_page: 10 }),
    plain: `people where strpos(said, 'a') > 0`,
  },
  {
    name: 'citizens with an i and a 6',
    log: 'citizen_changes',
    total: caller => findCitizens(desk.db, caller, { q: 'i', mobile: '6', page: 2, per_page: 10 }),
    plain: `people where strpos(said, 'i') > 0 and strpos(mobile, '6') > 0`,
  },
  {
    name: 'vehicles of the state',
    log: 'number_changes',
    total: caller => findNumbers(desk.db, caller, { record: 'vehicles', number: 'c g', page: 1 }),
    plain: `vehicles join people using (citizen_id) where strpos(number_key(registration_no), 'CG') > 0`,
  },
  {
    name: 'driving licences by both numbers',
    log: 'number_changes',
    total: caller =>
      findNumbers(desk.db, caller, { record: 'driving_licenses', number: '20', application: '0', page: 1 }),
    plain: `driving_licenses join people using (citizen_id)
      where strpos(number_key(dl_no), '20') > 0 and strpos(number_key(application_no), '0') > 0`,
  },
  {
    name: 'documents of owners with an a',
    log: 'expiry_changes',
    total: caller => findExpiries(desk.db, caller, { ...everyExpiry, owner: 'a', superseded: true }, page),
    plain: `documents join people using (citizen_id) where strpos(lower(name), 'a') > 0`,
  },
  {
    name: 'current documents of some months, owners and vehicles',
    log: 'expiry_changes',
    total: caller =>
      findExpiries(desk.db, caller, { ...everyExpiry, ...months, owner: 'a', vehicle: 'CG' }, page),
    plain: `documents join people using (citizen_id) join vehicles on vehicles.id = vehicle_id
      where not superseded and until between '${months.from}' and '${months.until}'
        and strpos(lower(name), 'a') > 0 and strpos(number_key(registration_no), 'CG') > 0`,
  },
];

/** What every search finds for every caller, read off the records themselves. */
async function plainTotals(): Promise<number[][]> {
  const documents = kinds.map(kind => {
    const [vehicle, superseded] =
      kind.owner === 'citizen'
        ? ['null::integer', 'false']
        : [
            'vehicle_id',
            `row_number() over (partition by vehicle_id order by ${kind.until} desc, id desc) > 1`,
          ];
    return `select citizen_id, ${vehicle} as vehicle_id, ${kind.until} as until, ${kind.succession && superseded} as superseded
      from ${kind.collection} where ${kind.until} is not null`;
  });
  const totals = callers.map(({ branch_id }) => {
    const reach = branch_id === null ? 'true' : `(branch_id = ${branch_id} or branch_id is null)`;
    const counts = searches.map(({ plain }) => `(select count(*)::integer from ${plain})`);
    return `(with people as (select * from everybody where ${reach}) select array[${counts.join(', ')}])`;
  });
  const { rows } = await desk.pool.query<{ totals: number[][] }>(`
    with everybody as materialized (
      select id as citizen_id, branch_id, name, mobile,
        lower(concat_ws('|', name, father_name, relation_name, email)) as said
      from citizens),
    documents as materialized (${documents.join(' union all ')})
    select array[${totals.join(', ')}] as totals`);
  return rows[0]?.totals ?? [];
}

/** Every search by every caller tells what a plain count does. */
async function expectExactTotals() {
  const asked = callers.map(caller =>
    Promise.all(searches.map(async ({ total }) => (await total(caller)).total)),
  );
  expect(await Promise.all(asked)).toEqual(await plainTotals());
}

/** Every search by every caller is asked in one statement that reads the log, or not. */
async function expectLogsRead(expected: boolean) {
  for (const { name, log, total } of searches) {
    for (const caller of callers) {
      desk.forgetStatements();
      await total(caller);
      const [statement, ...others] = desk.statements;
      expect(others, name).toEqual([]);
      expect(statement?.includes(log), name).toBe(expected);
    }
  }
}

test('pages of what very many own are the same whether the total is counted or brought up to date', async () => {
  const all = await allExpiries(desk.db);
  for (const caller of callers) {
    const expected = all.filter(
      row => mayKnow(caller, row) && !row.superseded && row.owner_name.toLowerCase().includes('a'),
    );
    const offsets = [0, 15, 3000, expected.length - 5, expected.length];
    const pages = async () =>
      Promise.all(
        offsets.map(async offset => {
          const { found } = await findExpiries(
            desk.db,
            caller,
            { ...everyExpiry, owner: 'a' },
            { offset, size: 15 },
          );
          return found.map(row => [row.type, row.document_id]);
        }),
      );
    const [counted, broughtUpToDate] = [await pages(), await pages()];
    expect(counted).toEqual(
      offsets.map(offset => expected.slice(offset, offset + 15).map(row => [row.type, row.record_id])),
    );
    expect(broughtUpToDate).toEqual(counted);
  }
});

test('the total of very many is counted once and then brought up to date from the log', async () => {
  await expectLogsRead(false);
  await expectLogsRead(true);
  await expectExactTotals();
});

/** Changes of the records of the citizens whose id leaves `session` when divided by three. */
const changes = {
  rename: session =>
    `update citizens set name = (array['Tulsi', 'Asha Sahu'])[1 + ${session.which} % 2] where id = ${session.citizen}`,
  rewrite: session =>
    `update citizens set father_name = 'Ananda Sahu', mobile = '9000000000' where id = ${session.citizen}`,
  touch: session => `update citizens set address = 'Ward 9' where id = ${session.citizen}`,
  move: session =>
    `update citizens set branch_id = (select branch_id from citizens where id = ${session.other}) where id = ${session.citizen}`,
  remove: session => `with freed as (update users set citizen_id = null where citizen_id = ${session.citizen})
    delete from citizens where id = ${session.citizen}`,
  register: session =>
    `update vehicles set registration_no = 'TX' || id || repeat('0', ${session.which} % 3) where id = ${session.vehicle}`,
  renumber: session =>
    `update driving_licenses set application_no = nullif('20' || ${session.which} % 3, '200') where citizen_id = ${session.citizen}`,
  insure: session => `insert into puccs (vehicle_id, citizen_id, pucc_number, valid_from, valid_until, origin)
    select id, citizen_id, 'T' || id || '-' || clock_timestamp(), '2025-01-01', date '2026-09-01' + ${session.which}, 'office'
    from vehicles where id = ${session.vehicle}`,
  lapse: session =>
    `update insurances set end_date = date '2026-08-01' + ${session.which}, start_date = '2019-01-01' where vehicle_id = ${session.vehicle}`,
  discard: session => `delete from taxes where vehicle_id = ${session.vehicle}`,
  enter: session => `insert into citizens (id, name, mobile, branch_id) overriding system value
    values (nextval('citizens_id_seq') * 3 + 30000 + ${session.session}, 'Kaka Dada', '9666666666', null)`,
} satisfies Record<string, (of: Target) => string>;

/** What a session changes, as SQL. Sessions keep to their own thirds, so that none waits for another. */
interface Target {
  session: number;
  which: number;
  citizen: string;
  vehicle: string;
  other: string;
}

function targetOf(session: number, which: number): Target {
  const one = (table: string, condition: string) =>
    `(select id from ${table} where ${condition} order by id offset ${which} limit 1)`;
  return {
    session,
    which,
    citizen: one('citizens', `id % 3 = ${session}`),
    vehicle: one('vehicles', `citizen_id % 3 = ${session}`),
    other: one('citizens', `id % 3 = ${session} and id % 2 = 0`),
  };
}

test('totals stay exact while sessions change things, commit late and roll back', async () => {
  // Whoever brings words or letters that nobody had waits for whoever else is bringing them: here all of them are known.
  await sql`select keep_name_words_of(array['Tulsi', 'Asha Sahu', 'Kaka Dada'])`.execute(desk.db);
  await sql`insert into number_letters (letters) values ('TX') on conflict do nothing`.execute(desk.db);
  const step = fc.record({
    session: fc.nat(2),
    what: fc.constantFrom(...Object.values(changes)),
    which: fc.nat(400),
    end: fc.constantFrom('commit', 'commit', 'rollback', 'stay', 'stay'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async steps => {
      const open = new Map<number, PoolClient>();
      try {
        for (const { session, what, which, end } of steps) {
          const client = open.get(session) ?? (await desk.pool.connect());
          if (!open.has(session)) await client.query('begin');
          open.set(session, client);
          await client.query(what(targetOf(session, which)));
          if (end !== 'stay') {
            await client.query(end);
            client.release();
            open.delete(session);
          }
          await expectExactTotals();
        }
      } finally {
        for (const client of open.values()) {
          await client.query('commit');
          client.release();
        }
      }
      await expectExactTotals();
    }),
    { numRuns: draws(10) },
  );
  await expectLogsRead(true);
});

describe('a total that was remembered', () => {
  beforeEach(async () => {
    await expectExactTotals();
    await expectLogsRead(true);
  });
  const oneMore = sql`insert into citizens (name, mobile) values ('Asha Sahu', '9666666666')`;

  test('learns of a transaction that began before it was counted and commits after it, and of no other twice', async () => {
    const early = await desk.pool.connect();
    await early.query('begin');
    await early.query(oneMore.compile(desk.db).sql);
    for (const _ of ['later', 'later still']) {
      await expectExactTotals();
      await oneMore.execute(desk.db);
      await expectExactTotals();
    }
    await early.query('commit');
    early.release();
    await expectExactTotals();
    await oneMore.execute(desk.db);
    await expectExactTotals();
    await expectLogsRead(true);
  });

  test('is not taken for what a transaction sees of itself', async () => {
    const [admin] = callers;
    if (admin === undefined) throw new Error('Nobody asks');
    const filter = { q: 'a', page: 1, per_page: 10 };
    await desk.db.transaction().execute(async transaction => {
      const before = await findCitizens(transaction, admin, filter);
      await oneMore.execute(transaction);
      expect((await findCitizens(transaction, admin, filter)).total).toBe(before.total + 1);
      expect((await findCitizens(desk.db, admin, filter)).total).toBe(before.total);
      expect((await findCitizens(transaction, admin, filter)).total).toBe(before.total + 1);
    });
    await expectExactTotals();
  });

  test('is counted anew after more changes than the log keeps', async () => {
    for (const part of [1, 2, 3, 4, 5, 6])
      await sql`update citizens set father_name = 'Ananda ' || id where id % 7 = ${part}`.execute(desk.db);
    const { rows } = await sql<{
      kept: number;
    }>`select count(*)::integer as kept from citizen_changes`.execute(desk.db);
    expect(rows[0]?.kept).toBeLessThan(8000);
    await expectExactTotals();
    await expectLogsRead(true);
  });

  test('is counted anew after one statement with more changes than the log keeps', async () => {
    await sql`update citizens set mobile = '9' || substr(mobile, 2) where id % 7 > 0`.execute(desk.db);
    await expectExactTotals();
    await expectLogsRead(true);
  });

  test('is counted anew after the search was made anew', async () => {
    await desk.db.transaction().execute(async transaction => {
      const tables = ['citizens', 'vehicles', ...kinds.map(kind => kind.collection)];
      for (const table of tables)
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(transaction);
      for (const { collection } of vehicleKinds)
        await sql`delete from ${sql.table(collection)} where vehicle_id % 5 = 0`.execute(transaction);
      await sql`delete from vehicles where id % 5 = 0`.execute(transaction);
      await sql`update citizens set name = 'Bbb' where id % 5 = 1`.execute(transaction);
      for (const table of tables)
        await sql`alter table ${sql.table(table)} enable trigger user`.execute(transaction);
      await sql`select rebuild_search()`.execute(transaction);
    });
    await expectExactTotals();
  });
});
