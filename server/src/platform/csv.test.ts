import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { sendCsv } from './csv.ts';

/** What a call answers that sends the rows, and whether they were told to stop. */
async function answerWith(rows: (stopped: () => void) => AsyncGenerator<string>) {
  const app = Fastify();
  onTestFinished(() => app.close());
  let isStopped = false;
  app.get('/', async (_, reply) => {
    const column = { heading: 'Name', cell: (row: string) => row };
    await sendCsv(
      reply,
      'names.csv',
      [column],
      rows(() => {
        isStopped = true;
      }),
    );
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  const text = await answer.text().catch(() => null);
  return { status: answer.status, type: answer.headers.get('content-type'), text, isStopped };
}

test('rows arrive in order under their headings', async () => {
  const answer = await answerWith(async function* names() {
    yield 'राधा';
    yield '=1+1';
    yield '＝1+1';
  });
  expect(answer).toMatchObject({ status: 200, type: 'text/csv; charset=utf-8' });
  expect(answer.text).toBe("Name\r\nराधा\r\n'=1+1\r\n'＝1+1\r\n");
});

test('no rows are a heading alone', async () => {
  const answer = await answerWith(async function* names() {});
  expect(answer.text).toBe('Name\r\n');
});

test('rows that cannot be asked for are an error like any other, not a broken file', async () => {
  // biome-ignore lint/correctness/useYield: it fails before it has a row
  const answer = await answerWith(async function* names() {
    throw new Error('the database is away');
  });
  expect(answer).toMatchObject({ status: 500, type: 'application/json; charset=utf-8' });
});

test('rows that end in an error are cut off, and let go of what they hold', async () => {
  const answer = await answerWith(async function* names(stopped) {
    try {
      for (let count = 0; ; count += 1) {
        if (count === 5_000) throw new Error('the database has gone');
        yield 'Radha '.repeat(20);
      }
    } finally {
      stopped();
    }
  });
  expect(answer).toMatchObject({ status: 200, text: null, isStopped: true });
});
