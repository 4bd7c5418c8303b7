import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { today } from '@rto-desk/contract/expiry';
import { sql } from 'kysely';
import type { PoolConfig } from 'pg';
import { type Db, openDatabase } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded.ts';
import { filledDatabase } from '../../server/src/testing/filled-database.ts';
import { type Explained, explain } from './explain.ts';
import { callers, callsOf, isOfText, type PlannedCall, SAMPLES } from './planned-calls.ts';

/**
 * Measures the searches and reports on generated data of two sizes in one run, and looks into their plans:
 *
 *     npm run plans -- [--small 10000] [--large 1000000] [--jobs 100000] [--rounds 97] [--only text] [--folder path] [--processor] [--plans] [--write]
 *
 * Prints Markdown; `--plans` adds the plans, `--write` puts the figures into docs/query-plans.md. Needs about 12 GB of
 * disk and ten to twenty minutes for a million citizens; in a `--folder` the data stays for the next run. `--only` asks
 * the calls whose row has the text; `--jobs` gives the large size so many jobs, instead of one for every ten citizens.
 * `--processor` measures the processor time of PostgreSQL in place of the clock's, for a machine that has other work (Linux).
 */
const { values: options } = parseArgs({
  options: {
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '1000000' },
    jobs: { type: 'string' },
    rounds: { type: 'string', default: '97' },
    only: { type: 'string', multiple: true, default: [''] },
    folder: { type: 'string' },
    processor: { type: 'boolean', default: false },
    plans: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

/**
 * What the targets ask. Without a text: p95 grows at most so much from the small size to the large one, and stays under so
 * many milliseconds. With one: p95 of the mix of all such questions, and the slowest of them.
 */
const TARGET = { growth: 1.5, p95: 25, texts: 50, worst: 250 };

/** How often each call is asked before it is measured, so that the first, cold reads do not count. */
const WARM = Math.min(SAMPLES, Number(options.rounds));

interface Measured {
  /** All that were measured, in milliseconds. */
  taken: readonly number[];
  /** Milliseconds. */
  p50: number;
  p95: number;
  statements: number;
  found: number;
  explained: Explained;
}

/** A filled database, and the statements sent to it since they were last read. */
interface Size {
  connection: PoolConfig;
  database: ReturnType<typeof openDatabase>;
  sent: { statement: string; values: readonly unknown[] }[];
}

const begun = loadavg()[0] ?? 0;
const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'rto-desk-plans-')));
const postgres = await startEmbeddedPostgres({
  folder,
  settings: { max_wal_size: '8GB' },
  log: () => undefined,
});
try {
  const small = await filled(Number(options.small));
  const large = await filled(
    Number(options.large),
    options.jobs === undefined ? undefined : Number(options.jobs),
  );
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(large.database.db);
  const measured = await measure(small, large);
  await small.database.close();
  await large.database.close();
  await report(measured.small, measured.large, rows[0]?.server_version ?? '');
} finally {
  await postgres.stop();
  if (options.folder === undefined) await rm(folder, { recursive: true, force: true });
}

/** The database of a size, and what is sent to it. */
async function filled(citizens: number, jobs?: number): Promise<Size> {
  const { connection } = await filledDatabase(postgres.connection, citizens, jobs);
  const sent: Size['sent'] = [];
  const database = openDatabase({
    connection,
    // Of one connection it is known which process answers it.
    ...(options.processor && { connections: 1 }),
    onStatement: (statement, values) => sent.push({ statement, values }),
  });
  return { connection, database, sent };
}

/** Asks each call of both sizes in turns, so that other work of the machine meets both. */
async function measure(small: Size, large: Size) {
  const measured = {
    small: new Map<string, Measured>(),
    large: new Map<string, Measured>(),
  };
  const ofSmall = new Map(await allCalls(small.database.db));
  for (const [title, ofLarge] of await allCalls(large.database.db)) {
    const other = ofSmall.get(title);
    if (other === undefined) throw new Error(`Not asked at both sizes: ${title}`);
    const times = await timesOf({
      small: { call: other, clock: await clockOf(small) },
      large: { call: ofLarge, clock: await clockOf(large) },
    });
    measured.small.set(title, { ...times.small, ...(await lookInto(small, other)) });
    measured.large.set(title, { ...times.large, ...(await lookInto(large, ofLarge)) });
  }
  return measured;
}

async function lookInto({ database, sent }: Size, call: PlannedCall) {
  sent.length = 0;
  const found = await call.run(0);
  const statements = sent.splice(0);
  return { found, statements: statements.length, explained: await explain(database.pool, statements) };
}

/** Every call of every caller, by what the table calls it. */
async function allCalls(db: Db): Promise<[string, PlannedCall][]> {
  const lists = [];
  for (const { who, caller } of await callers(db)) {
    const calls = await callsOf(db, caller);
    lists.push(calls.map((call): [string, PlannedCall] => [`${call.name} | ${who}`, call]));
  }
  return lists.flat().filter(([title]) => options.only.some(text => title.includes(text)));
}

/** What tells the milliseconds that calls take: the clock, or the processor time that PostgreSQL has spent on them. */
async function clockOf({ database }: Size): Promise<() => Promise<number>> {
  if (!options.processor) return async () => performance.now();
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db);
  const file = `/proc/${rows[0]?.pid}/schedstat`;
  return async () => Number((await readFile(file, 'utf8')).split(' ')[0]) / 1e6;
}

interface Timed {
  call: PlannedCall;
  clock: () => Promise<number>;
}

