import { today } from '@rto-desk/contract/expiry';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SignedInClient } from '../../testing/client.ts';
import { peopleDue } from '../../testing/due.ts';
import { freshMobile, freshNumber } from '../../testing/samples.ts';
import { deskForTest, type TestDesk, type TestDeskOptions } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { deliver } from '../messages/deliver.ts';
import { nextManual } from '../messages/manual.ts';
import { refreshManual } from '../messages/refresh.ts';
import { remind } from './remind.ts';

const DAY = '2031-06-17';
const morning = (day: string) => new Date(`${day}T04:30:00Z`);
const inDays = (days: number) => addPeriod(DAY, { days });

async function office(options?: TestDeskOptions): Promise<TestDesk> {
  const desk = await deskForTest(options);
  await desk.db.updateTable('office_settings').set({ reminders_on: true }).execute();
  return desk;
}

/** A citizen of a branch with a vehicle of their own, and what they give it. */
async function person(clerk: SignedInClient, { name = 'आशा वर्मा', mobile = freshMobile() } = {}) {
  const { id } = (await clerk.post('/citizens', { name, mobile })).body;
  const registration_no = freshNumber('CG04');
  const vehicle = (await clerk.post(`/citizens/${id}/vehicles`, { registration_no })).body.id as number;
  const pucc = async (until: string) => {
    const pucc_number = freshNumber('PUC');
    const values = { pucc_number, valid_from: '2020-01-01', valid_until: until };
    const { body } = await clerk.post(`/vehicles/${vehicle}/puccs`, values);
    return { id: body.id as number, number: pucc_number };
  };
  const licence = async (until: string) => {
    const dl_no = freshNumber('DL');
    const { body } = await clerk.post(`/citizens/${id}/dl`, {
      dl_no,
      issue_date: '2020-01-01',
      expiry_date: until,
    });
    return { id: body.id as number, number: dl_no };
  };
  return { id: id as number, vehicle, mobile, registration_no, pucc, licence };
}

const messages = (desk: TestDesk) => desk.db.selectFrom('messages').selectAll().orderBy('id').execute();
const notes = (desk: TestDesk) => desk.db.selectFrom('reminders').selectAll().execute();
const spokenOf = (desk: TestDesk) =>
  desk.db.selectFrom('message_documents').selectAll().orderBy('document_id').execute();

async function deliverAll(desk: TestDesk, now?: Date) {
  for (const { id, state } of await messages(desk)) {
    if (state === 'queued') await deliver({ ...desk, ...(now && { now: () => now }) }, id);
  }
}

test('eighty documents on one number are one message and eighty notes', async () => {
  const provider = await openProvider();
  const desk = await office({ messengers: { whatsapp: provider.messenger } });
  provider.outside(true);
  provider.approve('papers_end', 'hi', 3);
  await desk.db.updateTable('office_settings').set({ template_digest: 'papers_end' }).execute();
  await peopleDue(desk, { people: 1, each: 80, until: inDays(7) });
  expect(await remind(desk, morning(DAY))).toBe(1);
  expect(await notes(desk)).toHaveLength(80);
  expect(await spokenOf(desk)).toHaveLength(80);
  await deliverAll(desk);
  expect(await messages(desk)).toMatchObject([
    { purpose: 'digest', state: 'sent', citizen_id: expect.any(Number) },
  ]);
  const [sent, ...others] = provider.received;
  expect(others).toEqual([]);
  expect(sent?.template?.components[0]?.parameters.map(({ text }) => text)).toEqual([
    'Person 1',
    '80',
    expect.stringMatching(/^[^\n\t]{1,600}$/),
  ]);
  expect(await remind(desk, morning(inDays(1)))).toBe(0);
});

