import { setTimeout as after } from 'node:timers/promises';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { peopleDue } from '../../testing/due.ts';
import { times } from '../../testing/long.ts';
import { messagesByState } from '../../testing/messages.ts';
import { deskForTest } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { killed, recoverKilled, workersOn } from '../../testing/workers.ts';
import { remind } from './remind.ts';

const DAY = '2031-06-17';
const morning = new Date(`${DAY}T04:30:00Z`);
const inDays = (days: number) => addPeriod(DAY, { days });

/** Seconds within which a day's reminders are planned. */
const PROMISED = 30;

test('ten thousand due documents of four thousand people are planned within half a minute', async () => {
  const desk = await deskForTest();
  await desk.db.updateTable('office_settings').set({ reminders_on: true, daily_limit: 100_000 }).execute();
  await peopleDue(desk, { people: 2_000, each: 3, until: inDays(7) });
  await sql`update citizens set mobile = '7' || substr(mobile, 2)`.execute(desk.db);
  await peopleDue(desk, { people: 2_000, each: 2, until: inDays(1) });
  const begun = performance.now();
  expect(await remind(desk, morning)).toBe(4_000);
  const seconds = (performance.now() - begun) / 1000;
  const { rows } = await sql<{ notes: number; spoken: number }>`
    select (select count(*) from reminders)::integer as notes,
      (select count(*) from message_documents)::integer as spoken`.execute(desk.db);
  expect(rows).toEqual([{ notes: 10_000, spoken: 10_000 }]);
  expect(seconds).toBeLessThan(PROMISED);
}, 240_000);

test('planning that breaks off at any step notifies each document once', async () => {
  const desk = await deskForTest();
  await desk.db.updateTable('office_settings').set({ reminders_on: true, daily_limit: 100_000 }).execute();
  await peopleDue(desk, { people: 1_200, each: 2, until: inDays(7) });
  await sql`create sequence steps`.execute(desk.db);
  const tables = ['messages', 'message_documents', 'reminders', 'office_settings'] as const;
  // Breaks off as a message is written, as what it speaks of is noted, as its stage is, and as the day is done.
  for (const table of tables) {
    const steps = table === 'office_settings' ? 1 : 700;
    await sql`create or replace function break_off() returns trigger language plpgsql as $$
      begin if nextval('steps') % ${sql.raw(String(steps))} = 0 then raise 'broken off'; end if; return new; end $$`.execute(
      desk.db,
    );
    await sql`create trigger break_off after insert or update on ${sql.table(table)}
      for each row execute function break_off()`.execute(desk.db);
    await expect(remind(desk, morning)).rejects.toThrow('broken off');
    await sql`drop trigger break_off on ${sql.table(table)}`.execute(desk.db);
  }
  await remind(desk, morning);
  const { rows } = await sql<{ told: number; messages: number; people: number }>`
    select count(*)::integer as told, count(distinct message_id)::integer as messages,
      count(distinct citizen_id)::integer as people
    from message_documents`.execute(desk.db);
  expect(rows).toEqual([{ told: 2_400, messages: 1_200, people: 1_200 }]);
}, 240_000);

test('processes killed while planning digests notify each document once, and finish the day', async () => {
  const people = times({ short: 0, long: 3_000, trust: 6_000 });
  const kills = times({ short: 0, long: 12, trust: 30 });
  const desk = await deskForTest();
  await desk.db.updateTable('office_settings').set({ reminders_on: true, daily_limit: 100_000 }).execute();
  await peopleDue(desk, { people, each: 2, until: inDays(7) });
  // Slow enough for kills to meet every step of a batch.
  await sql`create function slow_down() returns trigger language plpgsql as $$
    begin perform pg_sleep(0.002); return new; end $$`.execute(desk.db);
  await sql`create trigger slow_down before insert on messages for each row execute function slow_down()`.execute(
    desk.db,
  );
  const start = await workersOn(desk, null, { remindAt: morning.toISOString() });
  const planned = async () =>
    (await desk.db.selectFrom('message_documents').select('message_id').execute()).length;
  const seen = new Set<number>();
  for (let kill = 0; kill < kills; kill += 1) {
    const before = await planned();
    const child = await start();
    if (kill % 2 === 0 && before < 2 * people)
      await expect.poll(planned, { interval: 5 }).toBeGreaterThan(before);
    await after(Math.random() * 800);
    await killed(child);
    await recoverKilled(desk);
    seen.add(await planned());
  }
  expect(seen.size, 'all kills met the same step').toBeGreaterThan(3);
  await sql`drop trigger slow_down on messages`.execute(desk.db);
  await start();
  const day = async () =>
    (await desk.db.selectFrom('office_settings').select('reminded_on').executeTakeFirst())?.reminded_on;
  await expect.poll(day).toBe(DAY);
  const { rows } = await sql`
    select count(*)::integer as told, count(distinct (kind, document_id, end_field))::integer as documents,
      count(distinct message_id)::integer as messages, count(distinct recipient)::integer as numbers,
      (select count(*)::integer from reminders) as stages
    from message_documents join messages on messages.id = message_id`.execute(desk.db);
  const each = { told: 2 * people, documents: 2 * people, stages: 2 * people };
  expect(rows).toEqual([{ ...each, messages: people, numbers: people }]);
  expect(await messagesByState(desk)).toEqual({ manual: people });
}, 400_000);

test('processes killed while sending digests notify each number once, and miss none', async () => {
  const many = times({ short: 40, long: 40, trust: 200 });
  const provider = await openProvider();
  const desk = await deskForTest({ messengers: { whatsapp: provider.messenger } });
  await desk.db.updateTable('office_settings').set({ reminders_on: true }).execute();
  await peopleDue(desk, { people: many, each: 3, until: inDays(7) });
  await remind(desk, morning);
  const start = await workersOn(desk, provider.address);
  for (let round = 0; round < 4; round += 1) {
    const seen = provider.received.length;
    provider.slowly(true);
    const child = await start();
    if (round > 0) await expect.poll(() => provider.received.length).toBeGreaterThan(seen + round - 1);
    if (round % 2 === 1) provider.slowly(false);
    await killed(child);
    await recoverKilled(desk);
  }
  provider.slowly(false);
  await start();
  const waiting = async () => {
    // Who could not reach the busy provider tries again in minutes; here at once.
    await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null`.execute(
      desk.db,
    );
    const { queued = 0, sending = 0 } = await messagesByState(desk);
    return queued + sending;
  };
  await expect.poll(waiting, { timeout: 120_000 }).toBe(0);
  const { sent = 0, unknown = 0, ...others } = await messagesByState(desk);
  expect(others).toEqual({});
  expect(sent + unknown).toBe(many);
  const told = provider.received.map(({ to }) => to);
  expect(new Set(told).size, 'one told twice').toBe(told.length);
  expect(told.length).toBeGreaterThanOrEqual(sent);
}, 240_000);
