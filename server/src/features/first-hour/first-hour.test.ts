import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { freshMobile } from '../../testing/samples.ts';
import { deskForTest, type TestDesk, type TestDeskOptions } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { startMessageWorker } from '../messages/worker.ts';

async function emptyOffice(options: TestDeskOptions = {}): Promise<TestDesk> {
  const desk = await deskForTest(options);
  return desk;
}

test('an empty office leads its admin, each step is done by what is set, and skipping is not doing', async () => {
  const desk = await emptyOffice();
  const admin = await desk.signIn('admin');
  const { phone } = (await admin.get('/me')).body;
  const asked = async () => (await admin.get('/admin/first-hour')).body;
  const states = async () =>
    Object.fromEntries((await asked()).steps.map(({ step, state }: Record<string, string>) => [step, state]));
  const open = ['office', 'branches', 'whatsapp', 'mail', 'backups', 'reminders', 'clerks', 'list'];
  expect(await states()).toEqual(Object.fromEntries(open.map(step => [step, 'open'])));
  expect(await asked()).toMatchObject({
    leads: true,
    tests: { whatsapp: { connected: false, to: phone, last: null }, mail: { to: null } },
  });

  const skipped = await admin.put('/admin/first-hour', { skipped: ['mail', 'office'] });
  expect(skipped.body.steps.slice(0, 4)).toEqual([
    { step: 'office', state: 'skipped' },
    { step: 'branches', state: 'open' },
    { step: 'whatsapp', state: 'open' },
    { step: 'mail', state: 'skipped' },
  ]);
  expect((await admin.put('/admin/first-hour', { skipped: ['nothing'] })).status).toBe(422);

  const { body: settings } = await admin.get('/admin/reminders');
  await admin.put('/admin/reminders', {
    ...settings,
    office_name_hi: 'आरटीओ रायपुर',
    contact_en: '0771 123456',
  });
  expect(await states(), 'what is done is not skipped').toMatchObject({ office: 'done', reminders: 'open' });
  await admin.put('/admin/reminders', { ...settings, reminders_on: true, updated_at: null });
  await admin.put(`/admin/branches/${await desk.branch('04')}`, { name: 'Raipur' });
  await desk.signIn('manager');
  expect(await states()).toMatchObject({ reminders: 'done', branches: 'done', clerks: 'open' });
  expect((await asked()).leads, 'there is a clerk').toBe(false);
  await desk.signIn('manager');
  const list = {
    columns: '[]',
    shape: 'wide',
    rows: 0,
    branch_id: null,
    created_by: admin.caller.id,
  } as const;
  await desk.db
    .insertInto('imports')
    .values({ ...list, name: null, sheet: null, status: 'committed' })
    .execute();
  await sql`insert into backups (file, scheduled, finished_at, error) values ('a', true, null, 'No room')`.execute(
    desk.db,
  );
  expect(await states()).toMatchObject({ clerks: 'done', list: 'done', mail: 'skipped', backups: 'open' });
});

test('an admin who postpones it is not led there again, nor one with a citizen on record', async () => {
  const desk = await emptyOffice();
  const admin = await desk.signIn('admin');
  expect((await admin.put('/admin/first-hour', { later: true })).body.leads).toBe(false);
  expect((await admin.put('/admin/first-hour', { later: false })).body.leads).toBe(true);
  await admin.post('/citizens', { name: 'Asha', mobile: freshMobile() });
  expect((await admin.get('/admin/first-hour')).body.leads).toBe(false);
});

test('a test message goes to one’s own verified mobile in fixed words, ten times a day', async () => {
  const provider = await openProvider();
  const desk = await emptyOffice({ messengers: { whatsapp: provider.messenger }, limited: true });
  const worker = await startMessageWorker(desk, desk.pool);
  onTestFinished(() => worker.stop());
  const admin = await desk.signIn('admin');
  const { phone } = (await admin.get('/me')).body;
  const send = (channel: string) => admin.post('/admin/test-messages', { channel });
  expect(await send('whatsapp')).toMatchObject({
    status: 201,
    body: { message: `Test message sent to ${phone}.` },
  });
  const step = async () => (await admin.get('/admin/first-hour')).body.steps[2];
  await expect.poll(step).toEqual({ step: 'whatsapp', state: 'done' });
  expect(provider.received).toMatchObject([
    { to: `91${phone}`, body: expect.stringContaining('test message') },
  ]);
  const { body: history } = await admin.get('/admin/history?record=messages');
  expect(history.data.at(-1)).toMatchObject({ action: 'created', actor: { id: admin.caller.id } });
  expect(await send('mail'), 'nothing sends it').toMatchObject({ status: 409 });
  const other = await desk.signIn('admin', { unverified: true });
  expect((await other.post('/admin/test-messages', { channel: 'whatsapp' })).status).toBe(409);
  for (let sent = 1; sent < 10; sent += 1) await desk.limits.count('testMessages', String(admin.caller.id));
  expect((await send('whatsapp')).status).toBe(429);
});
