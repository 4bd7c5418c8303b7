import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { peopleDue } from '../../testing/due.ts';
import { isLong, times } from '../../testing/long.ts';
import { freshNumber } from '../../testing/samples.ts';
import { deskForTest, openTestDesk, type TestDesk } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { startMessageWorker } from '../messages/worker.ts';
import { remind } from './remind.ts';

/** How many are reminded at once, and what the provider takes in a second. `npm run test:trust` takes ten thousand. */
const MANY = times({ short: 20, long: 1_000, trust: 10_000 });
const PER_SECOND = 250;
const PATIENCE = 60_000 + MANY * 20;

/** Ten in the morning in India. */
const morning = (day: string) => new Date(`${day}T04:30:00Z`);
/** The day of a test: those of several are years apart, so that what is due in one is not in another. */
const FIRST = '2031-06-15';
let DAY = FIRST;
const inDays = (days: number) => addPeriod(DAY, { days });

async function office(): Promise<TestDesk> {
  DAY = FIRST;
  const desk = await deskForTest();
  await desk.db.updateTable('office_settings').set({ reminders_on: true }).execute();
  return desk;
}

/** The office of the tests that look at no other messages than those of their day. */
let shared: TestDesk;
let latest = FIRST;
beforeAll(async () => {
  shared = await openTestDesk();
});
afterAll(() => shared.close());

/** The same on a new day, as set at first. */
async function anotherDay(): Promise<TestDesk> {
  latest = addPeriod(latest, { years: 3 });
  DAY = latest;
  const { db } = shared;
  await db
    .updateTable('office_settings')
    .set({
      reminders_on: true,
      reminded_on: null,
      stages: [30, 15, 7, 1, 0],
      stages_by_kind: '{}',
      closed_dates: [],
      daily_limit: 250,
    })
    .execute();
  return shared;
}

/** A citizen with a vehicle, and how to give it documents. */
async function owner(desk: TestDesk) {
  const clerk = await desk.signIn('manager');
  const citizen = (await clerk.post('/citizens', { name: 'आशा वर्मा', mobile: '9826011111' })).body.id;
  const vehicle = (await clerk.post(`/citizens/${citizen}/vehicles`, { registration_no: freshNumber() })).body
    .id;
  const pucc = async (until: string) =>
    (
      await clerk.post(`/vehicles/${vehicle}/puccs`, {
        pucc_number: freshNumber(),
        valid_from: '2020-01-01',
        valid_until: until,
      })
    ).body.id;
  const permit = async (until: string) =>
    (
      await clerk.post(`/vehicles/${vehicle}/permits`, {
        permit_number: freshNumber(),
        issue_date: '2020-01-01',
        expiry_date: until,
      })
    ).body.id;
  return { clerk, citizen, pucc, permit };
}

const stages = async (desk: TestDesk) =>
  (
    await desk.db
      .selectFrom('reminders')
      .select(['stage', 'expiry_date'])
      .where('expiry_date', '>', inDays(-400))
      .orderBy('expiry_date')
      .orderBy('stage')
      .execute()
  ).map(row => [row.expiry_date, row.stage]);

test('each document is reminded of once at each stage, at the least stage that it has reached', async () => {
  const desk = await anotherDay();
  const { permit } = await owner(desk);
  for (const days of [-10, -1, 0, 1, 5, 7, 12, 30, 31, 200]) await permit(inDays(days));
  expect(await remind(desk, morning(DAY))).toBe(1);
  expect(await stages(desk)).toEqual([
    [inDays(-1), 0],
    [inDays(0), 0],
    [inDays(1), 1],
    [inDays(5), 7],
    [inDays(7), 7],
    [inDays(12), 15],
    [inDays(30), 30],
  ]);
  expect(await remind(desk, morning(DAY))).toBe(0);
  // The next day: 1 is due today, 31 has become 30, and nothing is repeated.
  expect(await remind(desk, morning(inDays(1)))).toBe(1);
  expect(await stages(desk)).toHaveLength(9);
  const { rows } = await sql<{ body: string }>`select body from messages order by id desc limit 1`.execute(
    desk.db,
  );
  expect(rows[0]?.body).toMatch(/नमस्ते \/ Dear आशा वर्मा/);
});

