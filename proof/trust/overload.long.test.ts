import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { MAX_CONCURRENT_CALLS } from '../../server/src/platform/http/load-shedding.ts';
import { clientOf } from '../../server/src/testing/client.ts';
import { dropDatabase, executeOn, TEMPLATE, urlOf } from '../../server/src/testing/databases.ts';
import { timeLimit } from '../../server/src/testing/long.ts';
import { type Run, runProgram } from '../../server/src/testing/process.ts';
import { freshMobile } from '../../server/src/testing/samples.ts';

/** More than ten times what a process works on at once, each on a connection of its own. */
const FLOOD = 1_000;
/** So many floods at most, one after the other, until one is answered as soon as the target asks. */
const FLOODS = 8;
/** Milliseconds within which 99 of a hundred calls that are taken on are to be answered. */
const SOON = timeLimit(1_000);
/** Connections of one attacker, for how many milliseconds they call, and what an honest call may take meanwhile. */
const ATTACK = { connections: 300, during: 5_000, soon: timeLimit(3_000) };
const [phone, password] = ['9111111111', 'flooded-raipur-7'];
let running: Run;
let address: string;
let token: string;
let stop: () => Promise<void>;

async function start(env: Record<string, string>): Promise<void> {
  const connection = inject('connection');
  const database = `overload_${randomBytes(6).toString('hex')}`;
  await executeOn(connection, `create database ${database} template ${TEMPLATE}`);
  const folder = await mkdtemp(join(tmpdir(), 'rto-desk-overload-'));
  running = runProgram('main', {
    DATA_DIR: folder,
    DATABASE_URL: urlOf({ ...connection, database }),
    BACKUPS: 'off',
    ADMIN_PHONE: phone,
    ADMIN_PASSWORD: password,
    ...env,
  });
  stop = async () => {
    running.child.kill('SIGTERM');
    await running.ended;
    await dropDatabase(connection, database);
    await rm(folder, { recursive: true, force: true });
  };
  address = (await running.ready) ?? '';
  token = (await clientOf(address, null).post('/login', { phone, password })).body.token;
  const admin = clientOf(address, token);
  for (let at = 0; at < 30; at += 1)
    await admin.post('/citizens', { name: `Asha ${at}`, mobile: freshMobile() });
}

describe('without limits on attempts', () => {
  beforeAll(() => start({ RATE_LIMIT: 'off' }), 120_000);
  afterAll(() => stop());

  test('a flood is turned away at once, what is taken on is answered soon, and all is well right after', {
    timeout: 120_000,
  }, async () => {
    const before = memory();
    const floods: Flood[] = [];
    // The first meets a process that has just started, and any of them may meet a machine that is busy with other tests.
    while (floods.length < FLOODS && !isWell(floods.at(-1))) floods.push(await flood());
    const last = floods.at(-1);
    expect(last?.taken).toBeGreaterThanOrEqual(MAX_CONCURRENT_CALLS);
    expect(last?.soon, 'p99 in milliseconds').toBeLessThan(SOON);
    const begun = Date.now();
    await expect.poll(async () => (await ask(new Agent())).status, { timeout: timeLimit(5_000) }).toBe(200);
    const wellAgain = Date.now() - begun;
    const grown = memory() - before;
    const told = floods.map(
      ({ taken, soon, shed }) => `${taken} answered (p99 ${soon} ms), ${shed} turned away`,
    );
    console.log(
      `overload: ${FLOOD} calls at once: ${told.join('; ')}; well again after ${wellAgain} ms, ${Math.round(grown)} MB more`,
    );
    expect(grown, 'MB').toBeLessThan(300);
  });
});

describe('an attacker with three hundred connections', () => {
  beforeAll(() => start({ TRUST_PROXY: '127.0.0.1' }), 120_000);
  afterAll(() => stop());

  test.each([
    ['asks for the API’s description', 'GET', '/api/openapi.json', 'gzip', null],
    ['asks for the head of it', 'HEAD', '/api/openapi.json', 'br', null],
    ['asks for it as the page for people does', 'GET', '/api/docs/json', 'br', null],
    ['asks whether the desk is ready', 'GET', '/readyz', 'br', null],
    ['invents tokens', 'GET', '/api/me', 'br', 'an-invented-token-of-no-session'],
    ['has one account', 'GET', '/api/citizens', 'br', 'own'],
  ])(
    'who %s does not keep honest calls from being answered',
    { timeout: 60_000 },
    async (_, method, path, coding, given) => {
      const values = { name: 'Greedy', phone: freshMobile(), password: 'monsoon-raipur-7' };
      const own =
        given === 'own' ? (await clientOf(address, null).post('/register', values)).body.token : given;
      const headers = {
        'accept-encoding': coding,
        'x-forwarded-for': '203.0.113.1',
        ...(own && { authorization: `Bearer ${own}` }),
      };
      const agent = new Agent({ keepAlive: true });
      const connections = Array.from({ length: ATTACK.connections });
      // Opening so many connections keeps this process busy itself.
      await Promise.all(connections.map(() => ask(agent, { method, path, headers })));
      const end = Date.now() + ATTACK.during;
      const attack = connections.map(async () => {
        while (Date.now() < end) await ask(agent, { method, path, headers });
      });
      const honest = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.200' };
      const answers: Answer[] = [];
      while (Date.now() < end) answers.push(await ask(agent, { path: '/api/citizens', headers: honest }));
      await Promise.all(attack);
      agent.destroy();
      const longest = Math.max(...answers.map(({ took }) => took));
      console.log(`${method} ${path}: ${answers.length} honest calls, the longest took ${longest} ms`);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(longest, 'ms').toBeLessThan(ATTACK.soon);
    },
  );
});

/** What became of a flood: how many calls were taken on and turned away, and the 99th percentile of the former in ms. */
interface Flood {
  taken: number;
  shed: number;
  soon: number;
}

/** Whether as many were taken on as are worked on at once, and answered soon. */
function isWell(flood: Flood | undefined): boolean {
  return flood !== undefined && flood.taken >= MAX_CONCURRENT_CALLS && flood.soon < SOON;
}

/** Asks for a list so many times at once. Fails unless each call is answered or turned away as it should be. */
async function flood(): Promise<Flood> {
  const agent = new Agent({ keepAlive: true, maxSockets: FLOOD });
  const answers = await Promise.all(Array.from({ length: FLOOD }, () => ask(agent)));
  agent.destroy();
  const taken = answers.filter(({ status }) => status === 200);
  const shed = answers.filter(({ status }) => status === 503);
  expect(taken.length + shed.length, 'answered or turned away').toBe(FLOOD);
  expect(shed.length).toBeGreaterThan(0);
  expect(shed.every(({ after }) => Number(after) >= 1)).toBe(true);
  return { taken: taken.length, shed: shed.length, soon: at99(taken) };
}

interface Asked {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  after: string | undefined;
  /** In milliseconds. */
  took: number;
}

/** One call by itself, timed from the moment it is on its connection. */
function ask(
  agent: Agent,
  { method = 'GET', path = '/api/citizens', headers = { authorization: `Bearer ${token}` } }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(`${address}${path}`, { agent, method, headers });
    let begun = Date.now();
    asked.on('socket', () => {
      begun = Date.now();
    });
    asked.on('response', answer => {
      answer.resume();
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          after: answer.headers['retry-after'],
          took: Date.now() - begun,
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** What the server's process holds, in MB. */
function memory(): number {
  const pages = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${running.child.pid}/status`, 'utf8'));
  return Number(pages?.[1]) / 1024;
}

function at99(answers: readonly { took: number }[]): number {
  const sorted = answers.map(({ took }) => took).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}
