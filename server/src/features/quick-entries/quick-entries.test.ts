import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { vehicleKinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshMobile, freshNumber, pdf, png, sampleOf } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');

const until = '2031-05-17';
const entry = (more: Record<string, unknown> = {}) => ({
  registration_no: freshNumber(),
  kind: 'puccs',
  until,
  name: 'Devki Sahu',
  mobile: freshMobile(),
  ...more,
});
const enter = (more: Record<string, unknown> = {}) => admin.post('/quick-entries', entry(more));

async function counts() {
  const { rows } = await sql`
    select (select count(*) from citizens) as citizens, (select count(*) from vehicles) as vehicles,
      (select count(*) from puccs) as puccs`.execute(desk.db);
  return rows[0];
}

test.each(vehicleKinds.map(kind => ({ kind, slug: kind.slug })))(
  'plate, name, mobile and date add a document of $slug; the same entry again adds nothing',
  async ({ kind }) => {
    const given = entry({ kind: kind.slug });
    const kept = await admin.post('/quick-entries', given);
    expect(kept).toMatchObject({
      status: 201,
      body: {
        created: ['citizen', 'vehicle', 'document'],
        citizen: { name: given.name, mobile: given.mobile, name_known: true },
        vehicle: { registration_no: given.registration_no, origin: 'office' },
        document: { [kind.until]: until, origin: 'office' },
      },
    });
    const again = await admin.post('/quick-entries', given);
    expect(again).toMatchObject({
      status: 200,
      body: { created: [], document: { id: kept.body.document.id } },
    });
    const { [kind.until]: _, ...values } = sampleOf(kind);
    const filled = await admin.post('/quick-entries', { ...given, values });
    expect(filled).toMatchObject({
      status: 200,
      body: { created: [], document: { ...values, missing: [] } },
    });
    const later = await admin.post('/quick-entries', { ...given, until: '2032-05-17' });
    expect(later).toMatchObject({ status: 201, body: { created: ['document'] } });
  },
);

test.each(['-', '0', 'NA', ' n/a '])('a mobile of %j is none', async mobile => {
  const refused = await enter({ mobile });
  expect([refused.status, refused.body.errors]).toEqual([422, { mobile: ['Mobile is required.'] }]);
});

test('an entry with the same end and another number is the existing document, which keeps its number', async () => {
  const given = entry({ number: 'pu 71' });
  const { document } = (await admin.post('/quick-entries', given)).body;
  const slip = await admin.post('/quick-entries', { ...given, number: 'pu 77', from: '2030-05-18' });
  expect(slip).toMatchObject({
    status: 200,
    body: { created: [], document: { id: document.id, pucc_number: 'PU 71', valid_from: '2030-05-18' } },
  });
});

test('number and from are whatever the kind calls so, and a wrong one is told by the name of the call', async () => {
  const kept = await enter({ number: 'pu 7', from: '2030-05-18' });
  expect(kept.body.document).toMatchObject({ pucc_number: 'PU 7', valid_from: '2030-05-18' });
  const paid = await enter({ kind: 'taxes', values: { amount: 500 } });
  expect(paid.body.document, 'as the calls of the kind take it').toMatchObject({ amount: '500.00' });
  const before = await counts();
  for (const [wrong, field] of [
    [{ from: '2032-01-01' }, 'until'],
    [{ until: '31st' }, 'until'],
    [{ until: undefined }, 'until'],
    [{ registration_no: '' }, 'registration_no'],
    [{ mobile: '12' }, 'mobile'],
    [{ mobile: undefined }, 'mobile'],
    [{ values: { status: 'lost' } }, 'status'],
    [{ kind: 'll' }, 'kind'],
  ] as const) {
    const refused = await enter(wrong);
    expect(refused.status, JSON.stringify(wrong)).toBe(422);
    expect(Object.keys(refused.body.errors), JSON.stringify(wrong)).toEqual([field]);
  }
  expect(await counts(), 'a failure at any step leaves nothing').toEqual(before);
});

