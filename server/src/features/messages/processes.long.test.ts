import { expect, test } from 'vitest';
import { messagesByState, writeMessages } from '../../testing/messages.ts';
import { deskForTest } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { workersOn } from '../../testing/workers.ts';

/** Milliseconds: beside other tests four more processes take a while to start. */
const PATIENCE = 120_000;
const MESSAGES = 300;
const PROCESSES = 4;
const PER_SECOND = 100;

test('several processes share the work: each message once, and no more in a second than the provider takes', {
  timeout: 2 * PATIENCE,
}, async () => {
  const provider = await openProvider();
  const desk = await deskForTest({ messengers: { whatsapp: provider.messenger } });
  await writeMessages(desk, MESSAGES);
  const start = await workersOn(desk, provider.address, { perSecond: PER_SECOND });
  await Promise.all(Array.from({ length: PROCESSES }, start));
  await expect.poll(() => messagesByState(desk), { timeout: PATIENCE }).toEqual({ sent: MESSAGES });
  expect(provider.received).toHaveLength(MESSAGES);
  expect(new Set(provider.received.map(({ body }) => body)).size).toBe(MESSAGES);
  const seconds = new Map<number, number>();
  for (const { at } of provider.received) {
    const second = Math.floor(at / 1000);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  // A second of the clock may hold parts of two of the limit's.
  expect(Math.max(...seconds.values())).toBeLessThanOrEqual(2 * PER_SECOND);
});
