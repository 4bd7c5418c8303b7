import { readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openServices } from '../../start.ts';
import { clientOf } from '../../testing/client.ts';
import { emptyDatabase, freshFolder, runCommand } from '../../testing/commands.ts';
import { type Connection, urlOf } from '../../testing/databases.ts';
import { freshMobile, pdf, sampleOf } from '../../testing/samples.ts';
import { deskForTest } from '../../testing/test-desk.ts';
import { lastBackup } from './daily.ts';

async function namesIn(connection: Connection): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query('select name from citizens')).rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

test('a backup by command counts, stands in the history, and is restored, plain only with --plain', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const { id } = (await admin.post('/citizens', { name: 'Sarla', mobile: freshMobile() })).body;
  const file = { name: 'a.pdf', content: pdf, type: 'application/pdf' };
  await admin.form('POST', `/citizens/${id}/ll`, sampleOf(kindOf('ll')), file);
  await admin.post('/admin/series/letter/skip', { to: 2, reason: 'Written by hand' });
  const source = { ...inject('connection'), database: desk.pool.options.database ?? '' };
  // Its documents are in the data folder of a desk; the test desk has them at the top of its own.
  const data = await freshFolder();
  await symlink(desk.folder, join(data, 'files'));
  const from = { DATABASE_URL: urlOf(source), DATA_DIR: data };
  const missing = await runCommand('backup', { ...from, BACKUP_DIR: join(data, 'not mounted') });
  expect(missing).toEqual({ code: 1, said: expect.stringContaining('not mounted, does not exist') });
  expect(await readdir(data)).not.toContain('not mounted');
  const folder = join(data, 'backups');
  const made = await runCommand('backup', { ...from, BACKUPS: 'off' });
  const [name = ''] = await readdir(folder);
  expect(made).toEqual({ code: 0, said: expect.stringContaining(`Written: ${join(folder, name)} (`) });
  expect(await lastBackup(desk)).toMatchObject({ good: { file: name, machine: null }, gone_at: null });
  const [line] = (await admin.get('/admin/history?action=backed_up')).body.data;
  expect(line).toMatchObject({ title: name, actor: null });

  const target = await emptyDatabase();
  const place = { DATABASE_URL: urlOf(target), DATA_DIR: await freshFolder() };
  const archive = join(folder, name);
  const encrypting = { ...place, BACKUP_PASSPHRASE: 'nine monsoons in korba' };
  expect(await runCommand('restore', encrypting, [archive])).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^BACKUP_PASSPHRASE is set, .* altered\. .* add admins, .* add --plain\. Nothing was changed\.$/,
    ),
  });
  expect(await runCommand('restore', encrypting, [archive, '--plain'])).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^Warning: BACKUP_PASSPHRASE is set, .*\nRestored \S+ with 1 documents\.\n.* get no number until an admin has checked .*$/,
    ),
  });
  expect(await namesIn(target)).toEqual(['Sarla']);
  expect(await runCommand('restore', place, [archive])).toEqual({
    code: 1,
    said: expect.stringMatching(/^The database is not empty\..*add --overwrite\. Nothing was changed\.$/),
  });
});

async function factorIn(connection: Connection): Promise<unknown> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query(`
      select confirmed_at is not null as on, lost_at is not null as lost,
        (select count(*)::int from recovery_codes) as codes from two_factors`);
    return rows[0];
  } finally {
    await client.end();
  }
}

test('a restore overwrites only when told to, and names the file that it misses', async () => {
  const desk = await deskForTest();
  const folder = await freshFolder();
  const source = { ...inject('connection'), database: desk.pool.options.database ?? '' };
  await runCommand('backup', { DATABASE_URL: urlOf(source), DATA_DIR: await freshFolder() }, [folder]);
  const archive = join(folder, (await readdir(folder))[0] ?? '');
  const place = { DATABASE_URL: urlOf(await emptyDatabase()), DATA_DIR: await freshFolder() };
  expect(await runCommand('restore', place, [archive])).toMatchObject({ code: 0 });
  expect(await runCommand('restore', place, [archive, '--overwrite'])).toMatchObject({ code: 0 });
  expect(await runCommand('restore', place, [])).toMatchObject({ code: 1 });
  expect(await runCommand('restore', place, [join(folder, 'none.zip')])).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no file'),
  });
});

test('the embedded database takes a backup, refuses a second one, and is backed up into the daily folder', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  await admin.post('/citizens', { name: 'Sarla', mobile: freshMobile() });
  const source = { ...inject('connection'), database: desk.pool.options.database ?? '' };
  const folder = await freshFolder();
  await runCommand('backup', { DATABASE_URL: urlOf(source), DATA_DIR: await freshFolder() }, [folder]);
  const archive = join(folder, (await readdir(folder))[0] ?? '');

  const data = await freshFolder();
  expect(await runCommand('restore', { DATA_DIR: data }, [archive])).toMatchObject({ code: 0 });
  expect(await runCommand('restore', { DATA_DIR: data }, [archive])).toMatchObject({
    code: 1,
    said: expect.stringContaining('The database is not empty.'),
  });
  expect(await runCommand('backup', { DATA_DIR: data })).toMatchObject({ code: 0 });
  expect(await readdir(join(data, 'backups'))).toEqual([expect.stringMatching(/^backup-.*\.zip$/)]);
});