test('a beginning after the end is refused of a paper that is there already, too', async () => {
  const given = entry();
  await admin.post('/quick-entries', given);
  const refused = await admin.post('/quick-entries', { ...given, from: '2031-05-18' });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors)).toEqual(['until']);
});

test('so is a beginning after another of its ends', async () => {
  const given = entry({ kind: 'insurances', from: '2030-05-18' });
  expect((await admin.post('/quick-entries', given)).status).toBe(201);
  const refused = await admin.post('/quick-entries', { ...given, values: { tp_end_date: '2020-01-01' } });
  expect(refused).toMatchObject({ status: 422, body: { errors: { tp_end_date: [expect.any(String)] } } });
});

test('a permit for something else with the same end is another paper', async () => {
  const given = entry({ kind: 'permits', values: { permit_type: 'National Permit' } });
  const national = (await admin.post('/quick-entries', given)).body.document;
  const temporary = await admin.post('/quick-entries', { ...given, values: { permit_type: 'Temporary' } });
  expect(temporary).toMatchObject({ status: 201, body: { document: { permit_type: 'Temporary' } } });
  const unsaid = await admin.post('/quick-entries', { ...given, values: {} });
  expect(unsaid).toMatchObject({ status: 200, body: { document: { id: national.id } } });
});

test('a new vehicle whose mark has no known form is stored with one warning', async () => {
  const registration_no = freshNumber('JUNK');
  const kept = await enter({ registration_no });
  expect(kept.body.vehicle.warnings.registration_no).toEqual([expect.stringContaining(registration_no)]);
  expect((await enter({ registration_no })).body.vehicle).not.toHaveProperty('warnings');
});

test('a known vehicle keeps its owner unless the clerk names another', async () => {
  const { body } = await enter();
  const { registration_no } = body.vehicle;
  const of = { registration_no, until: '2033-01-01' };
  const before = await counts();
  const other = await enter({ ...of, name: 'Ramesh Yadav' });
  expect(other).toMatchObject({
    status: 409,
    body: { message: expect.any(String), owner: { id: body.citizen.id, name: body.citizen.name } },
  });
  expect(await counts()).toEqual(before);
  for (const fits of [
    { name: 'SMT. DEVKI  SAHU' },
    { name: undefined, mobile: undefined },
    { name: 'Ramesh Yadav', mobile: body.citizen.mobile },
    { name: 'Ramesh Yadav', citizen_id: body.citizen.id },
  ]) {
    const kept = await enter({ ...of, ...fits, until: `2034-01-${10 + Math.floor(Math.random() * 10)}` });
    expect([200, 201]).toContain(kept.status);
    expect(kept.body.citizen.id).toBe(body.citizen.id);
  }
});

test('a new vehicle goes to the only match by name and mobile; otherwise the clerk chooses', async () => {
  const mobile = freshMobile();
  const first = (await enter({ mobile })).body.citizen;
  const same = await enter({ mobile, name: 'shri devki sahu' });
  expect(same.body).toMatchObject({ created: ['vehicle', 'document'], citizen: { id: first.id } });

  const son = { mobile, name: 'Ravi Sahu', registration_no: freshNumber() };
  const asked = await enter(son);
  expect(asked).toMatchObject({
    status: 409,
    body: {
      candidates: [{ id: first.id, name: 'Devki Sahu', mobile, vehicles_count: 2, kept_by_account: null }],
    },
  });
  const chosen = await enter({ ...son, citizen_id: first.id });
  expect(chosen.body).toMatchObject({ created: ['vehicle', 'document'], citizen: { id: first.id } });
  const another = await enter({ ...son, registration_no: freshNumber(), new_citizen: true });
  expect(another.body.created).toEqual(['citizen', 'vehicle', 'document']);
});

