import { kindOf } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshMobile, freshNumber, freshWord, inDays, sampleOf } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';
import { remind } from '../reminders/remind.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');

async function car() {
  const owner = await desk.signIn('user');
  const citizen = owner.caller.citizen_id ?? 0;
  const mobile = freshMobile();
  await admin.put(`/citizens/${citizen}`, { name: `Phulmati ${freshWord()}`, mobile });
  const plate = freshNumber('CG04');
  const { id } = (await admin.post(`/citizens/${citizen}/vehicles`, { registration_no: plate })).body;
  const insure = async (end_date: string, tp_end_date = '', by = admin) => {
    const values = { ...sampleOf(kindOf('insurances'), { end_date }), tp_end_date };
    const { status, body } = await by.post(`/vehicles/${id}/insurances`, values);
    expect(status).toBe(201);
    return body;
  };
  const rows = async (more = '') =>
    (await admin.get(`/reports/expiries?vehicle_no=${plate}${more}`)).body.data.map(
      (row: { record_id: number; end: string | null; expiry_date: string }) =>
        [row.record_id, row.end, row.expiry_date] as const,
    );
  return { owner, citizen, mobile, plate, id, insure, rows };
}

test('a policy that covers third parties longer expires twice, and each end is followed by itself', async () => {
  const { insure, rows, id, plate } = await car();
  const first = await insure(inDays(10), inDays(700));
  expect(first).toMatchObject({ end_date: inDays(10), tp_end_date: inDays(700), superseded: false });
  expect(first.ends).toEqual([
    { end: 'end_date', date: inDays(10), superseded: false, holder_until: null },
    { end: 'tp_end_date', date: inDays(700), superseded: false, holder_until: null },
  ]);
  expect(await rows()).toEqual([
    [first.id, 'end_date', inDays(10)],
    [first.id, 'tp_end_date', inDays(700)],
  ]);
  const csv = (await admin.get(`/reports/expiries/export?vehicle_no=${plate}`)).body;
  expect(csv).toMatch(/,own damage,\r?\n/);
  expect(csv).toMatch(/,third party,\r?\n/);

  const second = await insure(inDays(375));
  expect(await rows(), 'it takes the place of the first for own damage alone').toEqual([
    [second.id, null, inDays(375)],
    [first.id, 'tp_end_date', inDays(700)],
  ]);
  const listed = (await admin.get(`/vehicles/${id}/insurances`)).body.data;
  expect(listed.map((one: { id: number; superseded: boolean }) => [one.id, one.superseded])).toEqual([
    [second.id, false],
    [first.id, false],
  ]);

  const third = await insure(inDays(740));
  expect(await rows(), 'an empty end of third party counts as the policy’s own').toEqual([
    [third.id, null, inDays(740)],
  ]);
  const all = (await admin.get(`/vehicles/${id}/insurances`)).body.data;
  expect(all.map((one: { superseded: boolean }) => one.superseded)).toEqual([false, true, true]);

  await admin.put(`/insurances/${first.id}`, { ...first, updated_at: undefined, tp_end_date: inDays(800) });
  expect(await rows()).toEqual([
    [third.id, null, inDays(740)],
    [first.id, 'tp_end_date', inDays(800)],
  ]);
});

test('the holder’s renewal is shown at the end that it is about', async () => {
  const { owner, insure, rows, plate } = await car();
  const office = await insure(inDays(10), inDays(20));
  const own = await insure(inDays(5), inDays(900), owner);
  const { data } = (await admin.get(`/reports/expiries?vehicle_no=${plate}`)).body;
  const said = data
    .filter((row: { record_id: number }) => row.record_id === office.id)
    .map((row: { end: string; holder_until: string | null }) => [row.end, row.holder_until]);
  expect(said).toEqual([
    ['end_date', null],
    ['tp_end_date', inDays(900)],
  ]);
  expect(await rows()).toContainEqual([own.id, 'tp_end_date', inDays(900)]);
});

test('an end before the beginning is refused at that end', async () => {
  const { id } = await car();
  const values = { ...sampleOf(kindOf('insurances')), tp_end_date: '2025-03-31' };
  const refused = await admin.post(`/vehicles/${id}/insurances`, values);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors)).toEqual(['tp_end_date']);
});

