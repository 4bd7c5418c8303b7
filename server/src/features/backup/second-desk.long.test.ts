import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kinds } from '@rto-desk/contract/kinds/index';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { openStorage } from '../../platform/storage/storage.ts';
import { openServices } from '../../start.ts';
import { clientOf } from '../../testing/client.ts';
import { freshDatabase, urlOf } from '../../testing/databases.ts';
import { freshMobile, pdf, sampleOf } from '../../testing/samples.ts';
import { standaloneOptions } from '../../testing/standalone-options.ts';
import { deskForTest } from '../../testing/test-desk.ts';
import { writeArchive } from './archive.ts';
import { restoreFile } from './unpack.ts';

const password = 'monsoon-in-korba';

/** A second desk on an external database of its own that a backup was restored into. */
async function secondDesk(archive: string) {
  const { connection, drop } = await freshDatabase(inject('connection'));
  const folder = await mkdtemp(join(tmpdir(), 'rto-desk-second-'));
  const config = readConfig({
    DATABASE_URL: urlOf(connection),
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
  });
  const storage = await openStorage(join(folder, 'files'));
  const client = new pg.Client(connection);
  await client.connect();
  const documents = await restoreFile(archive, { client, storage, overwrite: false });
  await client.end();
  const second = await openServices(config, () => undefined);
  const app = await createApp(second.services, standaloneOptions);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await app.close();
    await second.close();
    await drop();
    await rm(folder, { recursive: true });
  });
  return { address, documents };
}

test('an admin’s day: roles, branches, history, export, backup, and a second desk that goes on from there', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const head = { name: 'Head', phone: freshMobile(), password, role: 'user' };
  const { id: headId } = (await admin.post('/admin/users', head)).body;
  await admin.patch(`/admin/users/${headId}/role`, { role: 'admin' });
  const clerk = { name: 'Clerk of Korba', phone: freshMobile() };
  const branch_id = await desk.branch('12');
  const { id: clerkId } = (await admin.post('/admin/users', { ...clerk, password, role: 'user' })).body;
  await admin.patch(`/admin/users/${clerkId}/role`, { role: 'manager' });
  const tied = await admin.put(`/admin/users/${clerkId}`, { ...clerk, branch_id });
  expect(tied.body).toMatchObject({ role: 'manager', branch: { name: 'CG-12: Korba' } });
  const told = (await admin.get(`/admin/history?record=users&record_id=${clerkId}&action=updated`)).body.data;
  expect(told).toMatchObject([
    { after: { branch_id }, before: { branch_id: null } },
    { after: { role: 'manager' }, before: { role: 'user' } },
  ]);

  const citizen = (await admin.post('/citizens', { name: 'Phulbasan', mobile: freshMobile(), branch_id }))
    .body;
  const [licence] = kinds.filter(({ owner }) => owner === 'citizen');
  if (licence === undefined) throw new Error('No licences');
  const file = { name: 'a.pdf', content: pdf, type: 'application/pdf' };
  await admin.form('POST', `/citizens/${citizen.id}/${licence.slug}`, sampleOf(licence), file);
  expect((await admin.get('/export/all-as-zip')).status).toBe(200);
  const folder = await mkdtemp(join(tmpdir(), 'rto-desk-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'download.sql'), (await admin.get('/database-backups/download')).body);

  const { file: archive } = await writeArchive(desk, folder);
  const second = await secondDesk(join(folder, archive));
  expect(second.documents).toBe(1);
  const login = async (address: string, phone: string) => {
    const { body } = await clientOf(address, null).post('/login', { phone, password });
    return clientOf(address, body.token);
  };
  const first = await login(desk.address, head.phone);
  const [again, manager] = [
    await login(second.address, head.phone),
    await login(second.address, clerk.phone),
  ];
  const unsigned = (body: unknown) => JSON.stringify(body).replace(/\?expires=[^"]*/g, '');
  const paths = [
    `/citizens/${citizen.id}/all-details`,
    '/citizens',
    '/reports/expiries',
    '/admin/users',
    '/admin/branches',
  ];
  for (const path of paths) {
    expect(unsigned((await again.get(path)).body), path).toBe(unsigned((await first.get(path)).body));
  }
  expect((await manager.get('/citizens')).body.data).toMatchObject([{ name: 'Phulbasan' }]);
  const details = (await again.get(`/citizens/${citizen.id}/all-details`)).body;
  const { file_path } = details[licence.collection][0];
  const opened = await fetch(`${second.address}/storage/${file_path}`);
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(pdf);
});
