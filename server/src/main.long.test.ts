import { once } from 'node:events';
import { chown, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { clientOf } from './testing/client.ts';
import { freshFolder, freshPlace, login, runServer } from './testing/commands.ts';
import { executeOn, freshDatabase, TEMPLATE, urlOf } from './testing/databases.ts';
import { runProgram } from './testing/process.ts';

test('a restarted server keeps its database, and prints no login again', async () => {
  const DATA_DIR = await freshFolder();
  const first = runServer({ DATA_DIR });
  // A server that answers listens to signals, which it does just after it has said that it is ready.
  expect((await fetch(`${await first.ready}/readyz`)).status).toBe(200);
  const [, phone = '', password = ''] =
    /mobile (\d{10}) and password (\S{16})$/m.exec(first.lines.join('\n')) ?? [];
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const again = runServer({ DATA_DIR, RATE_LIMIT: 'off' });
  expect(await login(await again.ready, phone, password)).toBe(200);
  expect(again.lines.join()).not.toMatch(/password/);
  expect(again.lines.join()).toMatch(/RATE_LIMIT=off/);
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});

test('uses the server that DATABASE_URL names, with the admin that the settings give', async () => {
  const connection = inject('connection');
  await executeOn(connection, 'create database test_of_main');
  const url = urlOf({ ...connection, database: 'test_of_main' });
  const started = runServer({
    DATA_DIR: await freshFolder(),
    DATABASE_URL: url,
    ADMIN_PHONE: '9123456780',
    ADMIN_PASSWORD: 'given-by-settings',
  });
  const address = await started.ready;
  expect(await login(address, '9123456780', 'given-by-settings')).toBe(200);
  expect(started.lines.join()).not.toMatch(/password/);
  started.child.kill('SIGTERM');
  expect(await started.ended).toBe(0);
});

test('a port in use, a host of another machine and a file for a folder are named before it ends', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const taken = holder.address();
  const port = typeof taken === 'object' && taken !== null ? String(taken.port) : '';
  const busy = runServer({ ...(await freshPlace()), PORT: port });
  expect(await busy.ended).toBe(1);
  expect(busy.lines.at(-1)).toMatch(/^The port is in use/);
  holder.close();

  const listens = {
    'nosuch.invalid': /^HOST: the name nosuch.invalid is not known/,
    '203.0.113.9': /^HOST: 203/,
  };
  for (const [HOST, sentence] of Object.entries(listens)) {
    const nowhere = runServer({ ...(await freshPlace()), HOST });
    expect(await nowhere.ended).toBe(1);
    expect(nowhere.lines.at(-1)).toMatch(sentence);
  }

  const file = join(await freshFolder(), 'file');
  await writeFile(file, '');
  for (const DATA_DIR of [file, join(file, 'data')]) {
    const onFile = runServer({ DATA_DIR });
    expect(await onFile.ended).toBe(1);
    expect(onFile.lines).toEqual([
      `DATA_DIR (${DATA_DIR}) is a file, or lies below one: set DATA_DIR to a folder.`,
    ]);
  }
});

test.each(['tr_TR.UTF-8', 'C', 'POSIX'])(
  'starts and finds people whatever the locale of the shell: %s',
  async LANG => {
    const [phone, password] = ['9123456780', 'given-by-settings'];
    const started = runServer({
      DATA_DIR: await freshFolder(),
      ...{ LANG, LC_ALL: LANG, LANGUAGE: LANG, TZ: 'America/New_York', TMPDIR: '/nowhere' },
      ...{ ADMIN_PHONE: phone, ADMIN_PASSWORD: password },
    });
    const address = (await started.ready) ?? '';
    const { token } = (await clientOf(address, null).post('/login', { phone, password })).body;
    const admin = clientOf(address, token);
    // Turkish has two letters i, each with a capital of its own.
    const added = await admin.post('/citizens', { name: 'INDIRA Tiwari', mobile: '9826012345' });
    expect(added.status).toBe(201);
    for (const typed of ['indira', 'INDIRA', 'tiwari', 'TIWARI']) {
      expect((await admin.get(`/citizens?search=${typed}`)).body.meta.total, typed).toBe(1);
    }
    const plate = await admin.post(`/citizens/${added.body.id}/vehicles`, { registration_no: 'cg04li1234' });
    expect(plate.body.registration_no).toBe('CG04LI1234');
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
  },
);

