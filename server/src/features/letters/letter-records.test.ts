import { today } from '@rto-desk/contract/expiry';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listsOf } from '../../testing/imports.ts';
import { freshPlate, openLetterDesk } from '../../testing/letters.ts';
import { freshMobile } from '../../testing/samples.ts';
import { unzip } from '../../testing/unzip.ts';
import { eraseOldLetters } from './erase.ts';

const { desk, admin, clerk, newCitizen, newVehicle, newTemplate, begin, at, issue } = await openLetterDesk();

test('a merge takes letters along, its undo gives them back, and a transfer leaves them', async () => {
  const [from, into] = [await newCitizen(), await newCitizen()];
  const vehicle_id = await newVehicle(from);
  const template_id = await newTemplate(['{owner.name}']);
  const letter = await issue(await begin({ template_id, vehicle_id }));
  const draft = await begin({ template_id, vehicle_id });
  const whose = async () => (await clerk.get(at(letter))).body.citizen_id;
  const { merge_id } = (await clerk.post(`/citizens/${from}/merge`, { into })).body;
  expect(await whose()).toBe(into);
  expect((await clerk.post(`/merges/${merge_id}/undo`)).status).toBe(200);
  expect(await whose()).toBe(from);
  const sale = { to_citizen_id: await newCitizen(), kind: 'sale', on: '2026-01-05' };
  expect((await clerk.post(`/vehicles/${vehicle_id}/transfers`, sale)).status).toBe(201);
  expect(await whose()).toBe(from);
  expect((await clerk.get(at(draft))).body.warnings, 'the seller owns it no more').toEqual(['notOwner']);
});

test('the undo of an import keeps a vehicle that a letter is about', async () => {
  const lists = listsOf(desk, admin);
  const plate = freshPlate();
  const list = await lists.check(
    ['registration_no', 'name', 'mobile', 'puccs.until'],
    [[plate, 'Sarla', freshMobile(), '31-01-2031']],
  );
  await lists.commit(list);
  const { data } = (await admin.get(`/search/vehicle?vehicle_no=${plate}`)).body;
  const template_id = await newTemplate(['{owner.name}']);
  await issue(await begin({ template_id, vehicle_id: data[0].id }, admin), {}, admin);
  await lists.undo(list);
  expect((await admin.get(`/search/vehicle?vehicle_no=${plate}`)).body.data).toHaveLength(1);
  const kept = desk.db
    .selectFrom('import_records')
    .select(['record', 'reason'])
    .where('import_id', '=', list);
  expect(await kept.where('outcome', '=', 'kept').orderBy('record').execute()).toEqual([
    { record: 'citizens', reason: 'used' },
    { record: 'vehicles', reason: 'used' },
  ]);
});

test('with a deleted person a letter loses file, answers and names, and keeps number, day and template', async () => {
  const citizen = await newCitizen();
  const template_id = await newTemplate(['{owner.name} {ask.why}'], { subject: 'citizen' });
  const values = { template_id, citizen_id: citizen, inputs: { 'ask.why': 'Late' } };
  const draft = await begin(values);
  const letter = await issue(await begin(values));
  await admin.delete(`/citizens/${citizen}`);
  expect((await clerk.get(at(draft))).status).toBe(404);
  expect((await clerk.get(at(letter))).body).toMatchObject({
    ...{ number: letter.number, issued_on: today(), about: '', citizen_id: null, erased_on: today() },
    template: { id: template_id },
  });
  expect((await clerk.get(at(letter, '/file'))).status).toBe(404);
});

test('own data has issued letters with their files, and no drafts', async () => {
  const user = await desk.signIn('user');
  const citizen_id = user.caller.citizen_id;
  const template_id = await newTemplate(['{owner.name}'], { subject: 'citizen' });
  const letter = await issue(await begin({ template_id, citizen_id }, admin), {}, admin);
  const draft = await begin({ template_id, citizen_id }, admin);
  const files = await unzip(await user.download('/me/data'));
  const data = JSON.parse(files.get('data.json')?.toString() ?? '');
  expect(data.letters).toMatchObject([{ number: letter.number, file: `letters/${letter.id}.docx` }]);
  expect(files.get(`letters/${letter.id}.docx`)?.equals(await admin.download(at(letter, '/file')))).toBe(
    true,
  );
  expect(files.has(`letters/${draft.id}.docx`)).toBe(false);
});

test('drafts go after 30 days, and letters lose their content after the years that are set', async () => {
  const citizen_id = await newCitizen();
  const template_id = await newTemplate(['{owner.name}'], { subject: 'citizen' });
  const [old, fresh] = [await begin({ template_id, citizen_id }), await begin({ template_id, citizen_id })];
  const letter = await issue(await begin({ template_id, citizen_id }));
  await desk.db.transaction().execute(async transaction => {
    const switched = (how: 'disable' | 'enable') =>
      sql`alter table letters ${sql.raw(how)} trigger user`.execute(transaction);
    await switched('disable');
    await sql`update letters set updated_at = now() - interval '31 days' where id = ${old.id}`.execute(
      transaction,
    );
    await sql`update letters set issued_on = issued_on - 3660 where id = ${letter.id}`.execute(transaction);
    await switched('enable');
  });
  await eraseOldLetters(desk.db);
  expect((await clerk.get(at(old))).status).toBe(404);
  expect((await clerk.get(at(fresh))).status).toBe(200);
  expect((await clerk.get(at(letter))).body).toMatchObject({
    number: letter.number,
    about: '',
    erased_on: today(),
  });
  const notifiedRows = async (...ids: number[]) => {
    const lines = desk.db.selectFrom('history').select(['before', 'after']).where('record', '=', 'letters');
    return lines.where('record_id', 'in', ids).execute();
  };
  const told = await notifiedRows(old.id, letter.id);
  expect(told.length).toBeGreaterThan(3);
  for (const line of told) expect(line).toEqual({ before: null, after: null });
  const { name } = (await clerk.get(`/citizens/${citizen_id}`)).body;
  expect(JSON.stringify(await notifiedRows(fresh.id))).toContain(name);
});
