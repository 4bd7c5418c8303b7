import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { whatsAppRefusal } from '@rto-desk/contract/refusals';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SignedInClient } from '../../testing/client.ts';
import { peopleDue } from '../../testing/due.ts';
import { changeCall, postInbound, webhookSecrets } from '../../testing/inbound.ts';
import { endPause, messagesByState, writeMessages } from '../../testing/messages.ts';
import { deskForTest, type TestDesk } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { remind } from '../reminders/remind.ts';
import { deliver } from './deliver.ts';
import { resumeSending } from './pauses.ts';

/** What the office has to put right, or what passes: status and code. */
const PAUSING: [status: number, code: number | null][] = [
  [400, 131042],
  [403, 368],
  [403, 131031],
  [400, 132015],
  [400, 132016],
  [400, 133010],
  [401, 0],
  [403, 10],
  [401, 190],
  [403, 200],
  [400, 33],
  [400, 131048],
  [307, null],
  [403, null],
  [404, null],
  [500, 131000],
  [503, 131016],
  [429, 130429],
  [500, null],
];

async function office() {
  const provider = await openProvider();
  const desk = await deskForTest({
    messengers: { whatsapp: provider.messenger },
    webhook: webhookSecrets,
  });
  const admin = await desk.signIn('admin');
  await desk.db
    .updateTable('office_settings')
    .set({ reminders_on: true, hour: 0, daily_limit: 1000 })
    .execute();
  const messages = () => desk.db.selectFrom('messages').selectAll().orderBy('id').execute();
  /** Delivers what waits for WhatsApp, whenever it is due. */
  const deliverAll = async () => {
    for (const { id, state, channel } of await messages()) {
      if (state === 'queued' && channel === 'whatsapp') await deliver(desk, id);
    }
  };
  const paused = async () => (await admin.get('/admin/sending')).body.paused;
  return { provider, desk, admin, messages, deliverAll, paused };
}

const stages = async (desk: TestDesk) =>
  (await desk.db.selectFrom('reminders').select('stage').execute()).length;
const due = addPeriod(today(), { days: 5 });

test.each(PAUSING)(
  'a refusal by %s (%s) has all messages wait, and they go out afterwards',
  async (status, code) => {
    const { provider, desk, messages, deliverAll } = await office();
    await peopleDue(desk, { people: 4, until: due });
    await remind(desk);
    provider.refuse({ status, ...(code !== null && { code }) });
    await deliverAll();
    expect(await messagesByState(desk)).toMatchObject({ queued: 4 });
    expect(provider.refused(), 'the first refusal pauses all').toBe(1);
    expect((await messages())[0]).toMatchObject({ state: 'queued', attempts: countsAttempt(status, code) });
    provider.refuse(null);
    await endPause(desk);
    await deliverAll();
    expect(provider.received.map(({ to }) => to).sort()).toHaveLength(4);
    expect(await stages(desk)).toBe(4);
    // What went out spends its stage.
    await desk.db.updateTable('office_settings').set({ reminded_on: null }).execute();
    expect(await remind(desk)).toBe(0);
  },
);

/** What may be the message's own fault counts as an attempt. */
const countsAttempt = (status: number, code: number | null) => {
  const { concern, isLimit } = whatsAppRefusal(status, code);
  return concern === 'temporary' && !isLimit ? 1 : 0;
};

test('while the provider refuses the office one message tries again, later each time', async () => {
  const { provider, desk, messages, deliverAll } = await office();
  await writeMessages(desk, 5);
  provider.refuse({ status: 400, code: 131042 });
  const pauses: number[] = [];
  for (let round = 1; round <= 5; round += 1) {
    await deliverAll();
    expect(provider.refused()).toBe(round);
    const { rows } = await sql<{ seconds: number }>`
      select round(extract(epoch from until - now()))::integer as seconds from sending_pauses`.execute(
      desk.db,
    );
    pauses.push(rows[0]?.seconds ?? 0);
    await endPause(desk);
  }
  expect(pauses).toEqual([60, 300, 900, 900, 900]);
  // Those that came at the same time do not try, too.
  const waiting = (await messages()).map(({ id }) => id);
  await Promise.all(waiting.map(id => deliver(desk, id)));
  expect(provider.refused()).toBe(6);
});

