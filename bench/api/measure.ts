import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import type { EmbeddedPostgres } from '../../server/src/platform/database/embedded.ts';
import type { BareCalls } from '../bare.ts';
import { askedOf, type Call, callsOn } from './calls.ts';
import { adminToken, type Connection, filledDatabase } from './data.ts';
import { type Heavy, heavyCalls } from './heavy.ts';
import { getting, load, type Measured } from './load.ts';
import { mixedDay } from './mixed-day.ts';
import type { Options, Size } from './options.ts';
import { measurePeers, type PeerResult } from './peers.ts';
import { type Running, startProgram, startServer } from './processes.ts';
import { type Recorded, recordedOf } from './recorded.ts';
import { say } from './say.ts';

export interface CallResult extends Measured {
  call: string;
  isBusy: boolean;
  /** How many statements it takes, that of finding the caller included. */
  statements: number;
  /** Its calls a second beside those of the bare handler. */
  bare: number;
}

export interface MixedResult extends Measured {
  /** How many processes answered: one, or as many as the server starts by itself. */
  workers: 1 | 'default';
}

export interface SizeResult {
  size: Size;
  /** How long filling the database took, in seconds. */
  loadedIn: number;
  /** From the start of the server on existing data to its first answer, in milliseconds. */
  startup: number;
  calls: CallResult[];
  /** Empty, like `heavy`, where only some calls were asked for. */
  mixed: MixedResult[];
  heavy: Heavy[];
  peers: PeerResult[];
}

/** Everything that was asked for, on a database of its own of a size. Files go below `folder`. */
export async function measure(
  postgres: EmbeddedPostgres,
  folder: string,
  size: Size,
  options: Options & { peers: boolean },
): Promise<SizeResult> {
  const { connection, database, loadedIn } = await filledDatabase(postgres, size);
  say(`${size}: loaded in ${loadedIn.toFixed(0)} s`);
  const token = await adminToken(database);
  const asked = await askedOf(database, options.variety);
  const all = callsOn(asked);
  const calls = all.filter(({ name }) => options.only === null || name.includes(options.only));
  const recorded = await recordedOf(connection, calls, token, folder);
  const begun = performance.now();
  const server = await startServer(connection, join(folder, `data-${size}`), 1);
  await fetch(`${server.address}/readyz`);
  const startup = performance.now() - begun;
  const results = await besideBare(server, connection, calls, recorded, token, folder, options);
  const peers = options.peers
    ? await measurePeers(
        connection,
        asked,
        calls.map(({ name }) => name),
        options,
      )
    : [];
  const mixed: MixedResult[] = [];
  const day = mixedDay(all, token, options.mixed);
  if (options.only === null) mixed.push({ workers: 1, ...(await load(server.address, day)) });
  const heavy = options.only === null ? await heavyCalls(server, database, token) : [];
  await server.stop();
  if (options.only === null) {
    const several = await startServer(connection, join(folder, `data-${size}`), null);
    mixed.push({ workers: 'default', ...(await load(several.address, day)) });
    await several.stop();
  }
  await database.close();
  return { size, loadedIn, startup, calls: results, mixed, heavy, peers };
}

/** Each call by itself, and right after it the bare handler under the same load. */
async function besideBare(
  server: Running,
  connection: Connection,
  calls: readonly Call[],
  recorded: ReadonlyMap<string, Recorded>,
  token: string,
  folder: string,
  { connections, seconds }: Options,
): Promise<CallResult[]> {
  const file = join(folder, 'bare');
  await writeFile(file, serialize({ connection, calls: recorded } satisfies BareCalls));
  const bare = await startProgram('bare.ts', [file]);
  const results: CallResult[] = [];
  for (const { name, paths, isBusy } of calls) {
    const asking = {
      connections,
      seconds,
      headers: { authorization: `Bearer ${token}` },
      requests: getting(paths),
    };
    const own = await load(server.address, asking);
    const limit = await load(bare.address, asking);
    if (limit.errors > 0) throw new Error(`The bare handler failed at ${name}`);
    results.push({
      call: name,
      isBusy,
      statements: Math.max(...paths.map(path => recorded.get(path)?.statements.length ?? 0)),
      ...own,
      bare: own.perSecond / limit.perSecond,
    });
    say(
      `${name}: p95 ${own.p95.toFixed(1)} ms, ${own.perSecond.toFixed(0)}/s, bare ${limit.perSecond.toFixed(0)}/s`,
    );
  }
  await bare.stop();
  return results;
}
