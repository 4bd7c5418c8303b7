import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openTestDesk } from '../../testing/desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { writeMessage } from './outbox.ts';

const MESSAGES = 300;
const PROCESSES = 4;
const PER_SECOND = 100;

test('several processes share the work: each message once, and no more in a second than the provider takes', async () => {
  const provider = await openProvider();
  const desk = await openTestDesk({ messengers: { whatsapp: provider.messenger } });
  onTestFinished(() => desk.close());
  await desk.db.transaction().execute(async transaction => {
    for (let number = 0; number < MESSAGES; number += 1) {
      await writeMessage(transaction, desk, null, {
        channel: 'whatsapp',
        purpose: 'message',
        citizen_id: null,
        user_id: null,
        branch_id: null,
        recipient: '9826011111',
        recipient_name: 'Asha',
        subject: null,
        body: `Message ${number}`,
        same_as: null,
      });
    }
  });
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(desk.db);
  const connection = { ...inject('connection'), ...rows[0] };
  const program = join(import.meta.dirname, '../../testing/worker-process.ts');
  const workers = Array.from({ length: PROCESSES }, () =>
    spawn(process.execPath, ['--import', 'tsx', '--conditions=source', program], {
      cwd: import.meta.dirname,
      env: {
        ...process.env,
        TEST_CONNECTION: JSON.stringify(connection),
        TEST_PROVIDER: provider.address,
        TEST_PER_SECOND: String(PER_SECOND),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  onTestFinished(() => {
    for (const worker of workers) worker.kill('SIGKILL');
  });
  await Promise.all(workers.map(worker => once(worker.stdout, 'data')));
  const sent = async () => {
    const { count } = await desk.db
      .selectFrom('messages')
      .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .where('state', '=', 'sent')
      .executeTakeFirstOrThrow();
    return count;
  };
  await expect.poll(sent, { timeout: 50_000 }).toBe(MESSAGES);
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
