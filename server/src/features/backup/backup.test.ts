import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { kinds } from '@rto-desk/contract/kinds/index';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { withSnapshot } from '../../platform/database/snapshot.ts';
import { emptyDatabase } from '../../testing/commands.ts';
import { isLong } from '../../testing/long.ts';
import { freshMobile, freshNumber, pdf, sampleOf } from '../../testing/samples.ts';
import { deskForTest, openTestDesk, type TestDesk } from '../../testing/test-desk.ts';
import { backedUpTables, dump } from './dump.ts';
import { restore, verifyChecksum } from './restore.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
  await fillOffice(desk);
});
afterAll(() => desk.close());

/** An office with something in every table that a person fills, in both scripts and with every awkward letter. */
async function fillOffice({ signIn }: TestDesk): Promise<void> {
  const admin = await signIn('admin');
  await admin.post('/admin/branches', { name: 'शाखा "अभनपुर"' });
  const person = await signIn('user');
  const name = 'Less \\. back\\slash ਅ 😀 नमूना';
  const citizen = (await admin.post('/citizens', { name, mobile: freshMobile(), address: 'one\n\\.\ttwo' }))
    .body;
  const vehicle = (
    await admin.post(`/citizens/${citizen.id}/vehicles`, { registration_no: freshNumber('CG04') })
  ).body;
  const file = { name: 'क.pdf', content: pdf, type: 'application/pdf' };
  for (const kind of kinds) {
    const owner = kind.owner === 'citizen' ? `citizens/${citizen.id}` : `vehicles/${vehicle.id}`;
    await admin.form('POST', `/${owner}/${kind.slug}`, sampleOf(kind), file);
  }
  await admin.post(`/citizens/${citizen.id}/send-message`, { message: 'tab\t and line\n\\. नमस्ते' });
  await person.post('/document-inquiries', {
    name,
    phone: freshMobile(),
    document_type: ['Insurance', 'Tax'],
  });
  await person.post('/service-requests', {
    contact_name: name,
    contact_phone: freshMobile(),
    category: 'dl',
    services: ['renewal_dl'],
  });
  await admin.delete(
    `/citizens/${(await admin.post('/citizens', { name: 'X', mobile: freshMobile() })).body.id}`,
  );
}

const backupOf = ({ pool }: Pick<TestDesk, 'pool'>) =>
  withSnapshot(pool, async snapshot => {
    const pieces: Buffer[] = [];
    for await (const piece of dump(snapshot, new Date())) pieces.push(piece);
    return Buffer.concat(pieces);
  });

/** Cut so that lines, letters and ends of rows lie across the pieces. */
async function* cut(backup: Buffer, size = 61) {
  for (let at = 0; at < backup.length; at += size) yield backup.subarray(at, at + size);
}

async function withClient<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every row of every table as text, in the order of the text. */
async function contents(connection: pg.ClientConfig, tables: readonly string[]) {
  return withClient(connection, async client => {
    const all: Record<string, string[]> = {};
    for (const table of tables) {
      const { rows } = await client.query(
        `select row_to_json(kept)::text as row from ${table} kept order by 1`,
      );
      all[table] = rows.map(row => row.row);
    }
    return all;
  });
}

/** What the database derives from the rest. */
async function derived(connection: pg.ClientConfig) {
  return withClient(connection, async client => {
    const queries = [
      'select * from searchable_numbers order by 1, 2',
      'select * from expiries order by kind, document_id, end_field',
      'select distinct * from name_vocabulary order by 1, 2',
      'select * from branch_account_visibility order by 1, 2',
    ];
    const answers = [];
    for (const query of queries) answers.push((await client.query(query)).rows);
    return answers;
  });
}

/** Constraints, indexes, triggers and columns by their definitions. */
async function shape(connection: pg.ClientConfig) {
  return withClient(connection, async client => {
    const { rows } = await client.query(`
      select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as it from pg_constraint
        where connamespace = 'public'::regnamespace and conname not like '%not_null'
      union all select pg_get_indexdef(indexrelid) from pg_index
        join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
      union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
      union all select table_name || '.' || column_name || ' ' || data_type || ' ' || coalesce(column_default, '')
        from information_schema.columns where table_schema = 'public'
      order by 1`);
    return rows.map(row => row.it);
  });
}

const source = () => ({ ...inject('connection'), database: desk.pool.options.database ?? '' });

