import { readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOf } from '@rto-desk/contract/kinds/index';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { emptyDatabase, freshFolder, runCommand } from '../../testing/commands.ts';
import { type Connection, urlOf } from '../../testing/databases.ts';
import { freshMobile, pdf, sampleOf } from '../../testing/samples.ts';
import { openTestDesk } from '../../testing/test-desk.ts';
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
  const desk = await openTestDesk();
  onTestFinished(() => desk.close());
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