test('a kind with stages of its own goes by them, before the end and after it', async () => {
  const desk = await anotherDay();
  const { permit, pucc } = await owner(desk);
  await desk.db
    .updateTable('office_settings')
    .set({ stages_by_kind: JSON.stringify({ permits: [60, -30], puccs: [] }) })
    .execute();
  for (const days of [61, 60, 30, 0, -29, -30, -33, -34]) await permit(inDays(days));
  await pucc(inDays(7));
  await remind(desk, morning(DAY));
  expect(await stages(desk)).toEqual([
    [inDays(-33), -30],
    [inDays(-30), -30],
    [inDays(0), 60],
    [inDays(30), 60],
    [inDays(60), 60],
  ]);
});

test('a document that ended while the office was closed is reminded of when it opens', async () => {
  const desk = await anotherDay();
  const { permit } = await owner(desk);
  const closed_dates = [-5, -4, -3, -2, -1].map(inDays);
  await desk.db
    .updateTable('office_settings')
    .set({ closed_dates, stages: [1] })
    .execute();
  for (const days of [-6, -5, -1, 1]) await permit(inDays(days));
  await remind(desk, morning(DAY));
  expect(await stages(desk)).toEqual([
    [inDays(-5), 1],
    [inDays(-1), 1],
    [inDays(1), 1],
  ]);
});

test('days that were missed are caught up, without the stages that have passed', async () => {
  const desk = await anotherDay();
  const { permit } = await owner(desk);
  await permit(inDays(20));
  expect(await remind(desk, morning(DAY))).toBe(1);
  expect(await remind(desk, morning(inDays(17)))).toBe(1);
  expect(await stages(desk)).toEqual([
    [inDays(20), 7],
    [inDays(20), 30],
  ]);
});

test('a clock that jumps a day ahead, back and further ahead repeats and loses no reminder', async () => {
  const desk = await anotherDay();
  const { permit } = await owner(desk);
  for (const days of [0, 1, 2, 7, 8]) await permit(inDays(days));
  for (const days of [0, 1, 0, -1, 1, 3, 2]) await remind(desk, morning(inDays(days)));
  const told = await stages(desk);
  expect(new Set(told.map(row => row.join())).size).toBe(told.length);
  const noted = await desk.db
    .selectFrom('message_documents')
    .select('document_id')
    .where('expiry_date', '>', inDays(-400))
    .execute();
  expect(noted).toHaveLength(told.length);
  for (const days of [0, 1, 2, 7, 8]) expect(told.map(([day]) => day)).toContain(inDays(days));
});

test('renewed and superseded documents, and people who do not want it, are left alone', async () => {
  const desk = await anotherDay();
  const one = await owner(desk);
  await one.pucc(inDays(5));
  await one.pucc(inDays(300));
  const other = await owner(desk);
  await other.pucc(inDays(5));
  expect(
    (await other.clerk.put(`/citizens/${other.citizen}/reminders`, { off: true })).body.reminders_off,
  ).toBe(true);
  expect(await remind(desk, morning(DAY))).toBe(0);
  await other.clerk.put(`/citizens/${other.citizen}/reminders`, { off: false });
  expect(await remind(desk, morning(inDays(1)))).toBe(1);
});

test('a renewal that the holder declared holds what is due from the last day on until staff have looked', async () => {
  const desk = await anotherDay();
  const [ended, soon] = [await declaredOver(desk, inDays(-1)), await declaredOver(desk, inDays(5))];
  expect(await remind(desk, morning(DAY))).toBe(1);
  expect(await stages(desk)).toEqual([[inDays(5), 7]]);

  // Staff find one renewal to be true and the other one not.
  expect((await ended.clerk.put(`/puccs/${ended.declared}`, ended.values)).status).toBe(200);
  expect(await remind(desk, morning(inDays(1)))).toBe(0);
  expect(await remind(desk, morning(inDays(5)))).toBe(0);
  expect((await soon.clerk.delete(`/puccs/${soon.declared}`)).status).toBe(200);
  expect(await remind(desk, morning(inDays(6)))).toBe(1);
  expect(await stages(desk)).toEqual([
    [inDays(5), 0],
    [inDays(5), 7],
  ]);
});