describe('a backup restored into an empty database', () => {
  test('is the same database, row by row, and numbers go on', async () => {
    const backup = await backupOf(desk);
    await verifyChecksum(cut(backup));
    const target = await emptyDatabase();
    await withClient(target, client => restore(client, cut(backup), false));
    const tables = await backedUpTables(desk.db);
    expect(tables).toEqual(
      expect.arrayContaining(['citizens', 'history', ...kinds.map(kind => kind.collection)]),
    );
    const before = await contents(source(), tables);
    for (const kind of kinds) expect(before[kind.collection], kind.slug).toHaveLength(1);
    expect(await contents(target, tables)).toEqual(before);
    // The search words of a deleted person stay until they are rebuilt.
    await desk.pool.query('select rebuild_search()');
    expect(await derived(target)).toEqual(await derived(source()));
    expect(await shape(target)).toEqual(await shape(source()));
    const { db, close } = openDatabase({ connection: target });
    await migrate(db);
    const { id } = await db
      .insertInto('branches')
      .values({ name: 'Next', code: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const last = await desk.db
      .selectFrom('branches')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(id).toBe(last.id + 1);
    await close();
  });

  if (isLong())
    test('by psql as well, where there is one', async context => {
      const run = promisify(execFile);
      const found = await run('psql', ['--version']).catch(() => null);
      if (found === null) return context.skip();
      const folder = await mkdtemp(join(tmpdir(), 'rto-desk-backup-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      const file = join(folder, 'backup.sql');
      await writeFile(file, await backupOf(desk));
      const target = await emptyDatabase();
      const { host, port, user, password, database } = target;
      await run('psql', ['--quiet', '--no-psqlrc', '--set', 'ON_ERROR_STOP=1', '--file', file], {
        env: {
          ...process.env,
          PGHOST: host,
          PGPORT: String(port),
          PGUSER: user,
          PGPASSWORD: password,
          PGDATABASE: database,
        },
      });
      const tables = await backedUpTables(desk.db);
      expect(await contents(target, tables)).toEqual(await contents(source(), tables));
    });

  test('holds no session, no link that sets a password and no key', async () => {
    const own = await deskForTest();
    const admin = await own.signIn('admin');
    const { caller } = await own.signIn('user');
    expect((await admin.post(`/admin/users/${caller.id}/send-reset-link`)).status).toBe(200);
    const { body } = await own.db.selectFrom('messages').select('body').executeTakeFirstOrThrow();
    expect(body).toContain('/reset-password?token=');
    const whole = await backupOf(own);
    const backup = whole.toString();
    expect(backup).not.toContain('/reset-password?token=');
    // What is written again from it sends nothing in the place of the link.
    const target = await emptyDatabase();
    await withClient(target, client => restore(client, cut(whole, 65_536), false));
    const [message] = (await contents(target, ['messages'])).messages ?? [];
    expect(JSON.parse(message ?? '')).toMatchObject({ body: '', template: null, state: 'cancelled' });
    for (const table of [
      'sessions',
      'password_resets',
      'contact_codes',
      'known_networks',
      'secrets',
      'rate_limits',
    ]) {
      expect(backup).not.toContain(`copy ${table} `);
    }
  });

  test('is of one moment, while people write', async () => {
    const busy = await deskForTest();
    await busy.db.insertInto('branches').values({ name: 'Counted', code: null }).execute();
    let writing = true;
    // Each transaction adds a branch and a request of that branch: one without the other would mean two moments.
    const writer = (async () => {
      for (let count = 0; writing; count += 1) {
        await busy.db.transaction().execute(async transaction => {
          const { id } = await transaction
            .insertInto('branches')
            .values({ name: `Busy ${count}`, code: null })
            .returning('id')
            .executeTakeFirstOrThrow();
          await transaction
            .insertInto('service_requests')
            .values({
              reference: `SR-${count}`,
              user_id: null,
              branch_id: id,
              contact_name: 'Busy',
              contact_phone: '9826000000',
              category: 'dl',
              services: ['renewal_dl'],
              query: null,
              status_changed_by: null,
            })
            .execute();
        });
      }
    })();
    const target = await emptyDatabase();
    const backup = await backupOf(busy);
    writing = false;
    await writer;
    await withClient(target, client => restore(client, cut(backup, 4096), false));
    await withClient(target, async client => {
      const { rows } = await client.query(`select
        (select count(*) from branches where name like 'Busy %')::int as branches,
        (select count(*) from service_requests)::int as requests`);
      expect(rows[0].branches).toBe(rows[0].requests);
      expect(rows[0].branches).toBeGreaterThan(0);
    });
  });
});

describe('a restore', () => {
  test('refuses a database that holds something, unless told to overwrite it', async () => {
    const backup = await backupOf(desk);
    const target = await emptyDatabase();
    await withClient(target, async client => {
      await client.query('create table citizens (precious text); insert into citizens values (1)');
      await expect(restore(client, cut(backup), false)).rejects.toThrow('The database is not empty.');
      const { rows } = await client.query('select * from citizens');
      expect(rows).toEqual([{ precious: '1' }]);
      await restore(client, cut(backup), true);
    });
    const tables = await backedUpTables(desk.db);
    expect(await contents(target, tables)).toEqual(await contents(source(), tables));
  });

  test.each([
    ['cut off within rows', (backup: Buffer) => backup.subarray(0, backup.length / 2)],
    [
      'without its last line',
      (backup: Buffer) => backup.subarray(0, backup.lastIndexOf('\n', backup.length - 2) + 1),
    ],
    [
      'with a letter changed',
      (backup: Buffer) => {
        const changed = Buffer.from(backup);
        const at = changed.indexOf('नमूना');
        changed[at + 2] = (changed[at + 2] ?? 0) ^ 1;
        return changed;
      },
    ],
    ['that is empty', () => Buffer.alloc(0)],
  ])('knows a backup %s', async (_, damage) => {
    const damaged = damage(await backupOf(desk));
    await expect(verifyChecksum(cut(damaged))).rejects.toThrow('damaged or not whole');
  });

  test('that is interrupted leaves the database as it was', async () => {
    const backup = await backupOf(desk);
    const target = await emptyDatabase();
    await withClient(target, async client => {
      await client.query('create table precious (kept text)');
      const half = backup.subarray(0, backup.indexOf('copy learner_licenses'));
      const broken = Buffer.concat([half, Buffer.from('select no_such_function();\n')]);
      await expect(restore(client, cut(broken), true)).rejects.toThrow('no_such_function');
    });
    await withClient(target, async client => {
      const { rows } = await client.query(
        "select relname from pg_class where relnamespace = 'public'::regnamespace",
      );
      expect(rows).toEqual([{ relname: 'precious' }]);
    });
  });
});