test('without a template for several documents each goes by the one for notices', async () => {
  const provider = await openProvider();
  const desk = await office({ messengers: { whatsapp: provider.messenger } });
  await desk.db.updateTable('office_settings').set({ template_notice: 'document_ends' }).execute();
  await peopleDue(desk, { people: 2, each: 3, until: inDays(7) });
  expect(await remind(desk, morning(DAY))).toBe(6);
  for (const { purpose, template } of await messages(desk)) {
    expect(purpose).toBe('reminder');
    expect(template?.parameters).toHaveLength(4);
  }
});

test('people who share a number share a message, which stands on the page of each and names them', async () => {
  const desk = await office();
  const clerk = await desk.signIn('manager');
  const one = await person(clerk, { name: 'आशा वर्मा' });
  const other = await person(clerk, { name: 'Ravi Sahu', mobile: one.mobile });
  const [pucc, licence] = [await one.pucc(inDays(7)), await other.licence(inDays(1))];
  await remind(desk, morning(DAY));
  const [message, ...rest] = await messages(desk);
  expect(rest).toEqual([]);
  expect(message?.body).toContain(`${pucc.number}, ${one.registration_no}) 24-06-2031 – आशा वर्मा`);
  expect(message?.body).toContain(`${licence.number}) 18-06-2031 – Ravi Sahu`);
  expect(message).toMatchObject({
    citizen_id: null,
    recipient: one.mobile,
    recipient_name: 'नागरिक / Citizen',
  });
  for (const { id } of [one, other]) {
    const { body } = await clerk.get(`/citizens/${id}/messages`);
    expect(body.data).toMatchObject([{ id: message?.id }]);
    expect(body.meta.total).toBe(1);
  }
  // Those of no branch are for all staff, and the list is as long as it says.
  const { body } = await clerk.get('/admin/messages');
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([message?.id]);
  expect(body.meta.total).toBe(1);
});

test('a number that two branches share gets a message of each, seen by its own', async () => {
  const desk = await office();
  const branches = [await desk.branch('04'), await desk.branch('10')];
  const mobile = freshMobile();
  const managers: SignedInClient[] = [];
  for (const branch of branches) {
    const manager = await desk.signIn('manager', { branch_id: branch });
    managers.push(manager);
    // Two people of each branch, so that the message is of neither.
    for (const name of ['One', 'Two'])
      await (await person(manager, { name: `${name} ${branch}`, mobile })).licence(inDays(7));
  }
  expect(await remind(desk, morning(DAY))).toBe(2);
  for (const [at, manager] of managers.entries()) {
    const { body } = await manager.get('/admin/messages');
    expect(body.meta.total).toBe(1);
    expect(body.data).toHaveLength(1);
    expect(body.data[0].body).toContain(`One ${branches[at]}`);
    expect(body.data[0].body).not.toContain(`One ${branches[1 - at]}`);
  }
});

test('a message to several follows them to the branch that they go to, and stays where it was when they part', async () => {
  const desk = await office();
  const branches = [await desk.branch('04'), await desk.branch('10')];
  const [admin, near, far] = [
    await desk.signIn('admin'),
    await desk.signIn('manager', { branch_id: branches[0] ?? 0 }),
    await desk.signIn('manager', { branch_id: branches[1] ?? 0 }),
  ];
  const one = await person(admin);
  const other = await person(admin, { name: 'Ravi Sahu', mobile: one.mobile });
  for (const { licence } of [one, other]) await licence(inDays(7));
  expect(await remind(desk, morning(DAY))).toBe(1);
  const move = (id: number, branch: number | null | undefined) =>
    desk.db
      .updateTable('citizens')
      .set({ branch_id: branch ?? null })
      .where('id', '=', id)
      .execute();
  const seen = async () => {
    const found = [];
    for (const client of [admin, near, far]) {
      const { data, meta } = (await client.get('/admin/messages')).body;
      expect(data).toHaveLength(meta.total);
      found.push(meta.total);
    }
    return found;
  };
  expect(await seen(), 'of people without a branch all may read').toEqual([1, 1, 1]);
  await move(one.id, branches[0]);
  expect(await seen(), 'one of them is of a branch now').toEqual([1, 1, 0]);
  await move(other.id, branches[0]);
  expect(await seen()).toEqual([1, 1, 0]);
  await move(other.id, branches[1]);
  expect(await seen(), 'they part').toEqual([1, 1, 0]);
  await move(one.id, branches[1]);
  expect(await seen(), 'both have gone').toEqual([1, 0, 1]);
  for (const { id } of [one, other])
    expect((await far.get(`/citizens/${id}/messages`)).body.meta.total).toBe(1);
});