test('among people who share a mobile the name decides, and office profiles come first', async () => {
  const mobile = freshMobile();
  const stranger = await desk.signIn('user', { profile: false });
  await desk.db
    .insertInto('citizens')
    .values(
      Array.from({ length: 25 }, (_, at) => ({
        name: `Planted ${at}`,
        mobile,
        owner_id: stranger.caller.id,
      })),
    )
    .execute();
  const first = (await enter({ mobile, name: 'Devki Sahu', new_citizen: true })).body.citizen;
  const found = await enter({ mobile, name: 'Smt. Devki Sahu' });
  expect(found.body).toMatchObject({ created: ['vehicle', 'document'], citizen: { id: first.id } });
  const second = (await enter({ mobile, name: 'Devki Sahu', new_citizen: true })).body.citizen;
  const asked = await enter({ mobile, name: 'Devki Sahu' });
  expect(asked.status, 'two of that name').toBe(409);
  const ids = asked.body.candidates.map(({ id }: { id: number }) => id);
  expect([ids.length, ids.slice(0, 2)]).toEqual([20, [first.id, second.id]]);
});

test('a vehicle without an owner name gets a new owner, who is greeted without one', async () => {
  const mobile = freshMobile();
  const known = (await enter({ mobile })).body.citizen;
  const plates = [freshNumber(), freshNumber()];
  const kept = [];
  for (const registration_no of plates) {
    const { body } = await enter({ mobile, name: undefined, registration_no });
    expect(body.citizen).toMatchObject({ name: registration_no, name_known: false });
    kept.push(body);
  }
  expect(new Set([known.id, ...kept.map(body => body.citizen.id)]).size).toBe(3);
  const [{ citizen, document }] = kept;
  const sent = await admin.post('/reports/expiries/send-notification', {
    type: 'PUCC',
    record_id: document.id,
    expiry_date: until,
  });
  expect(sent.status).toBe(201);
  expect(JSON.stringify(sent.body)).toContain('वाहन स्वामी / Vehicle owner');
  const { name, mobile: _, ...rest } = citizen;
  const named = await admin.put(`/citizens/${citizen.id}`, { ...rest, name: 'Ravi', mobile });
  expect(named.body, name).toMatchObject({ name: 'Ravi', name_known: true });
});

test('a profile planted by a stranger receives nothing unless the clerk chooses it', async () => {
  const stranger = await desk.signIn('user');
  const mobile = freshMobile();
  const planted = (await stranger.post('/citizens', { name: 'Devki Sahu', mobile })).body.id;
  const asked = await enter({ mobile });
  expect(asked).toMatchObject({
    status: 409,
    body: { candidates: [{ id: planted, kept_by_account: 'unverified' }] },
  });
  const plate = freshNumber();
  await stranger.post(`/citizens/${planted}/vehicles`, { registration_no: plate });
  const kept = await enter({ registration_no: plate });
  expect(kept.body.created, 'a declared copy of a plate is no known vehicle').toEqual([
    'citizen',
    'vehicle',
    'document',
  ]);
  expect(kept.body.citizen.id).not.toBe(planted);
});

test('a declared vehicle becomes the office’s when its holder is chosen, their documents do not', async () => {
  const owner = await desk.signIn('user');
  const plate = freshNumber();
  const citizen = owner.caller.citizen_id;
  const declared = (await owner.post(`/citizens/${citizen}/vehicles`, { registration_no: plate })).body.id;
  await owner.post(`/vehicles/${declared}/puccs`, {
    valid_until: until,
    pucc_number: 'visit me',
    partial: true,
  });
  const kept = await enter({ registration_no: plate, citizen_id: citizen });
  expect(kept).toMatchObject({
    status: 201,
    body: {
      created: ['document'],
      vehicle: { id: declared, origin: 'office' },
      document: { origin: 'office', pucc_number: null },
    },
  });
});

