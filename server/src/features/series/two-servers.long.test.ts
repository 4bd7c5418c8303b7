import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { clientOf, NoAnswer, postUntilServed } from '../../testing/client.ts';
import { freshFolder } from '../../testing/commands.ts';
import { urlOf } from '../../testing/databases.ts';
import { runProgram } from '../../testing/process.ts';
import { deskForTest } from '../../testing/test-desk.ts';

/** How many entries are made at once, and how many more once a server is gone. */
const AT_ONCE = 50;
const AFTERWARDS = 10;

test('50 entries at once over two servers, one of which is killed, have the numbers 1 to n', {
  timeout: 240_000,
}, async () => {
  const desk = await deskForTest();
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(desk.db);
  const start = async () => {
    const running = runProgram('main', {
      DATABASE_URL: urlOf({ ...inject('connection'), database: rows[0]?.database ?? '' }),
      DATA_DIR: await freshFolder(),
      SECRET_KEY: 'a key of more than thirty-two letters',
      // India is ahead of the server.
      TZ: 'UTC',
    });
    onTestFinished(() => void running.child.kill('SIGKILL'));
    const address = await running.ready;
    if (address === null) throw new Error(running.lines.join('\n'));
    return { running, address };
  };
  const [one, other] = await Promise.all([start(), start()]);
  const { token } = await desk.signIn('admin');
  const [atOne, atOther] = [clientOf(one.address, token), clientOf(other.address, token)];
  const acknowledged: string[] = [];
  const enter = async (client: typeof atOne) => {
    const entry = { direction: 'in', party: 'Tehsildar', subject: 'Reminder' };
    try {
      const answer = await postUntilServed(client, '/register-entries', entry);
      if (answer.status === 201) acknowledged.push(answer.body.number);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
  };

  const entering = Array.from({ length: AT_ONCE }, (_, at) => enter(at % 2 === 0 ? atOne : atOther));
  await expect.poll(() => acknowledged.length, { interval: 1 }).toBeGreaterThanOrEqual(5);
  one.running.child.kill('SIGKILL');
  await Promise.all(entering);
  await Promise.all(Array.from({ length: AFTERWARDS }, () => enter(atOther)));

  const issued = await desk.db
    .selectFrom('issued_numbers')
    .innerJoin('register_entries', 'register_entries.id', 'issued_numbers.record_id')
    .select(['serial', 'register_entries.number'])
    .orderBy('serial')
    .execute();
  expect(issued.map(({ serial }) => serial)).toEqual(issued.map((_, at) => at + 1));
  expect(issued.map(({ number }) => number)).toEqual(expect.arrayContaining(acknowledged));
  expect(issued.length).toBeGreaterThanOrEqual(acknowledged.length);
  expect(acknowledged.length).toBeGreaterThanOrEqual(AT_ONCE / 2 + AFTERWARDS);
  console.log(
    `numbers: ${acknowledged.length} acknowledged, ${issued.length} issued, none missing, none twice`,
  );
});