/** People with two documents each, whose messages have been planned and have not gone. */
async function planned(count: number) {
  const provider = await openProvider();
  const desk = await office({ messengers: { whatsapp: provider.messenger } });
  const clerk = await desk.signIn('admin');
  const told = [];
  for (let at = 0; at < count; at += 1) {
    const holder = await person(clerk);
    told.push({ holder, stays: await holder.licence(inDays(7)), pucc: await holder.pucc(inDays(7)) });
  }
  expect(await remind(desk, morning(DAY))).toBe(count);
  return { desk, provider, clerk, told };
}
type Told = Awaited<ReturnType<typeof planned>>['told'][number];

test('a document that changes between planning and sending is left out and counts as not notified', async () => {
  const changes: Record<string, (clerk: SignedInClient, told: Told) => Promise<unknown>> = {
    renewed: (_, { holder }) => holder.pucc(inDays(372)),
    corrected: (clerk, { pucc }) =>
      clerk.put(`/puccs/${pucc.id}`, {
        ...{ pucc_number: pucc.number, valid_from: '2020-01-01', valid_until: inDays(8) },
      }),
    deleted: (clerk, { pucc }) => clerk.delete(`/puccs/${pucc.id}`),
    transferred: (clerk, { holder }) =>
      clerk.post(`/vehicles/${holder.vehicle}/transfers`, {
        ...{ to: { name: 'Ravi Sahu', mobile: freshMobile() }, kind: 'sale', on: '2026-01-05' },
      }),
    left: (clerk, { holder }) =>
      clerk.post(`/vehicles/${holder.vehicle}/noc`, { on: '2026-01-05', to_office: 'Nagpur' }),
  };
  const { desk, provider, clerk, told } = await planned(Object.keys(changes).length);
  for (const [at, change] of Object.values(changes).entries()) {
    const one = told[at];
    if (one !== undefined) await change(clerk, one);
  }
  await deliverAll(desk);
  expect(provider.received).toHaveLength(told.length);
  for (const [at, name] of Object.keys(changes).entries()) {
    const [one, sent] = [told[at], provider.received[at]];
    expect(sent?.body, name).toContain(one?.stays.number);
    expect(sent?.body, name).not.toContain(one?.pucc.number);
    // A single document is left: it is a notice as any other.
    expect(sent?.body, name).toMatch(/^नमस्ते आशा वर्मा,/);
  }
  const holding = told.map(({ stays }) => stays.id);
  for (const rows of [await notes(desk), await spokenOf(desk)]) {
    expect(rows.map(({ kind, document_id }) => [kind, document_id]).sort()).toEqual(
      holding.map(id => ['dl', id]).sort(),
    );
  }
});

test('a person who has opted out or changed number is not notified, and nothing counts as notified', async () => {
  const { desk, provider, clerk, told } = await planned(2);
  const [off, moved] = told.map(({ holder }) => holder.id);
  await clerk.put(`/citizens/${off}/reminders`, { off: true });
  await clerk.put(`/citizens/${moved}`, { name: 'आशा वर्मा', mobile: freshMobile() });
  await deliverAll(desk);
  expect(provider.received).toEqual([]);
  expect(await messages(desk)).toMatchObject([{ state: 'cancelled' }, { state: 'cancelled' }]);
  expect(await notes(desk)).toEqual([]);
  // After an opt-in, or once found again, the person is notified.
  await clerk.put(`/citizens/${off}/reminders`, { off: false });
  expect(await remind(desk, morning(inDays(1)))).toBe(2);
  await deliverAll(desk);
  expect(provider.received).toHaveLength(2);
});

