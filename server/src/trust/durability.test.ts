import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { postmasterOf, processesOf } from '../platform/database/embedded/test-support.ts';
import { clientOf } from '../testing/client.ts';
import { type Run, runProgram } from '../testing/process.ts';
import { freshMobile, freshNumber, pdf } from '../testing/samples.ts';

/** How often something is killed; `npm run test:trust` does it a hundred times. */
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const WRITERS = 4;
/** The longest that the next start may take, in milliseconds; from sources, beside all other tests. */
const START = 30_000;

const admin = { phone: '9111111111', password: 'durable-raipur-7' };
let folder: string | undefined;
let running: Run | undefined;
afterAll(async () => {
  running?.child.kill('SIGTERM');
  await running?.ended;
  if (folder !== undefined) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** What a client was told is kept: the licence's number and what its document holds. */
interface Acknowledged {
  id: number;
  number: string;
  digest: string;
}

test(`nothing that was acknowledged is lost when everything is killed ${ROUNDS} times`, {
  timeout: 60_000 + ROUNDS * 60_000,
}, async () => {
  folder = await mkdtemp(join(tmpdir(), 'rto-desk-durability-'));
  const kept: Acknowledged[] = [];
  const starts: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const begun = Date.now();
    running = runProgram('main.ts', {
      DATA_DIR: folder,
      RATE_LIMIT: 'off',
      BACKUPS: 'off',
      ADMIN_PHONE: admin.phone,
      ADMIN_PASSWORD: admin.password,
    });
    const address = await running.ready;
    if (address === null) throw new Error(`round ${round}: ${running.lines.join(' ')}`);
    starts.push(Date.now() - begun);
    const client = await signedIn(address);
    await allThere(address, client, kept, round === ROUNDS ? kept.length : 40);
    await nothingHalfDone(client);
    if (round === ROUNDS) break;
    const writing = Array.from({ length: WRITERS }, () => write(client, kept));
    // Amid writing, at a different moment in each round.
    const enough = kept.length + 5 + ((round * 7) % 23);
    await expect.poll(() => kept.length, { timeout: 60_000, interval: 1 }).toBeGreaterThanOrEqual(enough);
    await kill(running, join(folder, 'postgres'), round);
    await Promise.all(writing);
  }
  await filesAgree(folder, kept);
  console.log(
    `durability: ${kept.length} acknowledged writes, ${ROUNDS} kills, 0 lost; a start took at most ${Math.max(...starts)} ms`,
  );
  expect(kept.length).toBeGreaterThan(ROUNDS * 5);
  expect(Math.max(...starts)).toBeLessThan(START);
});

type Client = ReturnType<typeof clientOf>;

async function signedIn(address: string): Promise<Client> {
  const { body } = await clientOf(address, null).post('/login', admin);
  return clientOf(address, body.token);
}

/** Keeps citizens with a licence and its document, until the server is gone. */
async function write(client: Client, kept: Acknowledged[]): Promise<void> {
  for (;;) {
    try {
      const citizen = await client.post('/citizens', { name: 'Durga Prasad', mobile: freshMobile() });
      const number = freshNumber(`D${process.pid}-`);
      const content = Buffer.concat([pdf, Buffer.from(`%${number}\n`)]);
      const answer = await client.form(
        'POST',
        `/citizens/${citizen.body.id}/ll`,
        { ll_no: number },
        { name: 'licence.pdf', content, type: 'application/pdf' },
      );
      if (answer.status === 201) kept.push({ id: answer.body.id, number, digest: digestOf(content) });
      // A database that is going away is no failure; what is not acknowledged may be lost.
      else if (answer.status < 500) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

/** The application, PostgreSQL or both, in turn; PostgreSQL survives a killed parent. */
async function kill({ child, ended }: Run, postgres: string, round: number): Promise<void> {
  const database = postmasterOf(postgres);
  if (round % 3 !== 1) child.kill('SIGKILL');
  if (round % 3 !== 0) process.kill(database, 'SIGKILL');
  await ended;
  if (round % 3 === 0) return;
  await expect.poll(() => processesOf(postgres), { timeout: 20_000 }).toEqual([]);
}

/** Each of the last `count` is there with its number, and its document byte for byte. */
async function allThere(
  address: string,
  client: Client,
  kept: readonly Acknowledged[],
  count: number,
): Promise<void> {
  for (const { id, number, digest } of kept.slice(-count)) {
    const { body } = await client.get(`/search/ll?ll_no=${number}`);
    const [found] = body.data;
    expect(found, `acknowledged ${number}`).toMatchObject({ id, ll_no: number });
    const answer = await fetch(`${address}/storage/${found.file_path}`);
    expect(digestOf(Buffer.from(await answer.arrayBuffer())), `the document of ${number}`).toBe(digest);
  }
}

/** A citizen and its licence are two writes; each by itself is whole. */
async function nothingHalfDone(client: Client): Promise<void> {
  const { body } = await client.get('/admin/users?role=user');
  expect(body.data.filter((user: { citizen_id: number | null }) => user.citizen_id === null)).toEqual([]);
}

/** On disk is a file for every document, and, what was under way aside, nothing else. */
async function filesAgree(at: string, kept: readonly Acknowledged[]): Promise<void> {
  const files = await readdir(join(at, 'files'), { recursive: true, withFileTypes: true });
  const stored = files.filter(entry => entry.isFile()).length;
  expect(stored).toBeGreaterThanOrEqual(kept.length);
  expect(stored - kept.length, 'files of writes that were not acknowledged').toBeLessThanOrEqual(
    WRITERS * ROUNDS,
  );
}

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
