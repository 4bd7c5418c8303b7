import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { messagesByState, pendingMessages, writeMessages } from '../../testing/messages.ts';
import { deskForTest } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { killed, recoverKilled, workersOn } from '../../testing/workers.ts';

/** How many messages there are to deliver, and how many workers are killed while they try. */
const MESSAGES = 40;
const KILLS = 8;

test('workers that are killed at any moment lose no message and send none twice', async () => {
  const provider = await openProvider();
  const desk = await deskForTest({ messengers: { whatsapp: provider.messenger } });
  const clerk = await desk.signIn('manager');
  const citizen = (await clerk.post('/citizens', { name: 'Asha', mobile: '9826011111' })).body.id;
  for (let number = 0; number < MESSAGES; number += 1) {
    await clerk.post(`/citizens/${citizen}/send-message`, { message: `Message ${number}` });
  }
  const start = await workersOn(desk, provider.address);

  for (let round = 0; round < KILLS; round += 1) {
    const seen = provider.received.length;
    provider.slowly(true);
    const child = await start();
    // At every step of a delivery: before the call, while it waits for its answer, and as the answer comes.
    if (round % 4 > 0)
      await expect.poll(() => provider.received.length).toBeGreaterThan(seen + (round % 4) - 1);
    if (round % 2 === 1) provider.slowly(false);
    await killed(child);
    await recoverKilled(desk);
  }
  provider.slowly(false);
  const last = await start();
  const states = async () => {
    // Who could not reach the busy provider tries again in minutes; here at once.
    await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null`.execute(
      desk.db,
    );
    return (await desk.db.selectFrom('messages').select(['state', 'body']).execute()).filter(
      ({ state }) => state === 'queued' || state === 'sending',
    );
  };
  await expect.poll(states, { timeout: 120_000 }).toEqual([]);
  await killed(last);

  const bodies = provider.received.map(({ body }) => body);
  expect(new Set(bodies).size, 'one sent twice').toBe(bodies.length);
  const ended = await desk.db.selectFrom('messages').select(['state', 'body']).execute();
  for (const { state, body } of ended) {
    expect(['sent', 'unknown']).toContain(state);
    if (state === 'sent') expect(bodies).toContain(body);
  }
  // What never reached the provider is never called sent, and what reached it is sent or not known.
  const settled = new Map(ended.map(({ body, state }) => [body, state]));
  for (const body of bodies) expect(settled.get(body)).toMatch(/sent|unknown/);
  expect(ended.filter(({ state }) => state === 'unknown').length).toBeGreaterThan(0);
}, 240_000);

test('workers that are killed while they wait for the pace of the provider leave nothing waiting for ever', async () => {
  const provider = await openProvider();
  const desk = await deskForTest({ messengers: { whatsapp: provider.messenger } });
  await writeMessages(desk, 12);
  const start = await workersOn(desk, provider.address, { perSecond: 2 });
  for (const most of [2, 5]) {
    const child = await start();
    await expect.poll(() => provider.received.length).toBeGreaterThanOrEqual(most);
    // Two a second go out, and four are taken from the queue: some are taken and not yet claimed.
    await killed(child);
    await recoverKilled(desk);
  }
  await start();
  await expect.poll(() => pendingMessages(desk), { timeout: 90_000 }).toBe(0);
  const bodies = provider.received.map(({ body }) => body);
  expect(new Set(bodies).size, 'one sent twice').toBe(bodies.length);
  const { sent = 0, unknown = 0, ...others } = await messagesByState(desk);
  expect(others).toEqual({});
  // At most what was with the provider at each kill.
  expect(unknown).toBeLessThanOrEqual(4);
  expect(sent + unknown).toBe(12);
}, 240_000);
