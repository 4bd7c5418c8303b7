import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { clientOf, postUntilServed } from '../../testing/client.ts';
import { freshFolder } from '../../testing/commands.ts';
import { urlOf } from '../../testing/databases.ts';
import { runProgram } from '../../testing/process.ts';
import { freshMobile } from '../../testing/samples.ts';
import { deskForTest } from '../../testing/test-desk.ts';

/** How many receipts are made at once. */
const AT_ONCE = 50;

test('50 receipts at once over two servers have the numbers 1 to 50, and add up', {
  timeout: 240_000,
}, async () => {
  const desk = await deskForTest();
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(desk.db);
  const admin = await desk.signIn('admin');
  await admin.put('/admin/desk-settings', { money_on: true });
  const citizen_id = (await admin.post('/citizens', { name: 'Geeta', mobile: freshMobile() })).body.id;
  const start = async () => {
    const running = runProgram('main', {
      DATABASE_URL: urlOf({ ...inject('connection'), database: rows[0]?.database ?? '' }),
      DATA_DIR: await freshFolder(),
      SECRET_KEY: 'a key of more than thirty-two letters',
    });
    onTestFinished(() => void running.child.kill('SIGKILL'));
    const address = await running.ready;
    if (address === null) throw new Error(running.lines.join('\n'));
    return address;
  };
  const servers = await Promise.all([start(), start()]);
  const taken = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, at) => {
      const address = servers[at % 2] ?? '';
      const client = clientOf(address, admin.token, { 'idempotency-key': `receipt-at-once-${at}` });
      const receipt = { citizen_id, amount: '10', mode: 'cash' };
      return postUntilServed(client, '/receipts', receipt);
    }),
  );
  expect(taken.map(({ status }) => status)).toEqual(taken.map(() => 201));
  const serials = taken.map(({ body }) => Number(body.number.slice(-5))).sort((a, b) => a - b);
  expect(serials).toEqual(serials.map((_, at) => at + 1));
  expect((await admin.get('/day-book')).body).toMatchObject({ computed: '500.00' });
  expect((await admin.get(`/dues?citizen_id=${citizen_id}`)).body.owed.advance).toBe('500.00');
});