test('a held reminder goes out when staff find that the document was not renewed', async () => {
  const desk = await anotherDay();
  const held = await declaredOver(desk, inDays(0));
  for (const days of [0, 2, 5, 8]) expect(await remind(desk, morning(inDays(days)))).toBe(0);
  expect((await held.clerk.delete(`/puccs/${held.declared}`)).status).toBe(200);
  expect(await remind(desk, morning(inDays(9)))).toBe(1);
  expect(await stages(desk)).toEqual([[inDays(0), 0]]);
  expect(await remind(desk, morning(inDays(10)))).toBe(0);
});

test('what the limit of a day leaves over is told of in the end, and not when nothing went out for long', async () => {
  const desk = await anotherDay();
  await desk.db
    .updateTable('office_settings')
    .set({ stages: [1], daily_limit: 21 })
    .execute();
  await peopleDue(desk, { people: 7, until: inDays(1) });
  const told: number[] = [];
  for (const days of [0, 1, 2, 3, 6]) told.push(await remind(desk, morning(inDays(days))));
  expect(told, 'one of a day, after the last one as well').toEqual([1, 1, 1, 1, 1]);
  // A citizen who opts out while they wait is not notified afterwards either.
  const waiting = desk.db
    .selectFrom('citizens')
    .innerJoin('driving_licenses as licence', 'licence.citizen_id', 'citizens.id')
    .select('citizens.id')
    .where('licence.expiry_date', '=', inDays(1))
    .where(sql<boolean>`not exists (select from reminders where kind = 'dl' and document_id = licence.id)`)
    .orderBy('citizens.id');
  const [off] = await waiting.execute();
  const wants = (reminders_off: boolean) =>
    desk.db
      .updateTable('citizens')
      .set({ reminders_off })
      .where('id', '=', off?.id ?? 0)
      .execute();
  await wants(true);
  await desk.db.updateTable('office_settings').set({ daily_limit: 20 }).execute();
  expect(await remind(desk, morning(inDays(7)))).toBe(0);
  await wants(false);
  await desk.db.updateTable('office_settings').set({ daily_limit: 250 }).execute();
  expect(await waiting.execute()).toHaveLength(2);
  const later = await desk.db.selectFrom('reminders_left').selectAll().execute();
  expect(later).toMatchObject([{ expiry_date: inDays(1), left_on: inDays(7) }]);
  expect(await remind(desk, morning(inDays(40))), 'reminders were off').toBe(0);
});

/** An office certificate that ends on a day, and a later one that the holder has declared. */
async function declaredOver(desk: TestDesk, until: string) {
  const clerk = await desk.signIn('manager');
  const holder = await desk.signIn('user');
  const vehicle = await holder.post(`/citizens/${holder.caller.citizen_id}/vehicles`, {
    registration_no: freshNumber(),
  });
  const list = `/vehicles/${vehicle.body.id}/puccs`;
  const values = { pucc_number: freshNumber(), valid_from: '2020-01-01', valid_until: inDays(400) };
  await clerk.post(list, { ...values, pucc_number: freshNumber(), valid_until: until });
  const declared = (await holder.post(list, values)).body.id;
  return { clerk, declared, values };
}