test('an encrypted backup is restored with its passphrase, and second factors that cannot be checked are set up again', async () => {
  const desk = await deskForTest();
  const password = 'monsoon-in-korba';
  const phone = freshMobile();
  const { token } = (await desk.visitor.post('/register', { name: 'Sarla', phone, password })).body;
  const holder = clientOf(desk.address, token);
  const { secret } = (await holder.post('/me/two-factor', { password })).body;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await holder.post('/me/two-factor/confirm', { code })).status).toBe(200);

  const folder = await freshFolder();
  const key = { SECRET_KEY: (await readFile(join(desk.folder, 'secret.key'), 'utf8')).trim() };
  const source = { ...inject('connection'), database: desk.pool.options.database ?? '' };
  const from = { DATABASE_URL: urlOf(source), DATA_DIR: await freshFolder() };
  const passphrase = 'nine monsoons in korba';
  await runCommand('backup', { ...from, BACKUP_PASSPHRASE: passphrase }, [folder]);
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(/^backup-.*\.zip\.age$/);
  const archive = join(folder, name);
  const target = await emptyDatabase();
  const place = { DATABASE_URL: urlOf(target), DATA_DIR: await freshFolder() };
  const refused = (said: string) => ({ code: 1, said: expect.stringContaining(said) });
  expect(await runCommand('restore', place, [archive])).toEqual(refused('The backup is encrypted.'));
  const wrong = { BACKUP_PASSPHRASE: 'ten monsoons in korba' };
  expect(await runCommand('restore', { ...place, ...wrong }, [archive])).toEqual(
    refused('The passphrase is not that of this backup. Nothing was changed.'),
  );
  const right = { ...place, BACKUP_PASSPHRASE: passphrase };
  expect(await runCommand('restore', { ...right, ...key }, [archive])).toEqual({
    code: 0,
    said: `Restored ${archive}.`,
  });
  expect(await factorIn(target)).toEqual({ on: true, lost: false, codes: 10 });

  expect(await runCommand('restore', right, [archive, '--overwrite'])).toEqual({
    code: 0,
    said: expect.stringContaining('Two-step login of 1 account is switched off'),
  });
  expect(await factorIn(target)).toEqual({ on: false, lost: true, codes: 0 });
});

test('a database belongs to one key: another machine has the same, or says so and does not start', async () => {
  const connection = await emptyDatabase();
  const start = async (SECRET_KEY?: string) => {
    const config = readConfig({
      DATABASE_URL: urlOf(connection),
      DATA_DIR: await freshFolder(),
      ...(SECRET_KEY && { SECRET_KEY }),
    });
    const { services, close } = await openServices(config, () => undefined);
    return { vault: services.vault, db: services.db, close };
  };
  const key = 'a key of more than thirty-two letters';
  const refused = /^The secrets of authenticator apps in this database .* run: npm run new-key$/;
  const first = await start(key);
  await expect(start()).rejects.toThrow(refused);
  await (await start(key)).close();

  // As after a backup that was read by psql: the app is known, whose key it was is not.
  const { id } = await first.db
    .insertInto('users')
    .values({ name: 'Sarla', phone: freshMobile(), password_hash: 'none', role: 'user' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sealed = await first.vault.seal('a secret', 'it');
  await first.db.insertInto('two_factors').values({ user_id: id, sealed }).execute();
  await first.db.updateTable('two_factors').set({ confirmed_at: new Date().toISOString() }).execute();
  await first.db.deleteFrom('secrets').where('name', '=', 'vault').execute();
  await first.close();
  const place = { DATABASE_URL: urlOf(connection), DATA_DIR: await freshFolder() };
  await expect(start()).rejects.toThrow(refused);
  expect(await runCommand('new-key', place)).toEqual({
    code: 0,
    said: expect.stringMatching(/ two-step login of 1 account for good: .*Nothing was changed\.$/),
  });
  expect(await factorIn(connection)).toMatchObject({ on: true });
  await (await start(key)).close();
  expect(await runCommand('new-key', place, ['--switch-off'])).toEqual({
    code: 0,
    said: expect.stringContaining('Two-step login of 1 account is switched off'),
  });
  expect(await factorIn(connection)).toMatchObject({ on: false, lost: true });
  await expect(start(key)).rejects.toThrow(refused);
  const fresh = (await readFile(join(place.DATA_DIR, 'secret.key'), 'utf8')).trim();
  await (await start(fresh)).close();
});

test('a database that has nothing of this version in it is not backed up', async () => {
  const place = { DATABASE_URL: urlOf(await emptyDatabase()), DATA_DIR: await freshFolder() };
  const folder = await freshFolder();
  expect(await runCommand('backup', place, [folder])).toEqual({
    code: 1,
    said: expect.stringContaining('The database is of another version.'),
  });
  expect(await readdir(folder)).toEqual([]);
});