test('quiet hours and closed days defer a digest, which is checked again when they are over', async () => {
  const { desk, provider, told } = await planned(1);
  const [one] = told;
  await desk.db.updateTable('office_settings').set({ quiet_from: 21, quiet_until: 8 }).execute();
  const night = new Date(`${today()}T18:00:00Z`);
  await deliverAll(desk, night);
  expect(provider.received).toEqual([]);
  const { rows } = await sql<{ waits: number }>`
    select extract(epoch from run_at - now())::integer as waits from graphile_worker.jobs
    where key like 'deliver %'`.execute(desk.db);
  // Half past eleven at night until nine in the morning, when reminders go out.
  expect(rows[0]?.waits).toBeGreaterThan(9.4 * 3600);
  await one?.holder.pucc(inDays(372));
  await deliverAll(desk, morning(today()));
  expect(provider.received.map(({ body }) => body.includes(one?.pucc.number ?? ''))).toEqual([false]);
});

test('what waits for the end of quiet hours goes out at once where they are removed', async () => {
  const { desk, provider } = await planned(1);
  const admin = await desk.signIn('admin');
  await desk.db.updateTable('office_settings').set({ quiet_from: 21, quiet_until: 8 }).execute();
  await deliverAll(desk, new Date(`${today()}T18:00:00Z`));
  const row = async () => (await admin.get('/admin/messages')).body.data[0];
  const { waits_until } = await row();
  expect(Date.parse(waits_until) - Date.now()).toBeGreaterThan(9 * 3_600_000);
  const { body } = await admin.get('/admin/reminders');
  const saved = await admin.put('/admin/reminders', { ...body, quiet_from: null, quiet_until: null });
  expect(saved.status).toBe(200);
  expect(await row()).toMatchObject({ state: 'queued', waits_until: null });
  await deliverAll(desk);
  expect(provider.received).toHaveLength(1);
});

test('a digest sent by hand is checked again, too', async () => {
  const desk = await office();
  const clerk = await desk.signIn('manager');
  const [one, other] = [await person(clerk), await person(clerk)];
  const [licence, pucc] = [await one.licence(inDays(7)), await one.pucc(inDays(7))];
  await other.pucc(inDays(7));
  await remind(desk, morning(DAY));
  for (const holder of [one, other]) await holder.pucc(inDays(372));
  await refreshManual(desk, morning(DAY));
  const [stays, gone] = await messages(desk);
  expect(stays).toMatchObject({ state: 'manual', recipient: one.mobile });
  expect(stays?.body).toContain(licence.number);
  expect(stays?.body).not.toContain(pucc.number);
  expect(gone).toMatchObject({ state: 'cancelled', recipient: other.mobile });
});

test('what waits to be sent by hand is opened with the text that holds on the day on which it goes', async () => {
  const desk = await office();
  const clerk = await desk.signIn('manager');
  const licences = [];
  for (let count = 0; count < 3; count += 1)
    licences.push(await (await person(clerk)).licence(addPeriod(today(), { days: 1 })));
  expect(await remind(desk, morning(today()))).toBe(3);
  const bodies = async () => (await messages(desk)).map(({ body }) => body);
  for (const body of await bodies()) expect(body).toContain('expires on');
  // They have not been opened for days: opening one refreshes it, and so does every list of them.
  const later = addPeriod(today(), { days: 2 });
  const next = await nextManual(desk, clerk.caller, 0, morning(later));
  expect(next).toMatchObject({ left: 3, message: { body: expect.stringContaining('expired on') } });
  expect((await bodies()).filter(body => body.includes('expired on'))).toHaveLength(1);
  await refreshManual(desk, morning(later));
  for (const body of await bodies()) expect(body).toContain('expired on');
  // One that holds no more is gone past.
  await clerk.delete(`/dl/${licences[0]?.id}`);
  expect((await nextManual(desk, clerk.caller, 0, morning(later)))?.left).toBe(2);
});