test('a database that refuses is named with its setting, and what it says', async () => {
  const connection = inject('connection');
  const wrong = [
    { ...connection, password: 'wrong' },
    { ...connection, database: 'no_such_database' },
    { ...connection, user: 'nobody' },
  ];
  for (const refused of wrong) {
    const server = runServer({ DATA_DIR: await freshFolder(), DATABASE_URL: urlOf(refused) });
    expect(await server.ended).toBe(1);
    expect(server.lines).toEqual([expect.stringMatching(/^DATABASE_URL: the database refuses \(.+\)\.$/)]);
  }
});

test.runIf(process.getuid?.() === 0)(
  'root is refused on the data folder of another account by every command',
  async () => {
    const folder = await freshFolder();
    await chown(folder, 65_534, 65_534);
    for (const name of ['backup', 'restore', 'demo', 'new-key'] as const) {
      const args = name === 'restore' ? [import.meta.filename] : [];
      const program = runProgram(name, { DATA_DIR: folder }, args);
      onTestFinished(() => void program.child.kill('SIGKILL'));
      expect(await program.ended).toBe(1);
      expect(program.lines, name).toEqual([
        expect.stringMatching(/^The data folder \S+ belongs to \w+, and this is root: start RTO Desk as /),
      ]);
      expect(await readdir(folder), name).toEqual([]);
    }
  },
);

test('a database of an earlier version is brought up to date, and each migration told of', async () => {
  const { connection, drop } = await freshDatabase(inject('connection'), TEMPLATE);
  onTestFinished(drop);
  // As far as the server knows; whether the migration can be done twice does not matter here.
  await executeOn(
    connection,
    'delete from kysely_migration where name = (select max(name) from kysely_migration)',
  );
  const newer = runServer({ DATA_DIR: await freshFolder(), DATABASE_URL: urlOf(connection) });
  await expect
    .poll(() => newer.lines)
    .toContainEqual(expect.stringMatching(/^Migration 1 of 1, \d{4}_\w+\.sql, begins\.$/));
});

test.runIf(process.getuid?.() === 0)(
  'root is refused on the data folder of another account, and leaves nothing in it',
  async () => {
    const folder = await freshFolder();
    await chown(folder, 65_534, 65_534);
    const program = runServer({ DATA_DIR: folder });
    expect(await program.ended).toBe(1);
    expect(program.lines).toEqual([
      expect.stringMatching(/^The data folder \S+ belongs to \w+, and this is root: start RTO Desk as /),
    ]);
    expect(await readdir(folder)).toEqual([]);
  },
);

test('a database of a later version is refused with a sentence, and left as it is', async () => {
  const { connection, drop } = await freshDatabase(inject('connection'), TEMPLATE);
  onTestFinished(drop);
  await executeOn(connection, "insert into kysely_migration values ('9001_later.sql', now()::text)");
  const older = runServer({ DATA_DIR: await freshFolder(), DATABASE_URL: urlOf(connection) });
  expect(await older.ended).toBe(1);
  expect(older.lines).toEqual([
    'The database has had 9001_later.sql, which this version of RTO Desk does not know. Start a later version.',
  ]);
});

test('an unexpected error is logged by its name, never with its message', async () => {
  const failing = 'process.on("SIGUSR2", () => { throw new RangeError(process.env.QUOTED); })';
  const failed = runServer({
    ...(await freshPlace()),
    QUOTED: 'Sunita 9826012345',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(failing)}`,
  });
  await failed.ready;
  failed.child.kill('SIGUSR2');
  expect(await failed.ended).toBe(1);
  expect(failed.lines.join('\n')).toMatch(/^RTO Desk stops: RangeError at /m);
  expect(failed.lines.join('\n')).not.toContain('Sunita');
});
