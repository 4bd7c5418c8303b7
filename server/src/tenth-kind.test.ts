import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from '@rto-desk/contract/fields';
import type { Kind } from '@rto-desk/contract/kinds/kind';
import { renewalOf } from '@rto-desk/contract/renewal';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import type { readMigrationFiles } from './platform/database/migrate.ts';
import { clientOf, type SignedInClient } from './testing/client.ts';
import { emptyDatabase } from './testing/databases.ts';
import { freshMobile } from './testing/samples.ts';
import { conductorLicence, conductorLicenceMigration as migration } from './testing/tenth-kind.ts';
import type { TestDesk } from './testing/test-desk.ts';

/*
 * A tenth kind, and a field more of a citizen and of a vehicle, made up, on a database that has been in use: their
 * declarations, a migration and their words are all that it takes. Test files share what they have loaded, so this one
 * loads its own server, and forgets it.
 */
const mocked = {
  declared: '@rto-desk/contract/kinds/declared',
  citizen: '@rto-desk/contract/citizen',
  vehicle: '@rto-desk/contract/vehicle',
  labels: '@rto-desk/contract/words/en/fields',
  en: '@rto-desk/contract/words/en/kinds',
  hi: '@rto-desk/contract/words/hi/kinds',
  migrate: './platform/database/migrate.ts',
};

async function loadServer() {
  vi.resetModules();
  vi.doMock(mocked.declared, async importOriginal => {
    const { declared } = await importOriginal<{ declared: readonly Kind[] }>();
    return { declared: [...declared, conductorLicence()] };
  });
  vi.doMock(mocked.citizen, async importOriginal => {
    const original = await importOriginal<{ citizenFields: object; citizenFieldNames: string[] }>();
    const citizenFields = { ...original.citizenFields, occupation: text(100) };
    return { ...original, citizenFields, citizenFieldNames: Object.keys(citizenFields) };
  });
  vi.doMock(mocked.vehicle, async importOriginal => {
    const original = await importOriginal<{ vehicleFields: object }>();
    return { ...original, vehicleFields: { ...original.vehicleFields, body_type: text(50) } };
  });
  vi.doMock(mocked.labels, async importOriginal => {
    const { fields } = await importOriginal<{ fields: object }>();
    return { fields: { ...fields, occupation: 'Occupation', body_type: 'Body Type' } };
  });
  vi.doMock(mocked.en, async importOriginal => {
    const { kinds } = await importOriginal<{ kinds: { dl: object } }>();
    const names = { one: 'Conductor License', notice: 'Conductor License' };
    return { kinds: { ...kinds, cl: { ...kinds.dl, ...names, fields: { cl_no: 'CL No' } } } };
  });
  vi.doMock(mocked.hi, async importOriginal => {
    const { kinds } = await importOriginal<{ kinds: { dl: object } }>();
    const name = 'कंडक्टर लाइसेंस';
    const hindi = { type: name, notice: name, fields: { cl_no: 'CL नंबर' } };
    return { kinds: { ...kinds, cl: { ...kinds.dl, ...hindi } } };
  });
  // What a backup begins with are the migrations of the release.
  vi.doMock(mocked.migrate, async importOriginal => {
    const original = await importOriginal<{ readMigrationFiles: typeof readMigrationFiles }>();
    return { ...original, readMigrationFiles: () => original.readMigrationFiles(folder) };
  });
  return {
    ...(await import('./testing/test-desk.ts')),
    ...(await import('./platform/database/migrate.ts')),
    ...(await import('./platform/database/snapshot.ts')),
    ...(await import('./features/backup/dump.ts')),
    ...(await import('./features/backup/restore.ts')),
  };
}

function forgetServer(): void {
  for (const path of Object.values(mocked)) vi.doUnmock(path);
  vi.resetModules();
}

