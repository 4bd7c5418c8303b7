import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { pendingMessages, writeMessages } from '../../testing/messages.ts';
import { readOnly } from '../../testing/read-only.ts';
import { openTestDesk } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { startMessageWorker } from './worker.ts';

test('delivery goes on after its database could only be read, and says so', async () => {
  const provider = await openProvider();
  const desk = await openTestDesk({ messengers: { whatsapp: provider.messenger } });
  const told: string[] = [];
  const worker = await startMessageWorker(desk, desk.pool, {}, line => told.push(line));
  onTestFinished(async () => {
    await worker.stop();
    await desk.close();
  });
  provider.slowly(true);
  await writeMessages(desk, 3);
  // What is under way cannot be marked as done, which ends the runner; the next one begins while nothing can be written.
  await expect.poll(() => provider.received.length).toBeGreaterThan(0);
  await readOnly(desk, true);
  provider.slowly(false);
  await expect.poll(() => told).toContainEqual(expect.stringMatching(/^The queue takes no jobs \(/));
  await readOnly(desk, false);
  // What is still connected as it was is given up by the first who writes there.
  await expect.poll(() => writeMessages(desk, 3).then(() => 'kept', String)).toBe('kept');
  await expect.poll(() => pendingMessages(desk)).toBe(0);
});

test('a runner whose first statement is refused is begun anew, and delivers', async () => {
  const provider = await openProvider();
  const desk = await openTestDesk({ messengers: { whatsapp: provider.messenger } });
  await sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise read_only_sql_transaction; end $$`.execute(desk.db);
  await sql`create trigger refused before insert on graphile_worker._private_tasks
    execute function refuse()`.execute(desk.db);
  const told: string[] = [];
  const worker = await startMessageWorker(desk, desk.pool, {}, line => told.push(line));
  onTestFinished(async () => {
    await worker.stop();
    await desk.close();
  });
  await expect.poll(() => told).toContainEqual(expect.stringMatching(/^The queue takes no jobs \(/));
  await sql`drop trigger refused on graphile_worker._private_tasks`.execute(desk.db);
  await writeMessages(desk, 1);
  await expect.poll(() => pendingMessages(desk)).toBe(0);
});
