import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { kinds } from '@rto-desk/contract/kinds/index';
import { numberKey } from '@rto-desk/contract/normalise';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { backedUpTables } from '../../features/backup/dump.ts';
import { sameNumbersPage } from '../../features/duplicates/numbers.ts';
import { globalSearch } from '../../search/global-search.ts';
import { exampleMigrations } from '../../testing/contributing.ts';
import { freshDatabase, TEMPLATE } from '../../testing/databases.ts';
import { describeSchema } from '../../testing/describe-schema.ts';
import { allExpiries } from '../../testing/reference-model.ts';
import { loadReleaseRows } from '../../testing/release-rows.ts';
import { type Db, type OpenDatabase, openDatabase } from './database.ts';
import { migrate, readMigrationFiles } from './migrate.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

/** What has been released, with its last migration; `upgrade-VERSION.sql` holds rows of every table it had. */
const releases = [
  { version: '0.1.0', last: '0009_documents.sql' },
  { version: '0.2.0', last: '0045_first_hour.sql' },
  { version: '0.3.0', last: '0153_indexes_of_my_work.sql' },
] as const;

/** The migrations of CONTRIBUTING's examples, and one after them that gives every citizen a document of the new kind. */
const laterMigrations = [
  ...exampleMigrations(),
  {
    name: '9999_licences_of_all.sql',
    text: `insert into conductor_licenses (citizen_id, cl_no, application_no, issue_date, expiry_date, origin)
      select id, 'CL ' || id, 'AP-' || id, '2024-01-01', '2026-12-31', 'office' from citizens`,
  },
];

/** Tables of counts, which a later migration drops. */
const dropped = ['record_counts', 'expiry_counts', 'message_counts', 'history_counts'];

let folder: string;
let fresh: OpenDatabase;
const drops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rto-desk-upgrade-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  for (const { name, text } of laterMigrations) await writeFile(join(folder, name), text);
  fresh = await open(TEMPLATE);
  await migrate(fresh.db, folder);
});
afterAll(async () => {
  await fresh?.close();
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true });
});

/** A database as a release left it, with rows in every table. */
async function openRelease({ version, last }: (typeof releases)[number]): Promise<OpenDatabase> {
  const database = await open('template1');
  const ofRelease = await mkdtemp(join(folder, 'release-'));
  await cp(MIGRATIONS, ofRelease, {
    recursive: true,
    filter: source => source === MIGRATIONS || basename(source) <= last,
  });
  await migrate(database.db, ofRelease);
  await rm(ofRelease, { recursive: true });
  const client = new pg.Client(database.pool.options);
  await client.connect();
  await loadReleaseRows(client, join(import.meta.dirname, `upgrade-${version}.sql`));
  await client.end();
  return database;
}

async function open(template: string): Promise<OpenDatabase> {
  const { connection, drop } = await freshDatabase(inject('connection'), template);
  drops.push(drop);
  return openDatabase({ connection, connections: 2 });
}