test('a branch learns of another branch’s plate only that it is on record', async () => {
  const [one, two] = [await desk.branch('04'), await desk.branch('10')];
  const manager = await desk.signIn('manager', { branch_id: one });
  const other = await desk.signIn('manager', { branch_id: two });
  const given = entry();
  const kept = await manager.post('/quick-entries', given);
  expect(kept.body.citizen.branch_id).toBe(one);
  const refused = await other.post('/quick-entries', { ...given, until: '2035-01-01' });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { registration_no: ['Kept by another branch: ask an admin.'] } },
  });
  expect(JSON.stringify(refused.body)).not.toContain(given.name);
  const unknown = { ...given, registration_no: freshNumber() };
  expect((await other.post('/quick-entries', { ...unknown, citizen_id: kept.body.citizen.id })).status).toBe(
    404,
  );
  expect((await other.post('/quick-entries', unknown)).body.created, 'nor that the mobile is known').toEqual([
    'citizen',
    'vehicle',
    'document',
  ]);
});

test('clerks who enter one paper at once make it once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const given = entry();
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.post('/quick-entries', given)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.document.id)).size).toBe(1);
  }
});

/** A document with its file, sent as a form. */
const enterWithFile = (given: Record<string, unknown>, content: Buffer = pdf) => {
  const fields = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
  return admin.form('POST', '/quick-entries', fields, { name: 'policy', content, type: '' });
};

test('a form saves the file with the document, in one go', async () => {
  const given = entry({ kind: 'insurances', values: JSON.stringify({ insurance_type: 'Third Party' }) });
  const saved = await enterWithFile(given);
  expect(saved).toMatchObject({
    status: 201,
    body: {
      created: ['citizen', 'vehicle', 'document'],
      document: {
        insurance_type: 'Third Party',
        file_type: 'application/pdf',
        file_path: expect.any(String),
      },
    },
  });
  const again = await enterWithFile(given);
  expect(again, 'the same file again').toMatchObject({ status: 200, body: { created: [] } });
  const other = await enterWithFile(given, png);
  expect([other.status, other.body.errors]).toEqual([
    422,
    { file: ['This document already has another file. Open the document to replace it.'] },
  ]);
});

test('a file goes to the document that is on record without one', async () => {
  const given = entry();
  const { document } = (await admin.post('/quick-entries', given)).body;
  const filed = await enterWithFile(given);
  expect(filed).toMatchObject({
    status: 200,
    body: { document: { id: document.id, file_path: expect.any(String) } },
  });
});

test('a form with a file is one line of the document’s history', async () => {
  const lines = async (id: number) => {
    const { body } = await admin.get(`/admin/history?record=puccs&record_id=${id}`);
    return body.data.map(({ action }: { action: string }) => action);
  };
  const given = entry();
  const { document } = (await enterWithFile(given)).body;
  expect(await lines(document.id)).toEqual(['created']);
  const later = { ...given, until: '2032-05-17' };
  const without = (await admin.post('/quick-entries', later)).body.document;
  const filed = await enterWithFile({ ...later, number: 'PU 8' });
  expect(filed.body.document).toMatchObject({
    id: without.id,
    pucc_number: 'PU 8',
    file_path: expect.any(String),
  });
  expect(await lines(without.id)).toEqual(['updated', 'created']);
});

test('a refused form leaves neither rows nor a file', async () => {
  const rows = () => desk.db.selectFrom('files').select('id').execute();
  const before = [await counts(), await rows()];
  for (const [wrong, field] of [
    [{ until: '31st' }, 'until'],
    [{ values: '{' }, 'values'],
    [{ values: '{"status":"lost"}' }, 'status'],
    [{ from: '2032-01-01' }, 'until'],
  ] as const) {
    const refused = await enterWithFile(entry(wrong));
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
  }
  expect(await readdir(join(desk.folder, 'incoming'))).toEqual([]);
  expect([await counts(), await rows()]).toEqual(before);
});