let folder: string;
let server: Awaited<ReturnType<typeof loadServer>>;
let desk: TestDesk;
let admin: SignedInClient;
let citizen: number;
let licence: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rto-desk-tenth-'));
  await cp(join(import.meta.dirname, '../migrations'), folder, { recursive: true });
  await writeFile(join(folder, migration.name), migration.text);
  await writeFile(join(folder, '9002_fields.sql'), fieldsMigration);
  server = await loadServer();
  desk = await server.openTestDesk();
  admin = await desk.signIn('admin');
  // Not by calls: the server knows the kind already, and looks for its table.
  const { rows } = await sql<{ id: number }>`
    with citizen as (insert into citizens (name, mobile) values ('बुधराम साहू', ${freshMobile()}) returning id)
    insert into learner_licenses (citizen_id, ll_no, expiry_date, origin)
    select id, 'CG04 1', '2026-12-01', 'office' from citizen returning citizen_id as id`.execute(desk.db);
  citizen = rows[0]?.id ?? 0;
  await server.migrate(desk.db, folder);
});
afterAll(async () => {
  await desk.close();
  await rm(folder, { recursive: true });
  forgetServer();
});

const values = {
  cl_no: 'CG-CL 0042',
  application_no: 'AP77',
  issue_date: '2024-01-01',
  expiry_date: '2026-12-31',
  office: 'Raipur',
};

const fieldsMigration = `
  alter table citizens add column occupation text;
  alter table vehicles add column body_type text;`;

test('its migration is ten lines at most', () => {
  expect(migration.text.trim().split('\n').length).toBeLessThanOrEqual(10);
});

test('it is created, listed, changed and looked at with the rest', async () => {
  const created = await admin.post(`/citizens/${citizen}/cl`, values);
  expect(created).toMatchObject({ status: 201, body: values });
  licence = created.body.id;
  expect((await admin.get(`/citizens/${citizen}/cl`)).body).toMatchObject({
    data: [{ id: licence, ...values }],
    meta: { total: 1 },
  });
  const again = await admin.post(`/citizens/${citizen}/cl`, { ...values, cl_no: 'cgcl0042' });
  expect(again).toMatchObject({ status: 422, body: { errors: { cl_no: [expect.any(String)] } } });
  const changed = await admin.put(`/cl/${licence}`, { ...values, office: 'Durg' });
  expect(changed).toMatchObject({ status: 200, body: { office: 'Durg' } });
  const all = (await admin.get(`/citizens/${citizen}/all-details`)).body;
  expect(all.conductor_licenses).toMatchObject([{ cl_no: values.cl_no }]);
});

test('what is wrong with a field of its own is told by its label, in both languages', async () => {
  const wrong = { ...values, cl_no: '' };
  const told = async (language: string) => {
    const client = clientOf(desk.address, admin.token, { 'accept-language': language });
    return (await client.post(`/citizens/${citizen}/cl`, wrong)).body.errors.cl_no;
  };
  expect(await told('en')).toEqual([expect.stringContaining('CL No')]);
  expect(await told('hi')).toEqual([expect.stringContaining('CL नंबर')]);
});

test('a field more of a citizen is kept, shown, changed, told and taken along', async () => {
  const person = { name: 'Sunita Netam', mobile: freshMobile() };
  const { status, body } = await admin.post('/citizens', { ...person, occupation: 'Teacher' });
  expect([status, body.occupation]).toEqual([201, 'Teacher']);
  const long = await admin.put(`/citizens/${body.id}`, { ...person, occupation: 'x'.repeat(101) });
  expect(long.body.errors.occupation).toEqual([expect.stringContaining('Occupation')]);
  expect((await admin.put(`/citizens/${body.id}`, person)).body.occupation).toBe('Teacher');
  await admin.put(`/citizens/${body.id}`, { ...person, occupation: 'Farmer' });
  expect((await admin.get(`/citizens/${body.id}/all-details`)).body.occupation).toBe('Farmer');
  const history = (await admin.get(`/citizens/${body.id}/history`)).body.data;
  expect(history[0]).toMatchObject({ action: 'updated', after: { occupation: 'Farmer' } });
  expect((await admin.get('/export/table/citizens')).body).toContain('Farmer');
  expect((await admin.post('/citizens', { ...person, name: 'Budhni' })).body.occupation).toBeNull();
});