test('nothing goes out while reminders are off or before their hour, nor twice from many processes', async () => {
  const desk = await deskForTest();
  await peopleDue(desk, { people: 30, each: 2, until: inDays(3) });
  expect(await remind(desk, morning(DAY))).toBe(0);
  const admin = await desk.signIn('admin');
  const settings = { reminders_on: true, stages: [3, 10, 3], hour: 11 };
  expect((await admin.put('/admin/reminders', settings)).body).toMatchObject({ stages: [10, 3], hour: 11 });
  expect(await remind(desk, morning(DAY))).toBe(0);
  await admin.put('/admin/reminders', {
    ...settings,
    hour: 10,
    contact_en: 'Raipur office, 0771-1234567',
    contact_hi: 'रायपुर कार्यालय',
  });
  await Promise.all([remind(desk, morning(DAY)), remind(desk, morning(DAY)), remind(desk, morning(DAY))]);
  expect(await stages(desk)).toHaveLength(60);
  const messages = await desk.db.selectFrom('messages').select('body').execute();
  expect(messages).toHaveLength(30);
  expect(messages[0]?.body).toMatch(/रायपुर कार्यालय\nRaipur office, 0771-1234567$/);
});

test('only an admin sees who would be reminded before turning it on', async () => {
  const desk = await deskForTest();
  const { clerk, citizen, permit } = await owner(desk);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  await permit(addPeriod(today, { days: 2 }));
  const admin = await desk.signIn('admin');
  const due = (await admin.get('/admin/reminders/due')).body;
  expect(due).toMatchObject({
    meta: { total: 1 },
    data: [{ type: 'Permit', citizen_id: citizen, owner_mobile: '9826011111', stage: 7 }],
  });
  expect((await clerk.get('/admin/reminders/due')).status).toBe(403);
  expect((await clerk.put('/admin/reminders', {})).status).toBe(403);
  expect((await admin.put('/admin/reminders', { reminders_on: true, stages: [], hour: 24 })).status).toBe(
    422,
  );
  const stranger = await desk.signIn('user');
  expect((await stranger.put(`/citizens/${citizen}/reminders`, { off: true })).status).toBe(404);
});

test('all who would be reminded are listed, page by page, in sending order', async () => {
  const desk = await deskForTest();
  const { permit } = await owner(desk);
  const admin = await desk.signIn('admin');
  const now = today();
  const permits: number[] = [];
  for (let days = 25; days > 0; days -= 1) permits.unshift(await permit(addPeriod(now, { days })));
  const pages = [];
  for (const page of [1, 2]) pages.push((await admin.get(`/admin/reminders/due?page=${page}`)).body);
  expect(pages[1].meta).toEqual({
    current_page: 2,
    last_page: 2,
    from: 21,
    to: 25,
    total: 25,
    per_page: 20,
  });
  const listed = pages.flatMap(({ data }) => data.map((one: { document_id: number }) => one.document_id));
  expect(listed).toEqual(permits);
});

test('admins are mailed what became of the day before, once', async () => {
  const desk = await office();
  const admin = await desk.signIn('admin');
  const { permit } = await owner(desk);
  await permit(inDays(3));
  await remind(desk, morning(DAY));
  await sql`update messages set created_at = ${morning(DAY)} where purpose = 'reminder'`.execute(desk.db);
  await desk.db
    .updateTable('users')
    .set({ email: 'admin@example.com', email_verified_at: sql<string>`now()` })
    .where('id', '=', admin.caller.id)
    .execute();
  await remind(desk, morning(inDays(1)));
  await remind(desk, morning(inDays(1)));
  const mails = await desk.db
    .selectFrom('messages')
    .select(['recipient', 'body', 'state'])
    .where('purpose', '=', 'summary')
    .execute();
  expect(mails).toEqual([
    {
      recipient: 'admin@example.com',
      state: 'manual',
      body: expect.stringContaining(
        'Reminders for 15-06-2031: 0 sent, 0 failed, 1 to send manually, 0 queued.',
      ),
    },
  ]);
});

