import { citizenKinds, kinds, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { partialFields } from '@rto-desk/contract/kinds/partial';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';

import type { Db } from '../platform/database/database.ts';
import { generate } from '../sample-data/generate.ts';
import { times } from '../testing/long.ts';
import { allExpiries } from '../testing/reference-model.ts';
import { freshMobile, sampleOf } from '../testing/samples.ts';
import { deskForFile } from '../testing/test-desk.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');

/** What the search tables hold. */
async function kept(db: Db) {
  const rows = async (query: ReturnType<typeof sql<Record<string, unknown>>>) =>
    (await query.execute(db)).rows;
  return {
    expiries: await rows(sql`select * from expiries order by kind, document_id, end_field`),
    numbers: await rows(sql`select * from searchable_numbers order by record, record_id`),
    accounts: await rows(sql`select * from branch_account_visibility order by branch_id, user_id`),
  };
}

/** A change that the database may refuse, since two registrations of a vehicle that bear one number cannot end on one day. */
async function unlessTaken(change: Promise<unknown>): Promise<void> {
  await change.catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError && error.constraint === 'registrations_rc_number_own'))
      throw error;
  });
}

/** Words of names that are not kept; more may be, of people who have gone. */
async function missingWords(db: Db) {
  const { rows } = await sql`
    select word from citizens, string_to_table(text_key(name), ' ') as word where word <> ''
    except select word from name_vocabulary`.execute(db);
  return rows;
}

test('every kind is known to the database as it is declared', async () => {
  const { rows } = await sql`select * from document_kinds order by place`.execute(desk.db);
  expect(rows).toEqual(
    kinds.map((kind, at) => ({
      kind: kind.slug,
      place: at + 1,
      collection: kind.collection,
      until: kind.until,
      of_vehicle: kind.owner === 'vehicle',
      succession: kind.succession,
      series: kind.series ?? [],
      ends: kind.ends ?? [],
      kept_number: kind.keepsNumber ? kind.number : null,
      required: Object.keys(kind.fields).filter(
        name => kind.fields[name]?.required && !partialFields(kind)[name]?.required,
      ),
    })),
  );
});

test('every number of a licence is found, and that of a vehicle', async () => {
  const { rows } = await sql`select * from numbered_records order by record`.execute(desk.db);
  const licences = citizenKinds.map(kind => {
    const [application = 'null'] = Object.keys(kind.fields).filter(
      name => kind.fields[name]?.type === 'number' && name !== kind.number,
    );
    return { record: kind.collection, number: kind.number, application };
  });
  const all = [...licences, { record: 'vehicles', number: 'registration_no', application: 'null' }];
  expect(rows).toEqual(all.sort((one, other) => (one.record < other.record ? -1 : 1)));
});

