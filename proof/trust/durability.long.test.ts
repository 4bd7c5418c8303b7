import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { postmasterOf, processesOf } from '../../server/src/platform/database/embedded/test-support.ts';
import { times } from '../../server/src/testing/long.ts';
import type { Run } from '../../server/src/testing/process.ts';
import { allThere, type Client, type DurableWrite, register, startOn, write } from './durable-writes.ts';

/** How often something is killed. */
const ROUNDS = times({ short: 2, long: 5, trust: 100 });
const WRITERS = 4;
/** The longest that the next start may take, in milliseconds; three processes from sources, beside all other tests. */
const START = 60_000;
/** How many of the latest are looked for after each kill; all of them at the end. */
const LATEST = 40;

let folder: string | undefined;
let running: Run | undefined;
afterAll(async () => {
  running?.child.kill('SIGTERM');
  await running?.ended;
  if (folder !== undefined) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

test(`nothing that was acknowledged is lost when everything is killed ${ROUNDS} times`, {
  timeout: 60_000 + ROUNDS * 60_000,
}, async () => {
  folder = await mkdtemp(join(tmpdir(), 'rto-desk-durability-'));
  const kept: DurableWrite[] = [];
  const registered: string[] = [];
  const starts: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const begun = Date.now();
    const started = await startOn(folder);
    const { address, client } = started;
    running = started.running;
    starts.push(Date.now() - begun);
    await allThere(address, client, round === ROUNDS ? kept : kept.slice(-LATEST));
    await nothingHalfDone(client, registered);
    if (round === ROUNDS) break;
    const writing = [
      ...Array.from({ length: WRITERS }, () => write(client, kept)),
      register(client, registered),
    ];
    // Amid writing, at a different moment in each round.
    const enough = kept.length + 5 + ((round * 7) % 23);
    const people = registered.length + 2;
    await expect
      .poll(() => kept.length >= enough && registered.length >= people, { timeout: 60_000, interval: 1 })
      .toBe(true);
    await kill(running, join(folder, 'postgres'), round);
    await Promise.all(writing);
  }
  await filesAgree(folder, kept);
  console.log(
    `durability: ${kept.length} acknowledged writes, ${registered.length} accounts, ${ROUNDS} kills, 0 lost; a start took at most ${Math.max(...starts)} ms`,
  );
  expect(kept.length).toBeGreaterThan(ROUNDS * 5);
  expect(registered.length).toBeGreaterThanOrEqual(ROUNDS * 2);
  expect(Math.max(...starts)).toBeLessThan(START);
});

/** The application, PostgreSQL or both, in turn; PostgreSQL survives a killed parent. */
async function kill({ child, ended }: Run, postgres: string, round: number): Promise<void> {
  const database = postmasterOf(postgres);
  if (round % 3 !== 1) child.kill('SIGKILL');
  if (round % 3 !== 0) process.kill(database, 'SIGKILL');
  await ended;
  if (round % 3 === 0) return;
  await expect.poll(() => processesOf(postgres), { timeout: 20_000 }).toEqual([]);
}

/** An account of a user is written together with its profile, and every one that was acknowledged is there. */
async function nothingHalfDone(client: Client, registered: readonly string[]): Promise<void> {
  const accounts: { phone: string; citizen_id: number | null }[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { body } = await client.get(`/admin/users?role=user&per_page=50&page=${page}`);
    accounts.push(...body.data);
    pages = body.meta.last_page;
  }
  expect(accounts.filter(({ citizen_id }) => citizen_id === null)).toEqual([]);
  expect(accounts.map(({ phone }) => phone)).toEqual(expect.arrayContaining([...registered]));
}

/** On disk is a file for every document, and, what was under way aside, nothing else. */
async function filesAgree(at: string, kept: readonly DurableWrite[]): Promise<void> {
  const files = await readdir(join(at, 'files'), { recursive: true, withFileTypes: true });
  const stored = files.filter(entry => entry.isFile()).length;
  expect(stored).toBeGreaterThanOrEqual(kept.length);
  expect(stored - kept.length, 'files of writes that were not acknowledged').toBeLessThanOrEqual(
    WRITERS * ROUNDS,
  );
}
