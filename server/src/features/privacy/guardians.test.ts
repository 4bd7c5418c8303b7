import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { expect, test } from 'vitest';
import { freshMobile, freshWord } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';
import { unzip } from '../../testing/unzip.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');
const clerk = await desk.signIn('manager', { branch_id: await desk.branch('04') });

/** The birth date of someone who is so many years old, and some days. */
const bornAgo = (years: number, days = 0) =>
  addPeriod(addPeriod(today(), { days: -days }), { months: -12 * years });
const newCitizen = async (dob: string | null) =>
  (await clerk.post('/citizens', { name: `Kiran ${freshWord()}`, mobile: freshMobile(), dob })).body
    .id as number;
const shown = async (id: number) => (await clerk.get(`/citizens/${id}`)).body;
const guardian = {
  guardian_name: 'Phoolmati Sahu',
  guardian_relation: 'Mother',
  guardian_consent_on: today(),
} as const;

test.each([
  ['17 years', bornAgo(17), true],
  ['a day before 18', addPeriod(bornAgo(18), { days: 1 }), true],
  ['18 today', bornAgo(18), false],
  ['no birth date', null, false],
])('the consent of the guardian is missing under 18: %s', async (_, dob, isMissing) => {
  const before = (await admin.get('/admin/privacy')).body.missing_guardians;
  expect(await shown(await newCitizen(dob))).toMatchObject({
    ...{ guardian_consent_missing: isMissing, guardian_name: null },
    ...{ guardian_relation: null, guardian_consent_on: null },
  });
  expect((await admin.get('/admin/privacy')).body.missing_guardians).toBe(before + Number(isMissing));
});

test('it is missing until name, relation and day are entered, and again when one is cleared', async () => {
  const id = await newCitizen(bornAgo(12));
  const put = (values: object) => clerk.put(`/citizens/${id}/guardian`, values);
  const before = (await admin.get('/admin/privacy')).body.missing_guardians;
  const { guardian_consent_on, ...first } = guardian;
  expect((await put(first)).body).toMatchObject({ ...first, guardian_consent_missing: true });
  expect((await put({ guardian_consent_on })).body).toMatchObject({
    ...guardian,
    guardian_consent_missing: false,
  });
  expect((await admin.get('/admin/privacy')).body.missing_guardians).toBe(before - 1);
  expect((await put({ guardian_name: null })).body.guardian_consent_missing).toBe(true);
  await put({ guardian_name: guardian.guardian_name });
  const mobile = freshMobile();
  const edited = await clerk.put(`/citizens/${id}`, { name: 'Kiran', mobile });
  expect(edited.body, 'the form of the citizen leaves it').toMatchObject(guardian);
});

test('bad input is refused by field, and users and other branches change nothing', async () => {
  const id = await newCitizen(bornAgo(12));
  const bad = { guardian_relation: 'Uncle', guardian_consent_on: addPeriod(today(), { days: 1 }) };
  const refused = await clerk.put(`/citizens/${id}/guardian`, { ...bad, guardian_name: 'x'.repeat(256) });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors).sort()).toEqual(Object.keys(guardian).sort());
  const elsewhere = await desk.signIn('manager', { branch_id: await desk.branch('10') });
  expect((await elsewhere.put(`/citizens/${id}/guardian`, guardian)).status).toBe(404);
  const user = await desk.signIn('user');
  expect((await user.put(`/citizens/${user.caller.citizen_id}/guardian`, guardian)).status).toBe(403);
});

test('in a merge the guardian who has consented stays, and an undo gives it back', async () => {
  const [from, into] = [await newCitizen(bornAgo(12)), await newCitizen(bornAgo(12))];
  await clerk.put(`/citizens/${from}/guardian`, guardian);
  await clerk.put(`/citizens/${into}/guardian`, { guardian_name: 'Somebody' });
  const { merge_id } = (await clerk.post(`/citizens/${from}/merge`, { into })).body;
  expect(await shown(into)).toMatchObject(guardian);
  expect((await clerk.post(`/merges/${merge_id}/undo`)).status).toBe(200);
  expect(await shown(into)).toMatchObject({ guardian_name: 'Somebody', guardian_consent_on: null });
  expect(await shown(from)).toMatchObject(guardian);
});

test('it stands in the person’s own download', async () => {
  const user = await desk.signIn('user');
  await admin.put(`/citizens/${user.caller.citizen_id}/guardian`, guardian);
  const files = await unzip(await user.download('/me/data'));
  const { profiles } = JSON.parse(files.get('data.json')?.toString() ?? '');
  expect(profiles).toMatchObject([guardian]);
});
