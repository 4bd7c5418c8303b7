import { once } from 'node:events';
import { watch as watchFolder, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { timeLimit } from '../../testing/long.ts';
import { pdf } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const desk = await deskForFile();
const owner = await desk.signIn('user');

const field = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (content: string, name = 'a.pdf') =>
  `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n`;
const paper = pdf.toString('latin1');
const large = 'x'.repeat(400_000);

/** One connection, as a browser keeps it. */
function onOneConnection() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return async (method: string, path: string, body: string | null): Promise<number> => {
    const asked = request(`${desk.address}${path}`, {
      method,
      agent,
      headers: {
        authorization: `Bearer ${owner.token}`,
        ...(body !== null && { 'content-type': 'multipart/form-data; boundary=x' }),
      },
    });
    asked.end(body ?? undefined, 'latin1');
    const [answer] = await once(asked, 'response');
    answer.resume();
    await once(answer, 'end');
    return answer.statusCode;
  };
}

test('a part with a broken head holds no call, however long it is, and not the next on its connection', async () => {
  const send = onOneConnection();
  for (const length of [60_000, 100_000, 400_000]) {
    const broken = file('x'.repeat(length), 'a\nBcc: all');
    const answer = await send('POST', '/api/login', `${field('login_identifier', 'a')}${broken}--x--\r\n`);
    expect([400, 422]).toContain(answer);
    expect(await send('GET', '/api/me', null)).toBe(200);
  }
});

test('a file that is sent where none is taken is refused before anything of it is written', async () => {
  const watch = new AbortController();
  const written: unknown[] = [];
  const incoming = join(desk.folder, 'incoming');
  const watching = (async () => {
    for await (const { filename } of watchFolder(incoming, { signal: watch.signal })) written.push(filename);
  })().catch(() => undefined);
  const half = new PassThrough();
  const asked = request(`${desk.address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  half.pipe(asked);
  half.write(file(paper).slice(0, -2), 'latin1');
  // It is answered while the file is still on its way.
  const [answer] = await once(asked, 'response');
  expect(answer.statusCode).toBe(422);
  asked.destroy();
  // What was written before is told of before.
  await writeFile(join(incoming, 'last'), '');
  await expect.poll(() => written.length).toBeGreaterThan(0);
  expect(written[0]).toBe('last');
  watch.abort();
  await watching;
});

test.each([
  ['a second file', file(paper) + file(paper + large, 'b.pdf') + field('ll_no', large)],
  ['three files', file(paper) + file(paper, 'b.pdf') + file(paper, 'c.pdf') + field('ll_no', large)],
  ['a file that is none', file(large) + field('ll_no', large)],
  ['a file that is too large', file(paper + 'x'.repeat(11 * 1024 * 1024)) + field('ll_no', large)],
  ['a field that is too large', field('ll_no', large) + file(paper)],
  ['too many fields', field('a', 'b').repeat(100) + file(paper + large)],
  ['a name that is refused', field('__proto__', 'b') + file(paper + large)],
  ['a part without a name', `--x\r\ncontent-disposition: form-data\r\n\r\n${large}\r\n`],
  ['no end', file(paper + large)],
  ['half a boundary', `${file(paper + large)}--x`],
])(
  'a form with %s is refused, and its connection goes on with the next call',
  { timeout: timeLimit(5_000) },
  async (what, form) => {
    const ask = onOneConnection();
    const ending = /end|boundary/.test(what) ? '' : '--x--\r\n';
    const status = await ask('POST', `/api/citizens/${owner.caller.citizen_id}/ll`, form + ending);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await ask('GET', '/healthz', null)).toBe(200);
  },
);