test('each day is summarised once, however many days without reminders follow', async () => {
  const desk = await office();
  const admin = await desk.signIn('admin');
  await desk.db
    .updateTable('users')
    .set({ email: 'admin@example.com', email_verified_at: sql<string>`now()` })
    .where('id', '=', admin.caller.id)
    .execute();
  await desk.db
    .updateTable('office_settings')
    .set({ summary_sent_until: inDays(-1) })
    .execute();
  const { permit } = await owner(desk);
  await permit(inDays(3));
  // Reminders are written on days 0, 2 and 3. A clock that goes back tells of no day again.
  for (const days of [0, 1, 2, 3, 4, 5, 1, 6, 7]) {
    const now = morning(inDays(days));
    await remind(desk, now);
    await sql`update messages set created_at = ${now} where purpose = 'reminder' and created_at < ${morning(DAY)}`.execute(
      desk.db,
    );
  }
  const mails = await desk.db
    .selectFrom('messages')
    .select('subject')
    .where('purpose', '=', 'summary')
    .orderBy('id')
    .execute();
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('reminders for 15-06-2031'),
    expect.stringContaining('reminders for 17-06-2031'),
    expect.stringContaining('reminders for 18-06-2031'),
  ]);
});

test('what the server notes of its reminders makes no form of the settings out of date', async () => {
  const desk = await office();
  const admin = await desk.signIn('admin');
  const { body: seen } = await admin.get('/admin/reminders');
  await remind(desk, morning(DAY));
  const { body: since } = await admin.get('/admin/reminders');
  expect(since).toEqual({ ...seen, reminded_on: DAY });
  await admin.put('/admin/first-hour', { later: true });
  expect((await admin.put('/admin/reminders', { ...seen, hour: 10 })).status).toBe(200);
  expect((await admin.put('/admin/reminders', { ...seen, hour: 11 })).status).toBe(409);
});

test('a document that a clerk notified today gets no reminder, and its stage is done', async () => {
  const desk = await office();
  const { clerk, permit } = await owner(desk);
  const now = new Date();
  const expiry_date = addPeriod(today(now), { days: 7 });
  const [told, failed] = [await permit(expiry_date), await permit(expiry_date)];
  const tell = async (record_id: number) =>
    (await clerk.post('/reports/expiries/send-notification', { type: 'Permit', record_id, expiry_date })).body
      .id;
  const [notice, cancelled] = [await tell(told), await tell(failed)];
  await clerk.post(`/admin/messages/${cancelled}/cancel`);
  await desk.db.updateTable('office_settings').set({ hour: 0 }).execute();
  expect(await remind(desk, now)).toBe(1);
  const noted = await desk.db
    .selectFrom('reminders')
    .innerJoin('messages', 'messages.id', 'reminders.message_id')
    .select(['document_id', 'stage', 'message_id', 'purpose'])
    .orderBy('document_id')
    .execute();
  expect(noted).toEqual([
    { document_id: told, stage: 7, message_id: notice, purpose: 'expiry' },
    { document_id: failed, stage: 7, message_id: expect.any(Number), purpose: 'reminder' },
  ]);
});

test(
  'many are reminded once each, at the pace that the provider sets',
  async () => {
    const provider = await openProvider({ perSecond: PER_SECOND });
    const desk = await openTestDesk({ messengers: { whatsapp: provider.messenger } });
    const workers = [await startMessageWorker(desk, desk.pool)];
    onTestFinished(async () => {
      for (const worker of workers) await worker.stop();
      await desk.close();
    });
    await desk.db.updateTable('office_settings').set({ reminders_on: true, daily_limit: 100_000 }).execute();
    await peopleDue(desk, { people: MANY, until: inDays(7) });
    const admin = await desk.signIn('admin');
    const progress = async () => (await admin.get('/admin/reminders/progress')).body;
    provider.next('limit', 'accept', 'limit', 'limit');
    expect(await remind(desk, morning(DAY))).toBe(MANY);
    await expect
      .poll(progress, { timeout: PATIENCE, interval: 200 })
      .toMatchObject({ sent: MANY, waiting: 0, failed: 0 });
    expect(await remind(desk, morning(DAY))).toBe(0);
    expect(provider.received).toHaveLength(MANY);
    expect(new Set(provider.received.map(({ body }) => body)).size).toBe(MANY);
    if (!isLong()) return;
    const seconds = new Map<number, number>();
    for (const { at } of provider.received) {
      const second = Math.floor(at / 1000);
      seconds.set(second, (seconds.get(second) ?? 0) + 1);
    }
    // A second of the clock may hold parts of two of the limit's.
    expect(Math.max(...seconds.values())).toBeLessThanOrEqual(2 * PER_SECOND);
  },
  2 * PATIENCE,
);