async function migrationsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** How many rows each table has that a backup holds, without those that an upgrade adds to. */
async function counts(db: Db): Promise<Record<string, number>> {
  // No backup held `workers`, which older releases had.
  const growing = ['kysely_migration', 'history', 'workers'];
  const tables = (await backedUpTables(db)).filter(table => !growing.includes(table));
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(tables.map(table => sql`(select count(*)::integer from ${sql.table(table)}) as ${sql.ref(table)}`))}`.execute(
    db,
  );
  return rows[0] ?? {};
}

/** The registration marks of all vehicles. */
async function marksOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('vehicles').select('registration_no').orderBy('id').execute();
  return rows.map(row => row.registration_no);
}

/** Rows that the database derives. */
async function derived(db: Db): Promise<unknown[]> {
  const queries = [
    sql`select * from expiries order by kind, document_id, end_field`,
    sql`select * from searchable_numbers order by record, record_id`,
    sql`select * from branch_account_visibility order by branch_id, user_id`,
  ];
  return Promise.all(queries.map(async query => (await query.execute(db)).rows));
}

test('released migrations are not changed', async () => {
  const listed = (await readFile(join(import.meta.dirname, 'released.sha256'), 'utf8')).trim().split('\n');
  const files = await readMigrationFiles();
  const lines = files.map(({ name, text }) => `${createHash('sha256').update(text).digest('hex')}  ${name}`);
  expect(lines.filter(line => listed.includes(line))).toEqual(listed);
});

describe.each(releases)('an upgrade from $version', release => {
  let upgraded: OpenDatabase;
  let before: Record<string, number>;
  beforeAll(async () => {
    upgraded = await openRelease(release);
    before = await counts(upgraded.db);
    await migrate(upgraded.db, folder);
  });
  afterAll(() => upgraded?.close());

  test('has the schema of a fresh database', async () => {
    expect((await migrationsOf(upgraded.db)).slice(-laterMigrations.length)).toEqual(
      laterMigrations.map(({ name }) => name),
    );
    // Of the job queue, which makes its own.
    const schema = (await describeSchema(fresh.db)).filter(line => !line.includes('graphile_worker'));
    expect(await describeSchema(upgraded.db)).toEqual(schema);
  });

  test('leaves every record where it was, and adds its own', async () => {
    const after = await counts(upgraded.db);
    expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);
    const kept = Object.entries(before).filter(([table]) => !dropped.includes(table));
    // Tables that the release did not have come beside them.
    expect(after).toMatchObject({
      ...Object.fromEntries(kept.filter(([table]) => table !== 'date_rules')),
      conductor_licenses: before.citizens,
    });
    // Later migrations add rules.
    expect(after.date_rules).toBeGreaterThanOrEqual(before.date_rules ?? 0);
  });

  test('makes of the records what searches and reports read', async () => {
    const inUse = await derived(upgraded.db);
    await sql`select rebuild_search()`.execute(upgraded.db);
    expect(inUse).toEqual(await derived(upgraded.db));

    // Of the kinds that the code knows, to which the example belongs once the page has been followed.
    const reference = await allExpiries(upgraded.db);
    const { rows } = await sql<{ day: string; superseded: boolean }>`
      select expiry_date as day, superseded from expiries
      where kind = any(${kinds.map(({ slug }) => slug)})`.execute(upgraded.db);
    const lines = (list: typeof rows) => list.map(row => `${row.day} ${row.superseded}`).sort();
    expect(lines(rows)).toEqual(
      lines(reference.map(row => ({ day: row.expiry_date, superseded: row.superseded }))),
    );
    const { rows: added } = await sql<{ count: number }>`
      select count(*)::integer as count from expiries where kind = 'cl'`.execute(upgraded.db);
    expect(added).toEqual([{ count: before.citizens }]);
  });
});

describe('an upgrade from 0.1.0 of what an office had', () => {
  let upgraded: OpenDatabase;
  let marks: string[];
  beforeAll(async () => {
    upgraded = await openRelease(releases[0]);
    await sql`insert into service_requests (reference, contact_name, contact_phone, category, services, status, status_changed_at)
      select 'SR-' || status, 'आशा', '9826000003', 'other', '{}', status, '2026-11-01'
      from unnest('{contacted,completed,rejected}'::text[]) as status`.execute(upgraded.db);
    await sql`update vehicles set registration_no = lower(left(registration_no, 4)) || ' -' || substr(registration_no, 5)
      where id % 2 = 0`.execute(upgraded.db);
    await sql`update vehicles set registration_no = '--' where id = (select max(id) from vehicles)`.execute(
      upgraded.db,
    );
    marks = await marksOf(upgraded.db);
    await migrate(upgraded.db, folder);
  });
  afterAll(() => upgraded?.close());

  test('makes jobs of requests, in the first stage of their status', async () => {
    const { rows } = await sql<{ status: string; stage: string; events: string[] }>`
      select status, stage, array(select event from job_events where job_id = jobs.id order by id) as events
      from service_requests as jobs order by reference`.execute(upgraded.db);
    expect(rows).toEqual([
      { status: 'pending', stage: 'received', events: ['made'] },
      { status: 'completed', stage: 'handed_over', events: ['made', 'moved'] },
      { status: 'contacted', stage: 'papers_missing', events: ['made', 'moved'] },
      { status: 'rejected', stage: 'rejected', events: ['made', 'moved'] },
    ]);
  });

  test('stores registration marks as they are stored now, but for those that would be empty', async () => {
    expect(marks.filter(mark => /[a-z -]/.test(mark)).length).toBeGreaterThan(1);
    expect(await marksOf(upgraded.db)).toEqual(marks.map(mark => numberKey(mark) || mark));
  });
});

describe('an upgrade from 0.2.0 of what an office had', () => {
  let upgraded: OpenDatabase;
  let db: Db;
  let [one, other] = [0, 0];
  const ids: number[] = [];
  let people: number[];
  const vehicle = async (citizen_id: number, registration_no: string) => {
    const { rows } = await sql<{ id: number }>`
      insert into vehicles (citizen_id, registration_no, chassis_no, origin)
      values (${citizen_id}, ${registration_no}, 'ma\u201100\u200b1', 'office') returning id`.execute(db);
    return rows[0]?.id ?? 0;
  };
  const named = async (table: string, where: string, ...args: string[]) => {
    const { rows } = await sql<{ name_en: string; name_hi: string }>`
      select distinct name_en, name_hi from ${sql.table(table)} where ${sql.ref(where)} in (${sql.join(args)}) order by 1`.execute(
      db,
    );
    return rows.map(({ name_en, name_hi }) => [name_en, name_hi]);
  };
  beforeAll(async () => {
    upgraded = await openRelease(releases[1]);
    db = upgraded.db;
    const { rows } = await sql<{ id: number }>`
      insert into citizens (name, mobile, father_name) values
        ('Ram  Lal\u200b', '9826012345', 'सन्तोष'), ('\u200b\u2060', '9826012346', null) returning id`.execute(
      db,
    );
    [one = 0, other = 0] = rows.map(({ id }) => id);
    // Odd before plain, plain before odd, three of one mark, and one alone.
    const marks = [
      'CG–04–LA–1001',
      'CG04LA1001',
      'CG04LA1002',
      'CG०४LA1002',
      'CG.04.LA.1003',
      'CG04LA1003',
      'CG04\u200bLA1003',
      'CG-04\u00a0LA1004',
    ];
    for (const [place, mark] of marks.entries()) ids.push(await vehicle(place % 2 === 0 ? one : other, mark));
    for (const [place, number] of ['PC  १', 'PC 1'].entries())
      await sql`insert into puccs (vehicle_id, citizen_id, pucc_number, valid_from, valid_until, origin)
        values (${ids[place]}, ${[one, other][place]}, ${number}, '2026-01-05', '2026-07-04', 'office')`.execute(
        db,
      );
    await sql`insert into users (name, phone, phone_verified_at, password_hash) values ('Dummy', '9999999999', now(), 'none')`.execute(
      db,
    );
    const { rows: inserted } = await sql<{ id: number }>`
      insert into citizens (name, mobile, address, email) values
        ('Ram Lal', '9826012345', ${'\u200bHouse 5\u00a0 A\nWard\u2060 7 '}, ${'ram\u200b@example.in '}),
        ('Sita', '9826012346', ${'\u200b'}, 'sita@example.in') returning id`.execute(db);
    people = inserted.map(({ id }) => id);
    for (const [at, email] of ['asha@example.in', 'asha\u200b@example.in', 'om\ufeff@example.in'].entries())
      await sql`insert into users (name, phone, email, email_verified_at, password_hash)
        values ('Asha', ${`982601300${at}`}, ${email}, now(), 'none')`.execute(db);
    await sql`insert into service_requests (reference, contact_name, contact_phone, category, services, status, query)
      values ('SR-LINES', 'आशा', '9826000003', 'other', '{}', 'pending', ${'सन\u200b्तोष\n\nLMV\u200b'})`.execute(
      db,
    );
    const own = { name_en: 'Bring papers', name_hi: 'कागज़ लाएँ' };
    await db.updateTable('job_reject_reasons').set(own).where('code', '=', 'papers_incomplete').execute();
    await db.updateTable('service_papers').set(own).where('name_en', '=', 'Loan agreement').execute();
    await db
      .updateTable('job_stages')
      .set({ name_en: 'Papers awaited' })
      .where('code', '=', 'papers_missing')
      .execute();
    await migrate(db, folder);
  });
  afterAll(() => upgraded?.close());

  test('stores numbers and names as they are stored now; who came later with the same number keeps the spelling', async () => {
    const stored = await db
      .selectFrom('vehicles')
      .select(['registration_no', 'chassis_no', 'needs_review'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    expect(stored.map(row => [row.registration_no, row.needs_review])).toEqual([
      ['CG04LA1001', false],
      ['CG04LA1001', true],
      ['CG04LA1002', false],
      ['CG०४LA1002', true],
      ['CG04LA1003', false],
      ['CG04LA1003', true],
      ['CG04\u200bLA1003', true],
      ['CG04LA1004', false],
    ]);
    expect(new Set(stored.map(row => row.chassis_no))).toEqual(new Set(['MA001']));
    const { rows: puccs } =
      await sql`select pucc_number, needs_review from puccs where pucc_number like 'PC%' order by id`.execute(
        db,
      );
    expect(puccs).toEqual([
      { pucc_number: 'PC 1', needs_review: false },
      { pucc_number: 'PC 1', needs_review: true },
    ]);
    const names = await db
      .selectFrom('citizens')
      .select(['name', 'father_name'])
      .where('id', 'in', [one, other])
      .orderBy('id')
      .execute();
    expect(names).toEqual([
      { name: 'Ram Lal', father_name: 'सन्तोष' },
      { name: '\u200b\u2060', father_name: null },
    ]);

    const caller = { id: 0, role: 'admin', branch_id: null, citizen_id: null } as const;
    const { data } = await sameNumbersPage(db, caller, 1);
    expect(data.map(({ type, one, other }) => [type, one.number, other.number]).sort()).toEqual([
      ['PUCC', 'PC 1', 'PC 1'],
      ['Vehicle', 'CG04LA1001', 'CG04LA1001'],
      ['Vehicle', 'CG04LA1002', 'CG०४LA1002'],
      ['Vehicle', 'CG04LA1003', 'CG04LA1003'],
      ['Vehicle', 'CG04LA1003', 'CG04\u200bLA1003'],
    ]);
    for (const [mark, both] of [
      ['CG04LA1001', ids.slice(0, 2)],
      ['CG04LA1002', ids.slice(2, 4)],
      ['cg 04 la 1003', ids.slice(4, 7)],
    ] as const) {
      const hits = (await globalSearch(db, caller, mark)).filter(({ record }) => record === 'vehicles');
      expect(hits.map(({ record_id }) => record_id).sort(), mark).toEqual(both);
    }
    expect(
      await db.selectFrom('users').select('phone_verified_at').where('phone', '=', '9999999999').execute(),
    ).toEqual([{ phone_verified_at: null }]);
    const { rows: noted } = await sql`
      select before ->> 'registration_no' as before from history where record = 'vehicles' and record_id = ${ids[0]} and action = 'updated'`.execute(
      db,
    );
    expect(noted[0]).toEqual({ before: 'CG–04–LA–1001' });

    // Once the number is another one, nothing is left to decide.
    await sql`update vehicles set registration_no = 'CG04LA1009' where id = ${ids[1]}`.execute(db);
    await sql`update vehicles set make_model = 'Bus' where id = ${ids[3]}`.execute(db);
    const left = await db
      .selectFrom('vehicles')
      .select('id')
      .where('needs_review', '=', true)
      .orderBy('id')
      .execute();
    expect(left.map(({ id }) => id)).toEqual([ids[3], ids[5], ids[6]]);
  });

  test('stores texts of several lines and e-mail addresses as they are stored now', async () => {
    const stored = await db
      .selectFrom('citizens')
      .select(['address', 'email'])
      .where('id', 'in', people)
      .orderBy('id')
      .execute();
    expect(stored).toEqual([
      { address: 'House 5  A\nWard 7', email: 'ram@example.in' },
      { address: '\u200b', email: 'sita@example.in' },
    ]);
    const emails = await db
      .selectFrom('users')
      .select('email')
      .where('name', '=', 'Asha')
      .orderBy('id')
      .execute();
    expect(
      emails.map(({ email }) => email),
      'the second keeps its spelling',
    ).toEqual(['asha@example.in', 'asha\u200b@example.in', 'om@example.in']);
    const { rows: asked } =
      await sql`select query from service_requests where reference = 'SR-LINES'`.execute(db);
    expect(asked).toEqual([{ query: 'सन्तोष\n\nLMV' }]);
    const { rows: noted } = await sql`
      select before ->> 'email' as before from history
      where record = 'citizens' and record_id = ${people[0]} and action = 'updated' and before ? 'email'`.execute(
      db,
    );
    expect(noted).toEqual([{ before: 'ram\u200b@example.in ' }]);
  });

  test('puts seeded names into plain words in both languages, and leaves one that an admin has changed', async () => {
    expect(await named('job_reject_reasons', 'code', 'papers_incomplete', 'not_eligible')).toEqual([
      ['Bring papers', 'कागज़ लाएँ'],
      ['Not eligible', 'पात्रता नहीं है'],
    ]);
    expect(await named('job_stages', 'code', 'papers_missing', 'handed_over')).toEqual([
      ['Handed over', 'सुपुर्द किया गया'],
      ['Papers awaited', 'दस्तावेज़ बाकी'],
    ]);
    expect(await named('service_papers', 'service', 'hypothecation_addition')).toEqual([
      ['Bring papers', 'कागज़ लाएँ'],
      ['Form 34 (hypothecation)', 'फ़ॉर्म 34 (हाइपोथिकेशन जोड़ना)'],
      ['Insurance (copy)', 'बीमा की प्रति'],
      ['Registration certificate', 'पंजीयन प्रमाणपत्र (RC)'],
    ]);
  });
});