test('the limit of the day holds, the soonest ends go first, and the rest goes on the next days', async () => {
  const desk = await office();
  const now = new Date();
  const day = today(now);
  await desk.db.updateTable('office_settings').set({ hour: 0, daily_limit: 25 }).execute();
  const soon = await peopleDue(desk, { people: 3, until: addPeriod(day, { days: 1 }) });
  await sql`update citizens set mobile = '7' || substr(mobile, 2)`.execute(desk.db);
  await peopleDue(desk, { people: 8, until: addPeriod(day, { days: 7 }) });
  expect(await remind(desk, now)).toBe(5);
  const told = (await spokenOf(desk)).map(({ citizen_id }) => citizen_id);
  for (const id of soon) expect(told).toContain(id);
  // What people write has its place, and takes more than that where it must.
  const clerk = await desk.signIn('manager');
  for (let count = 0; count < 22; count += 1) {
    await clerk.post(`/citizens/${soon[0]}/send-message`, { message: `Message ${count}` });
  }
  const yesterday = sql<string>`created_at - interval '1 day'`;
  await desk.db
    .updateTable('messages')
    .set({ created_at: yesterday })
    .where('purpose', '=', 'reminder')
    .execute();
  await desk.db.updateTable('office_settings').set({ reminded_on: null }).execute();
  expect(await remind(desk, now), 'three are left beside twenty-two').toBe(3);
  await desk.db.updateTable('messages').set({ created_at: yesterday }).execute();
  await desk.db.updateTable('office_settings').set({ reminded_on: null }).execute();
  expect(await remind(desk, now)).toBe(3);
  expect(new Set((await spokenOf(desk)).map(({ citizen_id }) => citizen_id)).size).toBe(11);
});

test('what was written on a day before and is sent by hand today takes no place of today', async () => {
  const desk = await office();
  const [now, clerk] = [new Date(), await desk.signIn('manager')];
  await desk.db.updateTable('office_settings').set({ hour: 0, daily_limit: 23 }).execute();
  await peopleDue(desk, { people: 6, until: addPeriod(today(now), { days: 7 }) });
  expect(await remind(desk, now)).toBe(3);
  const yesterday = sql<string>`created_at - interval '1 day'`;
  await desk.db.updateTable('messages').set({ created_at: yesterday }).execute();
  for (const { id } of await messages(desk)) await clerk.post(`/admin/messages/${id}/sent`);
  await desk.db.updateTable('office_settings').set({ reminded_on: null }).execute();
  expect(await remind(desk, now)).toBe(3);
});

test('what would go out on the next open day is told by messages and documents, and what its limit leaves over', async () => {
  const desk = await office();
  const admin = await desk.signIn('admin');
  const in_ = (days: number) => addPeriod(today(), { days });
  await desk.db
    .updateTable('office_settings')
    .set({ daily_limit: 22, closed_dates: [in_(1)] })
    .execute();
  await peopleDue(desk, { people: 3, each: 2, until: in_(5) });
  expect((await admin.get('/admin/reminders/tomorrow')).body).toEqual({
    ...{ day: in_(2), messages: 3, documents: 6, beyond: 1 },
    kinds: [{ type: kindOf('dl').type, documents: 6 }],
  });
});

test('nothing is planned on a closed day', async () => {
  const desk = await office();
  await peopleDue(desk, { people: 1, until: inDays(7) });
  await desk.db
    .updateTable('office_settings')
    .set({ closed_weekdays: [2] })
    .execute();
  // A Tuesday.
  expect(await remind(desk, morning(DAY))).toBe(0);
  expect(await remind(desk, morning(inDays(1)))).toBe(1);
});
