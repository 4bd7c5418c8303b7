import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyKind, kinds } from '@rto-desk/contract/kinds/index';
import { renewalOf } from '@rto-desk/contract/renewal';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { dump } from './features/backup/dump.ts';
import { restore } from './features/backup/restore.ts';
import { migrate, type readMigrationFiles } from './platform/database/migrate.ts';
import { withSnapshot } from './platform/database/snapshot.ts';
import { clientOf, type SignedInClient } from './testing/client.ts';
import { exampleMigrations } from './testing/contributing.ts';
import { emptyDatabase } from './testing/databases.ts';
import { freshMobile } from './testing/samples.ts';
import { openTestDesk, type TestDesk } from './testing/test-desk.ts';

/*
 * The kind and the field of a vehicle that CONTRIBUTING.md adds, on a database that has been in use: the project
 * `contributing` of vitest.config.ts loads the sources as the page changes them. A field of a citizen is made up beside.
 */
vi.mock('@rto-desk/contract/citizen', async importOriginal => {
  const original = await importOriginal<{ citizenFields: object; citizenFieldNames: string[] }>();
  const { text } = await import('@rto-desk/contract/fields');
  const citizenFields = { ...original.citizenFields, made_up: text(100) };
  return { ...original, citizenFields, citizenFieldNames: Object.keys(citizenFields) };
});
vi.mock('@rto-desk/contract/words/en/fields', async importOriginal => {
  const { fields } = await importOriginal<{ fields: object }>();
  return { fields: { ...fields, made_up: 'Made Up' } };
});
// What a backup begins with are the migrations of the release.
vi.mock('./platform/database/migrate.ts', async importOriginal => {
  const original = await importOriginal<{ readMigrationFiles: typeof readMigrationFiles }>();
  return { ...original, readMigrationFiles: () => original.readMigrationFiles(folder) };
});

let folder: string;
let desk: TestDesk;
let admin: SignedInClient;
let citizen: number;
let licence: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rto-desk-adding-'));
  await cp(join(import.meta.dirname, '../migrations'), folder, { recursive: true });
  for (const { name, text } of exampleMigrations()) await writeFile(join(folder, name), text);
  await writeFile(join(folder, '9999_made_up.sql'), 'alter table citizens add column made_up text;');
  desk = await openTestDesk();
  admin = await desk.signIn('admin');
  // Not by calls: the server knows the kind already, and looks for its table.
  const { rows } = await sql<{ id: number }>`
    with citizen as (insert into citizens (name, mobile) values ('बुधराम साहू', ${freshMobile()}) returning id)
    insert into learner_licenses (citizen_id, ll_no, expiry_date, origin)
    select id, 'CG04 1', '2026-12-01', 'office' from citizen returning citizen_id as id`.execute(desk.db);
  citizen = rows[0]?.id ?? 0;
  await migrate(desk.db, folder);
});
afterAll(async () => {
  await desk.close();
  await rm(folder, { recursive: true });
});

const values = {
  cl_no: 'CG-CL 0042',
  application_no: 'AP77',
  issue_date: '2024-01-01',
  expiry_date: '2026-12-31',
  office: 'Raipur',
};

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

test('an error of its own field names the label, in both languages', async () => {
  const wrong = { ...values, cl_no: '' };
  const told = async (language: string) => {
    const client = clientOf(desk.address, admin.token, { 'accept-language': language });
    return (await client.post(`/citizens/${citizen}/cl`, wrong)).body.errors.cl_no;
  };
  expect(await told('en')).toEqual([expect.stringContaining('CL No')]);
  expect(await told('hi')).toEqual([expect.stringContaining('कंडक्टर लाइसेंस नंबर')]);
});

test('a new citizen field is stored, shown, changed, recorded in the history and exported', async () => {
  const person = { name: 'Sunita Netam', mobile: freshMobile() };
  const { status, body } = await admin.post('/citizens', { ...person, made_up: 'Teacher' });
  expect([status, body.made_up]).toEqual([201, 'Teacher']);
  const long = await admin.put(`/citizens/${body.id}`, { ...person, made_up: 'x'.repeat(101) });
  expect(long.body.errors.made_up).toEqual([expect.stringContaining('Made Up')]);
  expect((await admin.put(`/citizens/${body.id}`, person)).body.made_up).toBe('Teacher');
  await admin.put(`/citizens/${body.id}`, { ...person, made_up: 'Farmer' });
  expect((await admin.get(`/citizens/${body.id}/all-details`)).body.made_up).toBe('Farmer');
  const history = (await admin.get(`/citizens/${body.id}/history`)).body.data;
  expect(history[0]).toMatchObject({ action: 'updated', after: { made_up: 'Farmer' } });
  expect((await admin.get('/export/table/citizens')).body).toContain('Farmer');
  expect((await admin.post('/citizens', { ...person, name: 'Budhni' })).body.made_up).toBeNull();
});

test('a new vehicle field is stored, shown, changed and exported, and its limits hold', async () => {
  const vehicle = { registration_no: 'CG04TK0001' };
  const { body } = await admin.post(`/citizens/${citizen}/vehicles`, { ...vehicle, wheelbase: 4200 });
  expect(body.wheelbase).toBe(4200);
  await admin.put(`/vehicles/${body.id}`, { ...vehicle, wheelbase: 3600 });
  const [listed] = (await admin.get(`/citizens/${citizen}/vehicles`)).body.data;
  expect(listed).toMatchObject({ ...vehicle, wheelbase: 3600 });
  expect((await admin.get('/export/table/vehicles')).body).toContain('3600');
  const wrong = await admin.put(`/vehicles/${body.id}`, { ...vehicle, wheelbase: 0 });
  expect(wrong.body.errors.wheelbase).toEqual([expect.stringContaining('Wheelbase')]);
});

test('the report and its export have it in their order, and renewing it begins after it', async () => {
  const report = (await admin.get('/reports/expiries')).body;
  expect(report.data.map((row: { type: string }) => row.type)).toEqual([
    'Learner License',
    'Conductor License',
  ]);
  const alone = (await admin.get('/reports/expiries?doc_type=Conductor%20License')).body.data;
  expect(alone).toMatchObject([{ slug: 'cl', identifier: values.cl_no, full_record: { id: licence } }]);
  const kind = kinds.find(({ slug }) => `${slug}` === 'cl') as AnyKind;
  expect(renewalOf(kind, alone[0].full_record, '2026-11-23')).toMatchObject({
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

test('the history records it, and its table can be exported', async () => {
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
  await withSnapshot(desk.pool, async snapshot => {
    for await (const piece of dump(snapshot, new Date())) pieces.push(piece);
  });
  const { client, drop } = await emptyDatabase(inject('connection'));
  try {
    await restore(
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
