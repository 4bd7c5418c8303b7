import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { today } from '@rto-desk/contract/expiry';
import autocannon from 'autocannon';
import { createApp } from '../server/src/app.ts';
import type { Desk } from '../server/src/desk.ts';
import { type OpenDatabase, openDatabase } from '../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { unlimited } from '../server/src/platform/limits.ts';
import { openSession } from '../server/src/platform/sessions/sessions.ts';
import { openStorage } from '../server/src/platform/storage/storage.ts';
import { alone } from '../server/src/testing/alone.ts';
import { urlOf } from '../server/src/testing/databases.ts';
import { generate } from '../server/src/testing/generate.ts';

/*
 * Measures the built server over HTTP, as `npm run bench` says in docs/bench.md: each call by itself, a mixed day,
 * exports and the backup, on generated data of two sizes in one run; and beside each call, as its limit, a bare
 * handler that runs the same statements through the same pool and sends the same bytes.
 */
const sizes = { S: 10_000, M: 100_000, L: 1_000_000 };
const { values: options } = parseArgs({
  options: {
    small: { type: 'string', default: 'S' },
    large: { type: 'string', default: 'L' },
    only: { type: 'string' },
    /** Under three minutes: the two smaller sizes, and less of everything. */
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const [small, large] = options.quick
  ? ['S' as const, 'M' as const]
  : [sizeOf(options.small), sizeOf(options.large)];
const SECONDS = options.quick ? 1 : 5;
const CONNECTIONS = 10;
const MIXED = { seconds: options.quick ? 5 : 30, clients: 20 };
/** What is aimed at: see docs/bench.md. */
const goals = {
  growth: 1.5,
  p95: 25,
  bare: 0.7,
  statements: 3,
  mixed: { p50: 5, p95: 25, p99: 60 },
  memory: 64,
  copy: 0.6,
};

interface Call {
  name: string;
  /** The path below `/api`, another for each request. */
  path: (at: number) => string;
}
interface Measured {
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
  errors: number;
  bytes: number;
}
interface Result extends Measured {
  call: string;
  statements: number;
  bare: number;
}

const folder = await mkdtemp(join(tmpdir(), 'rto-desk-bench-'));
const postgres = await startEmbeddedPostgres({
  folder: join(folder, 'postgres'),
  settings: { max_wal_size: '8GB' },
  log: () => undefined,
});
try {
  const before = await measure(small);
  const after = await measure(large);
  await report(before, after);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(size: keyof typeof sizes) {
  const name = `size_${size.toLowerCase()}`;
  const connection = { ...postgres.connection, database: name };
  const root = openDatabase({ connection: postgres.connection });
  await root.pool.query(`create database ${name}`);
  await root.close();
  const seen: { text: string; values: readonly unknown[] }[] = [];
  const database = openDatabase({
    connection,
    onStatement: (text, values) => void seen.push({ text, values }),
  });
  await migrate(database.db);
  const begun = performance.now();
  await generate(database.db, { citizens: sizes[size], today: today() });
  const loaded = (performance.now() - begun) / 1000;
  say(`${size}: ${sizes[size]} citizens in ${loaded.toFixed(0)} s`);
  const token = await adminToken(database);
  const calls = await callsOn(database);
  const wanted = calls.filter(call => options.only === undefined || call.name.includes(options.only));
  const recorded = await recordedFor(database, wanted, token, seen);
  const started = performance.now();
  const server = await start([fileURLToPath(new URL('../server/dist/main.js', import.meta.url))], {
    DATABASE_URL: urlOf(connection),
    DATA_DIR: join(folder, `data-${size}`),
    RATE_LIMIT: 'off',
    BACKUPS: 'off',
    LOG_LEVEL: 'error',
    PORT: '0',
    ADMIN_PHONE: '9111111111',
    ADMIN_PASSWORD: 'measured-raipur-7',
  });
  await fetch(`${server.address}/readyz`);
  const startup = performance.now() - started;
  const bare = await startBare(connection, recorded);
  const results: Result[] = [];
  for (const call of wanted) {
    const own = await load(server.address, call, token);
    const limit = await load(bare.address, call, token);
    const statements = recorded.get(call.name)?.statements.length ?? 0;
    results.push({ call: call.name, statements, ...own, bare: own.perSecond / limit.perSecond });
    say(
      `${size} ${call.name}: p95 ${own.p95.toFixed(1)} ms, ${own.perSecond.toFixed(0)}/s, ${((own.perSecond / limit.perSecond) * 100).toFixed(0)} % of the bare handler`,
    );
  }
  bare.child.kill('SIGTERM');
  const mixed = options.only === undefined ? await mixedDay(server.address, calls, token) : null;
  const heavy = options.only === undefined ? await heavyCalls(server, database, token) : [];
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
  await database.close();
  return { size, loaded, startup, results, mixed, heavy };
}

/** What clerks ask for most, with other people each time. */
async function callsOn({ pool }: OpenDatabase): Promise<Call[]> {
  const { rows } = await pool.query<{
    id: number;
    name: string;
    mobile: string;
    dl_no: string;
    plate: string;
    vehicle: number;
  }>(`
    select citizens.id, citizens.name, citizens.mobile, driving_licenses.dl_no, vehicles.registration_no as plate, vehicles.id as vehicle
    from citizens join driving_licenses on driving_licenses.citizen_id = citizens.id join vehicles on vehicles.citizen_id = citizens.id
    where citizens.id % greatest(1, (select max(id) / 500 from citizens)) = 0 limit 200`);
  const one = (at: number) =>
    rows[at % rows.length] ?? { id: 1, name: '', mobile: '', dl_no: '', plate: '', vehicle: 1 };
  const encoded = encodeURIComponent;
  const month = `start_date=${today().slice(0, 8)}01&end_date=${today().slice(0, 8)}28`;
  return [
    { name: 'GET /me', path: () => '/me' },
    { name: 'GET /citizens', path: at => `/citizens?page=${1 + (at % 50)}` },
    { name: 'GET /citizens?q', path: at => `/citizens?q=${encoded(one(at).name)}` },
    { name: 'GET /citizens?mobile', path: at => `/citizens?mobile=${one(at).mobile}` },
    { name: 'GET /citizens/{id}', path: at => `/citizens/${one(at).id}` },
    { name: 'GET /citizens/{id}/all-details', path: at => `/citizens/${one(at).id}/all-details` },
    { name: 'GET /citizens/{id}/dl', path: at => `/citizens/${one(at).id}/dl` },
    { name: 'GET /vehicles/{id}/puccs', path: at => `/vehicles/${one(at).vehicle}/puccs` },
    { name: 'GET /search/dl', path: at => `/search/dl?dl_no=${encoded(one(at).dl_no.slice(-7))}` },
    { name: 'GET /search/vehicle', path: at => `/search/vehicle?vehicle_no=${encoded(one(at).plate)}` },
    { name: 'GET /global-search', path: at => `/global-search?query=${encoded(one(at).name)}` },
    { name: 'GET /reports/expiries', path: at => `/reports/expiries?${month}&page=${1 + (at % 20)}` },
    { name: 'GET /dashboard/stats', path: () => '/dashboard/stats' },
    { name: 'GET /dashboard/expiring', path: () => '/dashboard/expiring' },
  ];
}

async function adminToken({ db }: OpenDatabase): Promise<string> {
  const user = await db
    .insertInto('users')
    .values({
      name: 'Bench',
      phone: '9222222222',
      password_hash: '-',
      role: 'admin',
      email: null,
      branch_id: null,
      citizen_id: null,
    })
    .returning(['id', 'role'])
    .executeTakeFirstOrThrow();
  return openSession(db, user);
}

interface Recorded {
  statements: { text: string; values: readonly unknown[] }[];
  body: string;
}

/** The statements and the answer of each call, from the server's own routes in this process. */
async function recordedFor(
  database: OpenDatabase,
  calls: readonly Call[],
  token: string,
  seen: Recorded['statements'],
): Promise<Map<string, Recorded>> {
  const desk: Desk = {
    db: database.db,
    pool: database.pool,
    backups: { folder: join(folder, 'backups'), keep: 1, hour: 0 },
    storage: await openStorage(join(folder, 'files')),
    fileKey: Buffer.alloc(32),
    limits: unlimited,
    appUrl: 'http://desk.example',
    messengers: { whatsapp: null, mail: null },
  };
  const app = await createApp(desk, alone);
  const recorded = new Map<string, Recorded>();
  for (const call of calls) {
    const ask = () =>
      app.inject({ url: `/api${call.path(0)}`, headers: { authorization: `Bearer ${token}` } });
    await ask();
    seen.length = 0;
    const answer = await ask();
    if (answer.statusCode !== 200) throw new Error(`${call.name}: ${answer.statusCode} ${answer.body}`);
    recorded.set(call.name, { statements: seen.splice(0), body: answer.body });
  }
  await app.close();
  return recorded;
}

interface Running {
  child: ChildProcess;
  address: string;
}

async function start(args: string[], env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /ready at (\S+)$/.exec(line)?.[1];
    if (address) return { child, address };
  }
  throw new Error(`${args.at(-1)} ended before it was ready`);
}

/** The limit: the same HTTP server, pool, statements and bytes, and nothing else. */
async function startBare(connection: object, recorded: ReadonlyMap<string, Recorded>): Promise<Running> {
  const file = join(folder, 'bare.json');
  await writeFile(file, JSON.stringify({ connection, calls: Object.fromEntries(recorded) }));
  const source = fileURLToPath(new URL('bare.ts', import.meta.url));
  return start(['--import', 'tsx', '--conditions=source', source, file], {});
}

/** Asks for one call from some connections at once for a while. */
function load(address: string, call: Call, token: string): Promise<Measured> {
  return run(address, CONNECTIONS, SECONDS, token, [{ path: call.path, name: call.name }]);
}

async function run(
  address: string,
  connections: number,
  seconds: number,
  token: string,
  requests: { path: (at: number) => string; name: string; method?: 'POST'; body?: (at: number) => object }[],
): Promise<Measured> {
  let at = 0;
  const times: number[] = [];
  const headers = { authorization: `Bearer ${token}` };
  const instance = autocannon({
    url: address,
    connections,
    duration: seconds,
    requests: requests.map(({ path, name, method = 'GET', body }) => ({
      method,
      setupRequest: request => {
        at += 1;
        const given = body?.(at);
        return {
          ...request,
          path: `/api${path(at)}`,
          headers: { ...headers, 'x-call': name, ...(given && { 'content-type': 'application/json' }) },
          ...(given && { body: JSON.stringify(given) }),
        };
      },
    })),
  });
  instance.on('response', (_client, _status, _bytes, time) => times.push(time));
  const result = await instance;
  times.sort((one, other) => one - other);
  const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return {
    p50: share(0.5),
    p95: share(0.95),
    p99: share(0.99),
    perSecond: times.length / result.duration,
    errors: result.errors + result.non2xx,
    bytes: Math.round(result.throughput.total / Math.max(1, times.length)),
  };
}

/** Twenty clerks: of ten calls seven look, two search and one keeps something new. */
function mixedDay(address: string, calls: readonly Call[], token: string): Promise<Measured> {
  const named = (name: string) => calls.find(call => call.name === name) ?? { name, path: () => '/me' };
  const looks = [
    'GET /citizens',
    'GET /citizens/{id}',
    'GET /citizens/{id}/all-details',
    'GET /citizens/{id}/dl',
    'GET /vehicles/{id}/puccs',
    'GET /reports/expiries',
    'GET /dashboard/stats',
  ];
  const searches = ['GET /citizens?q', 'GET /search/vehicle'];
  const keeps = {
    name: 'POST /citizens',
    path: () => '/citizens',
    method: 'POST' as const,
    body: (at: number) => ({ name: `Bench ${at}`, mobile: `98${String(at).padStart(8, '0')}` }),
  };
  return run(address, MIXED.clients, MIXED.seconds, token, [...[...looks, ...searches].map(named), keeps]);
}

interface Heavy {
  name: string;
  megabytes: number;
  perSecond: number;
  /** How much more memory the server held, in MB. */
  memory: number;
  /** Beside a bare `copy ... to stdout` of the same tables; null where there is none to compare with. */
  share: number | null;
}

/** An export and the backup, read to their end, with the server's memory looked at meanwhile. */
async function heavyCalls(server: Running, database: OpenDatabase, token: string): Promise<Heavy[]> {
  const copied = await bareCopy(database);
  const found: Heavy[] = [];
  for (const [name, path] of [
    ['export of citizens', '/export/table/citizens'],
    ['backup', '/database-backups/download'],
  ] as const) {
    const before = memoryOf(server.child);
    let most = before;
    const begun = performance.now();
    const answer = await fetch(`${server.address}/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    let bytes = 0;
    let looked = 0;
    for await (const part of answer.body ?? []) {
      bytes += part.length;
      if (performance.now() - looked < 50) continue;
      looked = performance.now();
      most = Math.max(most, memoryOf(server.child));
    }
    const perSecond = bytes / 2 ** 20 / ((performance.now() - begun) / 1000);
    found.push({
      name,
      megabytes: bytes / 2 ** 20,
      perSecond,
      memory: most - before,
      share: name === 'backup' ? null : perSecond / copied,
    });
  }
  return found;
}

/** MB per second of `copy citizens to stdout`, read by a bare client. */
async function bareCopy({ pool }: OpenDatabase): Promise<number> {
  const { to } = await import('pg-copy-streams');
  const client = await pool.connect();
  const begun = performance.now();
  let bytes = 0;
  for await (const part of client.query(to('copy citizens to stdout with (format csv)')))
    bytes += part.length;
  client.release();
  return bytes / 2 ** 20 / ((performance.now() - begun) / 1000);
}

/** What a process holds, in MB. */
function memoryOf({ pid }: ChildProcess): number {
  const held = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(held?.[1]) / 1024;
}

async function report(
  before: Awaited<ReturnType<typeof measure>>,
  after: Awaited<ReturnType<typeof measure>>,
) {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)} at the end`;
  const mark = (value: string, isMet: boolean) => (isMet ? value : `**${value}**`);
  const rows = after.results.map(result => {
    const base = before.results.find(({ call }) => call === result.call);
    const growth = base === undefined ? 0 : result.p95 / base.p95;
    return [
      result.call,
      base?.p95.toFixed(1),
      result.p50.toFixed(1),
      mark(result.p95.toFixed(1), result.p95 <= goals.p95),
      result.p99.toFixed(1),
      mark(growth.toFixed(2), growth <= goals.growth),
      result.perSecond.toFixed(0),
      mark(`${(result.bare * 100).toFixed(0)} %`, result.bare >= goals.bare),
      mark(String(result.statements), result.statements <= goals.statements),
      result.errors,
    ].join(' | ');
  });
  const lines = [
    `${new Date().toISOString().slice(0, 10)}, ${machine}; sizes ${before.size} (${sizes[before.size]} citizens) and ${after.size} (${sizes[after.size]}), loaded in ${after.loaded.toFixed(0)} s; ${SECONDS} s for each call from ${CONNECTIONS} connections.`,
    '',
    `| call | p95 ms, ${before.size} | p50 ms, ${after.size} | p95 | p99 | growth of p95 | per second | of the bare handler | statements | errors |`,
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map(row => `| ${row} |`),
    '',
  ];
  for (const { size, mixed, heavy, startup } of [before, after]) {
    if (mixed === null) continue;
    const { p50, p95, p99, perSecond, errors } = mixed;
    lines.push(
      `- **${size}**, a mixed day (${MIXED.clients} clients): p50 ${mark(p50.toFixed(1), p50 <= goals.mixed.p50)}, p95 ${mark(p95.toFixed(1), p95 <= goals.mixed.p95)}, p99 ${mark(p99.toFixed(1), p99 <= goals.mixed.p99)} ms, ${perSecond.toFixed(0)} calls a second, ${errors} errors. First answer of a start on existing data: ${mark(`${(startup / 1000).toFixed(1)} s`, startup <= 2000)}.`,
      ...heavy.map(
        ({ name, megabytes, perSecond: rate, memory, share }) =>
          `- **${size}**, ${name}: ${megabytes.toFixed(0)} MB at ${rate.toFixed(0)} MB/s${share === null ? '' : ` (${mark(`${(share * 100).toFixed(0)} %`, share >= goals.copy)} of a bare COPY)`}, ${mark(`${memory.toFixed(0)} MB`, memory <= goals.memory)} more memory.`,
      ),
    );
  }
  const text = lines.join('\n');
  console.log(text);
  if (!options.write) return;
  const docs = new URL('../docs/', import.meta.url);
  const page = readFileSync(new URL('bench.md', docs), 'utf8');
  await writeFile(
    new URL('bench.md', docs),
    page.replace(/<!-- bench -->[\s\S]*<!-- end -->/, () => `<!-- bench -->\n${text}\n<!-- end -->`),
  );
  await writeFile(new URL('bench.json', docs), `${JSON.stringify({ machine, before, after }, null, 2)}\n`);
}

function sizeOf(given: string | undefined): keyof typeof sizes {
  if (given === 'S' || given === 'M' || given === 'L') return given;
  throw new Error(`A size is S, M or L, not ${given}`);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
