import { expect, test } from 'vitest';
import { times } from '../../testing/long.ts';
import { messagesByState, pendingMessages, writeMessages } from '../../testing/messages.ts';
import { deskForTest } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { killed, workersOn } from '../../testing/workers.ts';

/** How many processes deliver, and how many of them are killed, one after the other, while they do. */
const PROCESSES = 4;
const KILLS = times({ short: 4, long: 10, trust: 200 });
/** How many messages are written before each of them, so that some are under way, and go out in a second. */
const PER_KILL = 50;
const PER_SECOND = 50;

test(`of ${PROCESSES} workers one is killed at random ${KILLS} times, and each message ends once`, {
  timeout: 240_000 + 30_000 * KILLS,
}, async () => {
  const provider = await openProvider({ lag: 50 });
  const desk = await deskForTest({ messengers: { whatsapp: provider.messenger } });
  const start = await workersOn(desk, provider.address, { perSecond: PER_SECOND });
  const workers = await Promise.all(Array.from({ length: PROCESSES }, start));
  for (let kill = 0; kill < KILLS; kill += 1) {
    await writeMessages(desk, PER_KILL, kill * PER_KILL);
    const some = provider.received.length + 1 + Math.floor((Math.random() * PER_KILL) / 2);
    await expect
      .poll(() => provider.received.length, { timeout: 60_000, interval: 5 })
      .toBeGreaterThanOrEqual(some);
    const [victim] = workers.splice(Math.floor(Math.random() * PROCESSES), 1);
    if (victim !== undefined) await killed(victim);
    workers.push(await start());
  }
  // What the last one was sending is given up after two minutes.
  await expect.poll(() => pendingMessages(desk), { timeout: 240_000, interval: 500 }).toBe(0);
  const bodies = provider.received.map(({ body }) => body);
  expect(new Set(bodies).size, 'some were sent twice').toBe(bodies.length);
  const { sent = 0, unknown = 0, ...others } = await messagesByState(desk);
  expect(others).toEqual({});
  expect(sent + unknown, 'some were lost').toBe(KILLS * PER_KILL);
  // What the provider has is known as sent or not known, and what it has not is never called sent.
  expect(sent).toBeLessThanOrEqual(bodies.length);
  expect(bodies.length).toBeLessThanOrEqual(sent + unknown);
  // A process hands over four at a time.
  expect(unknown).toBeLessThanOrEqual(4 * KILLS);
  console.log(
    `messages: ${KILLS} kills, ${sent + unknown} messages, 0 sent twice, ${sent} sent, ${unknown} not known, 0 waiting`,
  );
});