test('a message that tries and is refused for its own sake lets the others go', async () => {
  const { provider, desk, deliverAll } = await office();
  await writeMessages(desk, 3);
  provider.refuse({ status: 400, code: 131042 });
  await deliverAll();
  provider.refuse(null);
  provider.next('refuse');
  await endPause(desk);
  await deliverAll();
  expect(await messagesByState(desk)).toMatchObject({ failed: 1, sent: 2 });
});

test('a message that no longer holds leaves the try to the next one', async () => {
  const { provider, desk, deliverAll, messages } = await office();
  await peopleDue(desk, { people: 3, until: due });
  await remind(desk);
  provider.refuse({ status: 400, code: 131042 });
  await deliverAll();
  provider.refuse(null);
  await endPause(desk);
  const [first] = await messages();
  await sql`update citizens set reminders_off = true where id = ${first?.citizen_id}`.execute(desk.db);
  await deliverAll();
  expect(await messagesByState(desk)).toEqual({ cancelled: 1, sent: 2 });
});

test('a message that asks just as a pause ends goes out', async () => {
  const { provider, desk, messages } = await office();
  await writeMessages(desk, 2);
  const [first, second] = await messages();
  provider.refuse({ status: 400, code: 131042 });
  await deliver(desk, first?.id ?? 0);
  provider.refuse(null);
  const locks = async () =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        desk.db,
      )
    ).rows.length;
  const delivered = await desk.db.transaction().execute(async transaction => {
    await resumeSending(transaction, 'whatsapp');
    const delivering = deliver(desk, second?.id ?? 0);
    await expect.poll(locks).toBe(1);
    return { delivering };
  });
  await delivered.delivering;
  expect(await messagesByState(desk)).toEqual({ queued: 1, sent: 1 });
});

test('a pause that a wrong clock has set years ahead is over', async () => {
  const { provider, desk, deliverAll } = await office();
  await writeMessages(desk, 2);
  provider.refuse({ status: 400, code: 131042 });
  await deliverAll();
  provider.refuse(null);
  await sql`update sending_pauses set until = now() + interval '5 years'`.execute(desk.db);
  await deliverAll();
  expect(await messagesByState(desk)).toMatchObject({ sent: 2 });
});

test('admins read why nothing goes out and what to do, on the dashboard and once by mail', async () => {
  const { provider, desk, deliverAll, paused, messages } = await office();
  await desk.db
    .updateTable('users')
    .set({ email: 'admin@example.com', email_verified_at: new Date().toISOString() })
    .where('role', '=', 'admin')
    .execute();
  await writeMessages(desk, 3);
  expect(await paused()).toEqual([]);
  provider.refuse({ status: 400, code: 131042 });
  for (let round = 0; round < 3; round += 1) {
    await deliverAll();
    await endPause(desk);
  }
  expect(await paused()).toMatchObject([
    { channel: 'whatsapp', concern: 'office', error: 'WhatsApp 400 (131042)', waiting: 3 },
  ]);
  const mails = (await messages()).filter(({ channel }) => channel === 'mail');
  expect(mails).toMatchObject([{ purpose: 'summary', recipient: 'admin@example.com' }]);
  expect(mails[0]?.body).toMatch(/भुगतान[\s\S]*Check the payment method in Meta Business Manager/);
  provider.refuse(null);
  await deliverAll();
  await deliverAll();
  expect(await paused()).toEqual([]);
  expect((await (await desk.signIn('manager')).get('/admin/sending')).status).toBe(403);
});

test('a passing failure is reported only when it lasts', async () => {
  const { provider, desk, deliverAll, paused, messages } = await office();
  await desk.db
    .updateTable('users')
    .set({ email: 'admin@example.com', email_verified_at: new Date().toISOString() })
    .where('role', '=', 'admin')
    .execute();
  await writeMessages(desk, 1);
  provider.refuse({ status: 503 });
  await deliverAll();
  expect([await paused(), (await messages()).length]).toEqual([[], 1]);
  await sql`update sending_pauses set since = since - interval '11 minutes'`.execute(desk.db);
  await endPause(desk);
  await deliverAll();
  expect(await paused()).toMatchObject([{ concern: 'temporary', error: 'WhatsApp 503' }]);
  expect((await messages()).filter(({ channel }) => channel === 'mail')).toHaveLength(1);
});