/** Milliseconds that two calls take, asked in turns. */
async function timesOf(calls: { small: Timed; large: Timed }) {
  const times = { small: [] as number[], large: [] as number[] };
  const sizes = ['small', 'large'] as const;
  for (let round = -WARM; round < Number(options.rounds); round += 1) {
    for (const size of sizes) {
      const { call, clock } = calls[size];
      const began = await clock();
      await call.run(round + WARM);
      const ended = await clock();
      if (round >= 0) times[size].push(ended - began);
    }
  }
  const shares = (taken: readonly number[]) => ({
    taken,
    p50: shareOf(taken, 0.5),
    p95: shareOf(taken, 0.95),
  });
  return { small: shares(times.small), large: shares(times.large) };
}

/** The time within which a share of the calls were answered. */
function shareOf(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** What a question misses; of those with a text the mix alone is judged. */
function verdictOn(isText: boolean, p95: number, growth: number): string {
  if (isText) return '';
  const missed = [...(p95 <= TARGET.p95 ? [] : ['p95']), ...(growth <= TARGET.growth ? [] : ['growth'])];
  return missed.length === 0 ? 'met' : `missed: ${missed.join(', ')}`;
}

async function report(
  small: ReadonlyMap<string, Measured>,
  large: ReadonlyMap<string, Measured>,
  version: string,
): Promise<void> {
  const rows = [...large].map(([name, at]) => {
    const before = small.get(name);
    const growth = before === undefined ? 0 : at.p95 / before.p95;
    return {
      name,
      at,
      before,
      growth,
      isText: isOfText(name),
      verdict: verdictOn(isOfText(name), at.p95, growth),
    };
  });
  const lineOf = ({ name, at, before, growth, verdict }: (typeof rows)[number]) => {
    const times = [before?.p50, before?.p95, at.p50, at.p95, growth].map(time => time?.toFixed(1) ?? '');
    return `| ${[name.replace(' | admin', ''), at.statements, at.found, ...times, verdict].join(' | ')} |`;
  };
  const ofAdmin = rows.filter(({ name }) => name.endsWith('| admin'));
  const slow = rows.filter(
    row => !ofAdmin.includes(row) && row.at.p95 > (row.isText ? TARGET.texts : TARGET.p95),
  );
  const heads = (of: string) => [
    `| ${of} | statements | found | p50 ms, ${options.small} | p95 | p50 ms, ${options.large} | p95 | growth of p95 | targets |`,
    `|${'---|'.repeat(of.split('|').length + 8)}`,
  ];
  const whole = rows.flatMap(({ name, at }) =>
    at.explained.wholeTables.map(table => `${table} (${name.replace(' |', ',')})`),
  );
  const texts = rows.filter(row => row.isText);
  const others = rows.filter(row => !row.isText);
  const slower = others.filter(row => row.at.p95 <= TARGET.p95 && row.growth > TARGET.growth);
  const most = Math.max(0, ...slower.map(({ at, before }) => at.p95 - (before?.p95 ?? 0)));
  const mixOf = (size: ReadonlyMap<string, Measured>) =>
    shareOf(
      texts.flatMap(({ name }) => size.get(name)?.taken ?? []),
      0.95,
    );
  const mix = { small: mixOf(small), large: mixOf(large) };
  const worst = texts.toSorted((one, other) => other.at.p95 - one.at.p95)[0];
  const isMet = mix.large <= TARGET.texts && (worst?.at.p95 ?? 0) <= TARGET.worst;
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, PostgreSQL ${version}, Node ${process.versions.node}`;
  const figures = [
    `On ${today()}: ${machine}; load ${begun.toFixed(1)} at the start, ${loadavg()[2]?.toFixed(1)} over the last fifteen minutes; ${options.rounds} askings of each call${options.processor ? '; milliseconds are processor time of PostgreSQL' : ''}.`,
    '',
    `Without a text: of ${others.length} questions ${others.filter(row => row.at.p95 > TARGET.p95).length} have a p95 above ${TARGET.p95} ms. ${slower.length} others take more than ${TARGET.growth} times what they take at the small size, by ${most.toFixed(0)} ms more at most.`,
    '',
    `With a text, all such questions together: p95 ${mix.small.toFixed(1)} ms at ${options.small}, ${mix.large.toFixed(1)} ms at ${options.large} (aim ${TARGET.texts}); the slowest is "${worst?.name.replace(' |', ',') ?? ''}" with a p95 of ${worst?.at.p95.toFixed(1) ?? ''} ms (at most ${TARGET.worst}): ${isMet ? 'met' : 'missed'}.`,
    '',
    `Large tables that are read from end to end: ${whole.join(', ') || 'none'}.`,
    '',
    ...heads('call, as an admin'),
    ...ofAdmin.map(lineOf),
    ...(slow.length === 0
      ? []
      : [
          '',
          `Of others what takes longer than ${TARGET.p95} ms, with a text ${TARGET.texts}:`,
          '',
          ...heads('call | who'),
          ...slow.map(lineOf),
        ]),
  ].join('\n');
  const plans = [...large].map(
    ([name, { explained }]) => `\n## ${name}\n\n\`\`\`\n${explained.text}\n\`\`\`\n`,
  );
  process.stdout.write(`${figures}\n${options.plans ? plans.join('') : ''}`);
  if (!options.write) return;
  const file = new URL('../../docs/query-plans.md', import.meta.url);
  const page = await readFile(file, 'utf8');
  await writeFile(
    file,
    page.replace(/<!-- plans -->[\s\S]*<!-- end -->/, () => `<!-- plans -->\n${figures}\n<!-- end -->`),
  );
}