describe('whatever is done to the records', () => {
  const date = fc
    .integer({ min: 0, max: 400 })
    .map(days => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
  const change = fc.record({
    what: fc.constantFrom(
      'add',
      'move',
      'open',
      'remove',
      'branch',
      'vehicle',
      'number',
      'name',
      'citizen',
      'origin',
      'series',
      'leave',
      'transfer',
      'ends',
      'account',
      'profile',
      'keeper',
      'message',
    ),
    kind: fc.constantFrom(...kinds),
    which: fc.nat(1000),
    date,
  });

  test('what searches and reports read is what it would be if it were made anew', async () => {
    await generate(desk.db, { citizens: 60, today: '2026-11-21' });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async changes => {
        for (const one of changes) await apply(one);
        const before = await kept(desk.db);
        expect(await missingWords(desk.db)).toEqual([]);
        await sql`select rebuild_search()`.execute(desk.db);
        expect(before).toEqual(await kept(desk.db));
        const reference = await allExpiries(desk.db);
        expect(
          before.expiries
            .map(row => [row.kind, row.document_id, row.end_field, row.expiry_date, row.superseded].join())
            .sort(),
        ).toEqual(
          reference
            .map(row => [row.kind, row.record_id, row.end_field, row.expiry_date, row.superseded].join())
            .sort(),
        );
      }),
      { numRuns: times({ short: 5, long: 60, trust: 60 }) },
    );
  });

  async function apply({
    what,
    kind,
    which,
    date: day,
  }: typeof change extends fc.Arbitrary<infer C> ? C : never) {
    const { db } = desk;
    const table = sql.table(kind.collection);
    const until = sql.ref(kind.until);
    const one = (name: string) =>
      sql`(select id from ${sql.table(name)} order by id offset ${which} % greatest((select count(*) from ${sql.table(name)}), 1) limit 1)`;
    const document = one(kind.collection);
    const branch = sql`(select id from branches order by id offset ${which % 4} limit 1)`;
    // None that is signed in, and there may be none.
    const account = sql`(
      with others as (select id from users where id not in (select user_id from sessions))
      select id from others order by id offset ${which} % greatest((select count(*) from others), 1) limit 1)`;
    switch (what) {
      case 'add': {
        const owner = (await sql<{ id: number | null }>`select ${one(`${kind.owner}s`)} as id`.execute(db))
          .rows[0]?.id;
        if (owner === null || owner === undefined) return;
        const added = await admin.post(
          `/${kind.owner}s/${owner}/${kind.slug}`,
          sampleOf(kind, { [kind.from]: '2020-01-01', [kind.until]: day }),
        );
        expect(added.status).toBe(201);
        return;
      }
      case 'move':
        await unlessTaken(
          sql`update ${table} set ${until} = ${day}, ${sql.ref(kind.from)} = '1980-01-01' where id in (${document}, ${document} + 1, ${document} + 3)`.execute(
            db,
          ),
        );
        return;
      case 'open':
        if (kind.owner === 'citizen')
          await sql`update ${table} set ${until} = null where id = ${document}`.execute(db);
        return;
      case 'remove':
        await sql`delete from ${table} where id in (${document}, ${document} + 2)`.execute(db);
        return;
      case 'branch':
        await sql`update citizens set branch_id = ${branch} where id = ${one('citizens')}`.execute(db);
        return;
      case 'vehicle':
        for (const { collection } of vehicleKinds)
          await sql`delete from ${sql.table(collection)} where vehicle_id = ${one('vehicles')}`.execute(db);
        await sql`delete from vehicles where id = ${one('vehicles')}`.execute(db);
        return;
      case 'number':
        await sql`update vehicles set registration_no = 'CG99ZZ' || id where id = ${one('vehicles')}`.execute(
          db,
        );
        await sql`update learner_licenses set application_no = case when id % 2 = 0 then 'a -' || id end where id = ${one('learner_licenses')}`.execute(
          db,
        );
        return;
      case 'name':
        await sql`update citizens set name = 'Asha ' || ${which}::text || ' Sahu' where id in (${one('citizens')}, ${one('citizens')} + 1)`.execute(
          db,
        );
        return;
      case 'citizen':
        await sql`update users set citizen_id = null where citizen_id = ${one('citizens')}`.execute(db);
        await sql`delete from citizens where id = ${one('citizens')}`.execute(db);
        return;
      case 'origin':
        await sql`update ${table} set origin = case origin when 'office' then 'self' else 'office' end where id = ${document}`.execute(
          db,
        );
        return;
      case 'series':
        await sql`update permits set permit_type = ${[null, 'Tourist', 'Temporary'][which % 3]}, route = ${[null, 'Raipur', 'RAIPUR'][which % 3]}
          where id % 4 = ${which % 4}`.execute(db);
        return;
      case 'leave': {
        const [vehicle] = (
          await sql<{ id: number; left: boolean }>`
            select id, noc_on is not null as left from vehicles where id = ${one('vehicles')}`.execute(db)
        ).rows;
        if (vehicle === undefined) return;
        const noc = `/vehicles/${vehicle.id}/noc`;
        const answer = vehicle.left
          ? await admin.delete(noc)
          : await admin.post(noc, { on: '2026-01-05', to_office: 'Nagpur' });
        expect(answer.status).toBe(vehicle.left ? 200 : 201);
        return;
      }
      case 'ends':
        if (kind.ends !== undefined)
          await sql`update ${table} set ${sql.ref(kind.ends[which % kind.ends.length] ?? '')} = ${which % 3 === 0 ? null : day}::date,
            ${sql.ref(kind.from)} = '1990-01-01' where id in (${document}, ${document} + 1)`.execute(db);
        return;
      case 'transfer':
        await sql`update vehicles set citizen_id = ${one('citizens')} where id = ${one('vehicles')}`.execute(
          db,
        );
        return;
      case 'account':
        if (which % 5 === 0) await sql`delete from users where id = ${account}`.execute(db);
        else if (which % 5 === 1)
          await sql`update users set role = 'manager', branch_id = ${branch} where id = ${account}`.execute(
            db,
          );
        else if (which % 5 === 2)
          await sql`update users set role = 'user', branch_id = null where id = ${account}`.execute(db);
        else if (which % 5 === 3)
          await sql`update users set name = ${`Renamed ${which}`} where id = ${account}`.execute(db);
        else
          await sql`insert into users (name, phone, password_hash, added_branch_id)
            values ('Added', ${freshMobile()}, 'none', ${branch})`.execute(db);
        return;
      case 'profile':
        await sql`update users set citizen_id = (
            select id from citizens where id = ${one('citizens')} and id not in (select citizen_id from users where citizen_id is not null))
          where id = ${account}`.execute(db);
        return;
      case 'keeper':
        await sql`update citizens set owner_id = ${which % 3 === 0 ? null : account} where id = ${one('citizens')}`.execute(
          db,
        );
        return;
      case 'message': {
        const message = one('messages');
        if (which % 4 === 0) await sql`delete from messages where id = ${message}`.execute(db);
        else if (which % 4 === 1)
          await sql`update messages set state = 'delivered' where id in (${message}, ${message} + 1)`.execute(
            db,
          );
        else
          await sql`
            insert into messages (channel, purpose, state, citizen_id, branch_id, recipient, recipient_name, body, created_at)
            values ('mail', ${which % 3 === 0 ? 'summary' : 'message'}, 'sent', ${which % 5 === 0 ? null : one('citizens')},
              ${branch}, 'a@example.com', 'Asha', 'Text', ${`${day}T20:00:00Z`})`.execute(db);
      }
    }
  }
});