const failed = (id: string, code: number) =>
  changeCall({ statuses: [{ id, status: 'failed', timestamp: '1800000000', errors: [{ code }] }] });

test.each([131048, 131000, 131016, 130429, 131042])(
  'what the provider took and did not deliver for %s is sent again',
  async code => {
    const { provider, desk, deliverAll, messages } = await office();
    await writeMessages(desk, 2);
    const [first, second] = await messages();
    await deliver(desk, first?.id ?? 0);
    expect(await postInbound(desk, failed('wamid.1', code))).toBe(200);
    expect(await postInbound(desk, failed('wamid.1', code)), 'told again').toBe(200);
    expect((await messages())[0]).toMatchObject({
      state: 'queued',
      error: `WhatsApp (${code})`,
      sent_at: null,
    });
    await deliver(desk, second?.id ?? 0);
    expect(provider.received, 'the other waits').toHaveLength(1);
    await endPause(desk);
    await deliverAll();
    expect(await messagesByState(desk)).toEqual({ sent: 2 });
    expect(provider.received).toHaveLength(3);
    // Late words about the first attempt change nothing.
    expect(await postInbound(desk, failed('wamid.1', code))).toBe(200);
    expect(await messagesByState(desk)).toEqual({ sent: 2 });
  },
);

test('a message that arrived after all is not sent again', async () => {
  const { provider, desk, deliverAll } = await office();
  await writeMessages(desk, 1);
  await deliverAll();
  await postInbound(desk, failed('wamid.1', 131000));
  await postInbound(
    desk,
    changeCall({ statuses: [{ id: 'wamid.1', status: 'delivered', timestamp: '1800000009' }] }),
  );
  await endPause(desk);
  await deliverAll();
  expect([await messagesByState(desk), provider.received.length]).toEqual([{ delivered: 1 }, 1]);
});

test('a stage is due again where its message failed, except for a number that cannot receive any', async () => {
  const { provider, desk, messages, deliverAll } = await office();
  await peopleDue(desk, { people: 3, until: due });
  await remind(desk);
  const [recipient, text] = await messages();
  provider.next('refuse');
  await deliver(desk, recipient?.id ?? 0);
  provider.refuse({ status: 404, code: 132001 });
  await deliver(desk, text?.id ?? 0);
  provider.refuse(null);
  await deliverAll();
  expect(await messagesByState(desk)).toEqual({ failed: 2, sent: 1 });
  expect(await stages(desk)).toBe(2);
  await desk.db.updateTable('office_settings').set({ reminded_on: null }).execute();
  expect(await remind(desk)).toBe(1);
  expect((await messages()).at(-1)?.recipient).toBe(text?.recipient);
});

test('all that failed because of the office is tried again at once, refreshed, and nothing else', async () => {
  const { provider, desk, admin, messages, deliverAll } = await office();
  await peopleDue(desk, { people: 4, until: due });
  await remind(desk);
  const all = await messages();
  const notes = [
    'WhatsApp 400 (131042)',
    'WhatsApp (130429)',
    'WhatsApp 400 (131026)',
    'WhatsApp 400 (131031)',
  ];
  for (const [at, error] of notes.entries()) {
    await desk.db
      .updateTable('messages')
      .set({ state: 'failed', error })
      .where('id', '=', all[at]?.id ?? 0)
      .execute();
  }
  await desk.db
    .insertInto('stopped_numbers')
    .values({ mobile_no: all[1]?.recipient ?? '', stopped: true, said_at: new Date().toISOString() })
    .execute();
  expect((await admin.post('/admin/messages/retry-all')).body).toEqual({ retried: 2, left_out: 1, left: 0 });
  await deliverAll();
  expect((await messages()).map(({ state }) => state)).toEqual(['sent', 'failed', 'failed', 'sent']);
  expect(provider.received).toHaveLength(2);
  await stranger(desk);
});

/** A manager of a branch tries again what is within reach. */
async function stranger(desk: TestDesk) {
  const branch = await desk.branch('10');
  const manager: SignedInClient = await desk.signIn('manager', { branch_id: branch });
  await sql`update messages set state = 'failed', error = 'WhatsApp 400 (131042)', branch_id = ${await desk.branch('04')}`.execute(
    desk.db,
  );
  expect((await manager.post('/admin/messages/retry-all')).body.retried).toBe(0);
}