test('a field more of a vehicle is, too', async () => {
  const vehicle = { registration_no: 'CG04TK0001' };
  const { body } = await admin.post(`/citizens/${citizen}/vehicles`, { ...vehicle, body_type: 'Open' });
  expect(body.body_type).toBe('Open');
  await admin.put(`/vehicles/${body.id}`, { ...vehicle, body_type: 'Closed' });
  const [listed] = (await admin.get(`/citizens/${citizen}/vehicles`)).body.data;
  expect(listed).toMatchObject({ ...vehicle, body_type: 'Closed' });
  expect((await admin.get('/export/table/vehicles')).body).toContain('Closed');
});

test('the report and its export have it in their order, and renewing it begins after it', async () => {
  const report = (await admin.get('/reports/expiries')).body;
  expect(report.data.map((row: { type: string }) => row.type)).toEqual([
    'Learner License',
    'Conductor License',
  ]);
  const alone = (await admin.get('/reports/expiries?doc_type=Conductor%20License')).body.data;
  expect(alone).toMatchObject([{ slug: 'cl', identifier: values.cl_no, full_record: { id: licence } }]);
  expect(renewalOf(conductorLicence(), alone[0].full_record, '2026-11-23')).toMatchObject({
    issue_date: '2027-01-01',
    expiry_date: '2030-01-01',
  });
  expect((await admin.get('/reports/expiries/export')).body).toContain(`Conductor License,${values.cl_no}`);
  const notice = { type: 'Conductor License', record_id: licence, expiry_date: values.expiry_date };
  const sent = await admin.post('/reports/expiries/send-notification', notice);
  expect(sent.status).toBeLessThan(300);
});

test('it is found by its numbers, in its own search and in the global one', async () => {
  const found = (await admin.get('/search/cl?cl_no=0042')).body.data;
  expect(found).toMatchObject([{ id: licence, citizen: { id: citizen } }]);
  const hits = (await admin.get('/global-search?query=CGCL0042')).body;
  expect(hits).toMatchObject([
    { title: values.cl_no, type: 'Conductor License', url: `/citizens/${citizen}?tab=cl` },
  ]);
});

test('the history tells of it, and the office can take its table along', async () => {
  const { data } = (await admin.get(`/citizens/${citizen}/history`)).body;
  expect(data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'created', record: 'conductor_licenses', title: values.cl_no }),
      expect.objectContaining({ action: 'updated', record: 'conductor_licenses', after: { office: 'Durg' } }),
    ]),
  );
  expect((await admin.get('/export/table/conductor_licenses')).body).toContain(values.cl_no);
});

test('a backup brings it back, and what is derived from it', async () => {
  const pieces: Buffer[] = [];
  await server.withSnapshot(desk.pool, async snapshot => {
    for await (const piece of server.dump(snapshot, new Date())) pieces.push(piece);
  });
  const { client, drop } = await emptyDatabase(inject('connection'));
  try {
    await server.restore(
      client,
      (async function* () {
        yield* pieces;
      })(),
      false,
    );
    const kept = 'select cl_no, application_no, office from conductor_licenses';
    expect((await client.query(kept)).rows).toEqual([
      { cl_no: values.cl_no, application_no: 'AP77', office: 'Durg' },
    ]);
    const { rows } = await client.query("select document_id from expiries where kind = 'cl'");
    expect(rows).toEqual([{ document_id: licence }]);
  } finally {
    await drop();
  }
});

test('deleted, it is gone from the report', async () => {
  expect((await admin.delete(`/cl/${licence}`)).status).toBe(200);
  const { rows } = await sql`select from expiries where kind = 'cl'`.execute(desk.db);
  expect(rows).toEqual([]);
});
