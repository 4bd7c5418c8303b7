import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { today } from '@rto-desk/contract/expiry';
import { openDatabase } from '../platform/database/database.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded.ts';
import { migrate } from '../platform/database/migrate.ts';
import { type Explained, explain } from './explain.ts';
import { generate } from './generate.ts';
import { callers, callsOf, type PlannedCall } from './planned-calls.ts';

/**
 * Measures the searches and reports on generated data of two sizes in one run, and looks into their plans:
 *
 *     npx tsx -C source server/src/testing/query-plans.ts --small 10000 --large 1000000 [--rounds 40] [--plans]
 *
 * Prints Markdown. Needs about 12 GB of disk and five minutes for a million citizens.
 */
const { values: options } = parseArgs({
  options: {
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '40' },
    plans: { type: 'boolean', default: false },
  },
});

/** What the targets ask: p95 grows at most so much from the small size to the large one, and stays under so many ms. */
const TARGET = { growth: 1.5, p95: 25 };

interface Measured {
  /** Milliseconds. */
  p50: number;
  p95: number;
  statements: number;
  found: number;
  explained: Explained;
}

const folder = await mkdtemp(join(tmpdir(), 'rto-desk-plans-'));
const postgres = await startEmbeddedPostgres({
  folder,
  settings: { max_wal_size: '8GB' },
  log: () => undefined,
});
try {
  const small = await measureSize(Number(options.small));
  const large = await measureSize(Number(options.large));
  print(small, large);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measureSize(citizens: number): Promise<Map<string, Measured>> {
  const name = `size_${citizens}`;
  const admin = openDatabase({ connection: postgres.connection });
  await admin.pool.query(`create database ${name}`);
  await admin.close();
  const seen: { statement: string; values: readonly unknown[] }[] = [];
  const database = openDatabase({
    connection: { ...postgres.connection, database: name },
    onStatement: (statement, values) => seen.push({ statement, values }),
  });
  await migrate(database.db);
  await generate(database.db, { citizens, today: today() });
  const measured = new Map<string, Measured>();
  for (const { who, caller } of await callers(database.db)) {
    for (const call of await callsOf(database.db, caller)) {
      const times = await timesOf(call);
      seen.length = 0;
      const found = await call.run(0);
      const statements = seen.splice(0);
      const explained = await explain(database.pool, statements);
      measured.set(`${call.name} | ${who}`, { ...times, statements: statements.length, found, explained });
    }
  }
  await database.close();
  return measured;
}

async function timesOf(call: PlannedCall): Promise<{ p50: number; p95: number }> {
  // What is read for the first time is not what is measured.
  for (let round = 0; round < 5; round += 1) await call.run(round);
  const times: number[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const began = performance.now();
    await call.run(round);
    times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

function print(small: ReadonlyMap<string, Measured>, large: ReadonlyMap<string, Measured>): void {
  const rows = [...large].map(([name, at]) => ({ name, at, before: small.get(name) }));
  const within = rows.filter(
    ({ at, before }) => before !== undefined && at.p95 <= before.p95 * TARGET.growth,
  );
  const quick = rows.filter(({ at }) => at.p95 <= TARGET.p95);
  const lines = [
    `| call | who | statements | found | p50 ms, ${options.small} | p95 | p50 ms, ${options.large} | p95 | growth of p95 | whole large tables read |`,
    '|---|---|---|---|---|---|---|---|---|---|',
  ];
  for (const [name, at] of large) {
    const before = small.get(name);
    const growth = before === undefined ? '' : (at.p95 / before.p95).toFixed(1);
    const cells = [
      at.statements,
      at.found,
      before?.p50.toFixed(1),
      before?.p95.toFixed(1),
      at.p50.toFixed(1),
      at.p95.toFixed(1),
    ];
    lines.push(
      `| ${name} | ${cells.join(' | ')} | ${growth} | ${at.explained.wholeTables.join(', ') || 'none'} |`,
    );
  }
  if (options.plans)
    for (const [name, { explained }] of large) lines.push('', `## ${name}`, '', '```', explained.text, '```');
  const summary = [
    `p95 grew by at most ${TARGET.growth} in ${within.length} of ${rows.length} rows, and is at most ${TARGET.p95} ms in ${quick.length}.`,
    `${cpus().length} processors; load over the last fifteen minutes ${loadavg()[2]?.toFixed(1)}.`,
  ];
  process.stdout.write(`${[...summary, '', ...lines].join('\n')}\n`);
}