test('a licence ends apart for what it covers, and may have no end for private vehicles', async () => {
  const { citizen } = await car();
  const values = sampleOf(kindOf('dl'), { expiry_date: '' });
  const { body } = await admin.post(`/citizens/${citizen}/dl`, {
    ...values,
    transport_expiry_date: inDays(3),
  });
  expect(body.ends).toMatchObject([{ end: 'transport_expiry_date', date: inDays(3) }]);
  const named = `/reports/expiries?doc_type=Driving%20License&exact_date=${inDays(3)}`;
  expect((await admin.get(named)).body.data).toMatchObject([{ record_id: body.id, end: null }]);
  await admin.put(`/dl/${body.id}`, { ...values, expiry_date: inDays(9), hazardous_expiry_date: inDays(3) });
  const { data } = (await admin.get(named)).body;
  expect(data.map((row: { end: string }) => row.end)).toEqual([
    'hazardous_expiry_date',
    'transport_expiry_date',
  ]);
});

test('the words own damage stand in a notice only beside third party', async () => {
  const { insure, id } = await car();
  const policy = await insure(inDays(40));
  const preview = async (end_date: string, end = '') =>
    (
      await admin.get(
        `/reports/expiries/notification?type=Insurance&record_id=${policy.id}&expiry_date=${end_date}&end=${end}`,
      )
    ).body.text;
  expect(await preview(inDays(40))).not.toMatch(/own damage|third party/);
  const both = { ...policy, updated_at: undefined, tp_end_date: inDays(40) };
  expect((await admin.put(`/insurances/${policy.id}`, both)).status).toBe(200);
  expect(await preview(inDays(40))).toContain('Insurance (own damage)');
  expect(await preview(inDays(40), 'tp_end_date')).toContain('वाहन बीमा (थर्ड पार्टी)');
  const send = (end: string) =>
    admin.post('/reports/expiries/send-notification', {
      type: 'Insurance',
      record_id: policy.id,
      expiry_date: inDays(40),
      end,
    });
  expect((await send('end_date')).status).toBe(201);
  expect((await send('end_date')).status, 'told already').toBe(409);
  expect((await send('tp_end_date')).status, 'of another end').toBe(201);
  expect(id).toBeGreaterThan(0);
});

test('each end is reminded of separately, once', async () => {
  const { insure } = await car();
  await desk.db.updateTable('office_settings').set({ reminders_on: true, reminded_on: null }).execute();
  const policy = await insure('2031-06-22', '2031-06-22');
  const day = new Date('2031-06-15T04:30:00Z');
  const noted = async () => {
    const { rows } = await sql<{ end_field: string; message_id: number }>`
      select end_field, message_id from reminders where kind = 'insurances' and document_id = ${policy.id}
      order by end_field`.execute(desk.db);
    return rows;
  };
  await remind(desk, day);
  const [own, third, ...more] = await noted();
  expect([own?.end_field, third?.end_field, more.length]).toEqual(['end_date', 'tp_end_date', 0]);
  // Both are due for one number, and one message says so.
  expect(own?.message_id).toBe(third?.message_id);
  const { rows } = await sql<{ end_field: string }>`
    select end_field from message_documents where message_id = ${own?.message_id} and document_id = ${policy.id}
    order by end_field`.execute(desk.db);
  expect(rows).toEqual([{ end_field: 'end_date' }, { end_field: 'tp_end_date' }]);
  await desk.db.updateTable('office_settings').set({ reminded_on: null }).execute();
  expect(await remind(desk, day)).toBe(0);
});

test('a holder sees each end of their documents', async () => {
  const { owner, insure, citizen } = await car();
  await insure(inDays(-2), inDays(60));
  const { documents } = (await owner.get('/dashboard/upcoming')).body;
  expect(documents).toMatchObject([
    { type: 'Insurance', end: 'end_date', expiry_date: inDays(-2) },
    { type: 'Insurance', end: 'tp_end_date', expiry_date: inDays(60) },
  ]);
  const { expired_documents } = (await admin.get(`/citizens/${citizen}/expired-documents`)).body;
  expect(expired_documents).toMatchObject([{ end: 'end_date', expiry_date: inDays(-2) }]);
});
