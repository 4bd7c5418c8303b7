import { setTimeout as after } from 'node:timers/promises';
import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { peopleDue } from '../../testing/due.ts';
import { times } from '../../testing/long.ts';
import { messagesByState } from '../../testing/messages.ts';
import { deskForTest } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { killed, recoverKilled, workersOn } from '../../testing/workers.ts';
import { requeueNotifyAll } from './work.ts';

const ALL = '/reports/expiries/notify-all';
/** How many people are told of two documents each, and how many processes are killed meanwhile. */
const PEOPLE = times({ short: 0, long: 1_000, trust: 3_000 });
const KILLS = times({ short: 0, long: 12, trust: 30 });

test('processes killed during Notify all notify each number once, and miss none', async () => {
  const provider = await openProvider();
  const desk = await deskForTest({ messengers: { whatsapp: provider.messenger } });
  await desk.db.updateTable('office_settings').set({ daily_limit: 100_000 }).execute();
  const until = addPeriod(today(), { days: 5 });
  await peopleDue(desk, { people: PEOPLE, each: 2, until });
  const clerk = await desk.signIn('manager');
  const { body } = await clerk.post(ALL, { exact_date: until, confirm: PEOPLE });
  // Slow enough for kills to meet every step of a batch.
  await sql`create function slow_down() returns trigger language plpgsql as $$
    begin perform pg_sleep(0.004); return new; end $$`.execute(desk.db);
  await sql`create trigger slow_down before insert on messages for each row execute function slow_down()`.execute(
    desk.db,
  );
  const left = async () =>
    (await desk.db.selectFrom('bulk_notice_documents').select('kind').execute()).length;
  const start = await workersOn(desk, provider.address);
  const seen = new Set<number>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = await left();
    const child = await start();
    if (kill % 2 === 0 && before > 0) await expect.poll(left, { interval: 5 }).toBeLessThan(before);
    await after(Math.random() * 600);
    await killed(child);
    await recoverKilled(desk);
    // As every five minutes: a job whose process was killed as often as it may be begun.
    await requeueNotifyAll(desk.db);
    seen.add(await left());
  }
  expect(seen.size, 'all kills met the same step').toBeGreaterThan(3);
  await sql`drop trigger slow_down on messages`.execute(desk.db);
  await start();
  const state = async () => {
    // Who could not reach the provider as it was killed tries again in minutes; here at once.
    await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null`.execute(
      desk.db,
    );
    return (await clerk.get(`${ALL}/${body.id}`)).body;
  };
  await expect
    .poll(state, { timeout: 240_000 })
    .toEqual({ id: body.id, state: 'done', progress: { done: PEOPLE, of: PEOPLE } });
  const { rows } = await sql`
    select count(*)::integer as told, count(distinct (kind, document_id, end_field))::integer as documents,
      count(distinct message_id)::integer as messages, count(distinct recipient)::integer as numbers
    from message_documents join messages on messages.id = message_id`.execute(desk.db);
  expect(rows).toEqual([
    { ...{ told: 2 * PEOPLE, documents: 2 * PEOPLE }, ...{ messages: PEOPLE, numbers: PEOPLE } },
  ]);
  expect(await left()).toBe(0);
  const { sent = 0, unknown = 0, ...others } = await messagesByState(desk);
  expect(others).toEqual({});
  expect(sent + unknown).toBe(PEOPLE);
  const told = provider.received.map(({ to }) => to);
  expect(new Set(told).size, 'one told twice').toBe(told.length);
  expect(told.length).toBeGreaterThanOrEqual(sent);
}, 600_000);