test('a branch does not see an account with a citizen of another branch, and sees it again afterwards', async () => {
  const { db } = desk;
  const [here, there] = await db.selectFrom('branches').select('id').orderBy('id').limit(2).execute();
  if (here === undefined || there === undefined) throw new Error('There are two branches at least.');
  const { id } = await db
    .insertInto('users')
    .values({ name: 'Keeper', phone: freshMobile(), password_hash: 'none', added_branch_id: here.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const seenBy = async () =>
    (await db.selectFrom('branch_account_visibility').select('branch_id').where('user_id', '=', id).execute())
      .length;
  expect(await seenBy()).toBe(1);
  const kept = await db
    .insertInto('citizens')
    .values({ name: 'Asha Kept', mobile: freshMobile(), branch_id: there.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('citizens').set({ owner_id: id }).where('id', '=', kept.id).execute();
  expect(await seenBy()).toBe(0);
  await db.updateTable('citizens').set({ owner_id: null }).where('id', '=', kept.id).execute();
  expect(await seenBy()).toBe(1);
});

describe('at the same moment', () => {
  /** Two transactions that both do their work before either commits, unless one has to wait for the other. */
  async function together(first: (db: Db) => Promise<unknown>, second: (db: Db) => Promise<unknown>) {
    let release = () => {};
    const firstIsDone = new Promise<void>(resolve => {
      release = resolve;
    });
    const one = desk.db.transaction().execute(async transaction => {
      await first(transaction);
      release();
      await waitsFor(desk.db);
    });
    const other = firstIsDone.then(() => desk.db.transaction().execute(second));
    await Promise.all([one, other]);
  }

  /** Returns once some statement waits for a lock. */
  async function waitsFor(db: Db) {
    for (;;) {
      const { rows } = await sql<{ waiting: boolean }>`
        select exists (select from pg_locks where not granted and pid in (
          select pid from pg_stat_activity where datname = current_database())) as waiting`.execute(db);
      if (rows[0]?.waiting) return;
    }
  }

  test('nobody waits for who saves a name with the same new word', async () => {
    const save = (db: Db) =>
      db.insertInto('citizens').values({ name: 'Quvelle Sahu', mobile: freshMobile() }).execute();
    await desk.db.transaction().execute(async first => {
      await save(first);
      await desk.db.transaction().execute(async second => {
        await sql`set local lock_timeout = '1s'`.execute(second);
        await save(second);
      });
    });
    expect(await missingWords(desk.db)).toEqual([]);
    const { body } = await admin.get('/global-search?query=Quvele');
    expect(body.filter(({ title }: { title: string }) => title.includes('Quvelle Sahu'))).toHaveLength(2);
  });

  async function aVehicle() {
    const citizen = (await admin.post('/citizens', { name: 'Two Clerks', mobile: '9826012345' })).body.id;
    const vehicle = (await admin.post(`/citizens/${citizen}/vehicles`, { registration_no: `TC${citizen}` }))
      .body.id;
    return { citizen, vehicle };
  }
  const pucc = (owner: { citizen: number; vehicle: number }, number: string, until: string) =>
    sql`insert into puccs (vehicle_id, citizen_id, pucc_number, valid_from, valid_until, origin)
      values (${owner.vehicle}, ${owner.citizen}, ${number}, '2025-01-01', ${until}, 'office')`;

  test('of two documents added to a vehicle exactly one is current', async () => {
    const owner = await aVehicle();
    await together(
      db => pucc(owner, `P1-${owner.vehicle}`, '2026-05-05').execute(db),
      db => pucc(owner, `P2-${owner.vehicle}`, '2026-05-05').execute(db),
    );
    const { rows } = await sql`
      select superseded from expiries where kind = 'puccs' and vehicle_id = ${owner.vehicle} order by document_id`.execute(
      desk.db,
    );
    expect(rows).toEqual([{ superseded: true }, { superseded: false }]);
  });

  test('a document added while its citizen moves to another branch moves along', async () => {
    const owner = await aVehicle();
    const [here, there] = [await desk.branch('04'), await desk.branch('05')];
    await sql`update citizens set branch_id = ${here} where id = ${owner.citizen}`.execute(desk.db);
    const move = (branch: number) =>
      sql`update citizens set branch_id = ${branch} where id = ${owner.citizen}`;
    await together(
      db => pucc(owner, `P3-${owner.vehicle}`, '2026-05-05').execute(db),
      db => move(there).execute(db),
    );
    await together(
      db => move(here).execute(db),
      db => pucc(owner, `P4-${owner.vehicle}`, '2026-06-05').execute(db),
    );
    const { rows } =
      await sql`select distinct branch_id from expiries where citizen_id = ${owner.citizen}`.execute(desk.db);
    expect(rows).toEqual([{ branch_id: here }]);
  });

  test('an account that is given a profile which moves meanwhile is seen where it has moved to', async () => {
    const { citizen } = await aVehicle();
    const [here, there] = [await desk.branch('04'), await desk.branch('05')];
    const { rows: added } = await sql<{ id: number }>`
      insert into users (name, phone, password_hash) values ('Two Clerks', ${freshMobile()}, 'none') returning id`.execute(
      desk.db,
    );
    const account = added[0]?.id;
    const take = (profile: number | null) =>
      sql`update users set citizen_id = ${profile} where id = ${account}`;
    const move = (branch: number) => sql`update citizens set branch_id = ${branch} where id = ${citizen}`;
    const seen = async () =>
      (await sql`select branch_id from branch_account_visibility where user_id = ${account}`.execute(desk.db))
        .rows;
    await move(here).execute(desk.db);
    await together(
      db => move(there).execute(db),
      db => take(citizen).execute(db),
    );
    expect(await seen()).toEqual([{ branch_id: there }]);
    await take(null).execute(desk.db);
    expect(await seen()).toEqual([]);
    await together(
      db => take(citizen).execute(db),
      db => move(here).execute(db),
    );
    expect(await seen()).toEqual([{ branch_id: here }]);
  });

  test('two documents of a vehicle are moved at once, and neither clerk is refused', async () => {
    const owner = await aVehicle();
    const [one, other] = ['D1', 'D2'].map(number => `${number}-${owner.vehicle}`);
    for (const number of [one, other]) await pucc(owner, number ?? '', '2026-05-05').execute(desk.db);
    const move = (number: string | undefined, until: string) =>
      sql`update puccs set valid_until = ${until} where pucc_number = ${number}`;
    await together(
      db => move(one, '2026-09-09').execute(db),
      db => move(other, '2026-08-08').execute(db),
    );
    const { rows } = await sql`
      select expiry_date, superseded from expiries where vehicle_id = ${owner.vehicle} order by document_id`.execute(
      desk.db,
    );
    expect(rows).toEqual([
      { expiry_date: '2026-09-09', superseded: false },
      { expiry_date: '2026-08-08', superseded: true },
    ]);
  });
});