test('the progress of the daily run is shown', async () => {
  const desk = await office();
  const admin = await desk.signIn('admin');
  const now = new Date();
  const soon = addPeriod(today(now), { days: 7 });
  await peopleDue(desk, { people: 3, each: 2, until: soon });
  const progress = async () => (await admin.get('/admin/reminders/progress')).body;
  expect(await progress()).toEqual({ due: 3, waiting: 0, sent: 0, failed: 0, manual: 0 });
  await desk.db.updateTable('office_settings').set({ hour: 0 }).execute();
  expect(await remind(desk, now)).toBe(3);
  expect(await progress()).toEqual({ due: 0, waiting: 0, sent: 0, failed: 0, manual: 3 });
  const [message] = (await admin.get('/admin/messages')).body.data;
  await admin.post(`/admin/messages/${message.id}/sent`);
  expect(await progress()).toEqual({ due: 0, waiting: 0, sent: 1, failed: 0, manual: 2 });
  // Entered after the day's reminders: its own are written on the next day.
  const { permit } = await owner(desk);
  await permit(soon);
  expect(await progress()).toEqual({ due: 0, waiting: 0, sent: 1, failed: 0, manual: 2 });
});

test('self-declared documents are notified only to the verified mobile of their account', async () => {
  const desk = await office();
  const stranger = await desk.signIn('user');
  const name = 'Namaste www.example.com https://x.example/?a=1 🎉 and more words of a stranger';
  const victim = '9826022222';
  await stranger.put(`/citizens/${stranger.caller.citizen_id}`, { name: 'Sunita', mobile: victim });
  // As it was kept before names were looked at.
  const kept = desk.db.updateTable('citizens').set({ name });
  await kept.where('id', '=', stranger.caller.citizen_id).execute();
  const licence = { ll_no: `X.EXAMPLE/${freshNumber()}`, issue_date: '2031-01-01', expiry_date: inDays(5) };
  const { id } = (await stranger.post(`/citizens/${stranger.caller.citizen_id}/ll`, licence)).body;
  expect(await remind(desk, morning(DAY))).toBe(0);
  const { caller } = stranger;
  const verify = (phone: string) =>
    desk.db
      .updateTable('users')
      .set({ phone, phone_verified_at: sql<string>`now()` })
      .where('id', '=', caller.id)
      .execute();
  await verify('9826033333');
  expect(await remind(desk, morning(inDays(1)))).toBe(0);
  await verify(victim);
  expect(await remind(desk, morning(inDays(2)))).toBe(1);
  const clerk = await desk.signIn('manager');
  await clerk.put(`/ll/${id}`, licence);
  const [told] = await desk.db.selectFrom('messages').selectAll().execute();
  expect(told?.recipient_name).toBe('नागरिक / Citizen');
  expect(told?.body).not.toContain('www.example');
  expect(told?.body).toContain('(X. EXAMPLE/');
  expect(JSON.stringify(told?.template)).not.toContain('X.EXAMPLE');
  // A name that staff save goes as it is; a number that forms a link is broken up.
  await clerk.put(`/citizens/${caller.citizen_id}`, { name: 'M/s K.P. Sahu', mobile: victim });
  expect(await remind(desk, morning(inDays(5)))).toBe(1);
  const [, later] = await desk.db.selectFrom('messages').selectAll().orderBy('id').execute();
  expect(later?.body).toContain('Dear M/s K.P. Sahu');
  expect(later?.body).toContain(`(${licence.ll_no.replace('.', '. ')})`);
});
