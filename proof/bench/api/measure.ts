import { join } from 'node:path';
import type { EmbeddedPostgres } from '../../../server/src/platform/database/embedded.ts';
import { besideBare, type CallResult } from './beside-bare.ts';
import { besideByHand, type PlanResult } from './beside-by-hand.ts';
import { askedOf, callsOn } from './calls.ts';
import { adminToken, databaseOf } from './data.ts';
import { type Heavy, heavyCalls } from './heavy.ts';
import { type ListResult, uploadLists } from './lists.ts';
import { memoryOf } from './memory.ts';
import { type MixedResult, mixedDay, mixedDays } from './mixed-day.ts';
import type { Options, Size } from './options.ts';
import { measurePeers, type PeerResult } from './peers.ts';
import { startBare, startServer } from './processes.ts';
import { reportProgress } from './progress.ts';
import { recordedOf } from './recorded.ts';
import { measureSaving, type SavingResult } from './saving.ts';

export interface SizeResult {
  size: Size;
  /** How long filling the database took, in seconds; null where an earlier run has. */
  loadedIn: number | null;
  /** From the start of the server on existing data to its first answer, in milliseconds. */
  startup: number;
  /** What one process holds just started, and after the load of all calls, in MB. */
  memory: { idle: number; loaded: number };
  calls: CallResult[];
  plans: PlanResult[];
  /** Empty, like `heavy` and `lists`, where only some calls were asked for. */
  mixed: MixedResult[];
  heavy: Heavy[];
  lists: ListResult[];
  /** Null where only some calls were asked for. */
  saving: SavingResult | null;
  peers: PeerResult[];
}

/** Everything that was asked for, on a database of its own of a size. Files go below `folder`. */
export async function measure(
  postgres: EmbeddedPostgres,
  folder: string,
  size: Size,
  options: Options,
): Promise<SizeResult> {
  // One that is measured twice is asked for as it was filled.
  const isKept = options.folder !== null || options.small === options.large;
  const { connection, database, loadedIn } = await databaseOf(postgres, size, isKept);
  reportProgress(
    `${size}: ${loadedIn === null ? 'kept from an earlier run' : `loaded in ${loadedIn.toFixed(0)} s`}`,
  );
  const token = await adminToken(database);
  const asked = await askedOf(database, options.variety);
  const isWhole = options.only === null;
  const all = callsOn(asked);
  const calls = all.filter(({ name }) => options.only === null || name.includes(options.only));
  const recorded = await recordedOf(connection, calls, token, folder);
  const plans = await besideByHand(database, calls, recorded);
  const data = join(folder, `data-${size}`);
  const begun = performance.now();
  const server = await startServer(connection, data, 1);
  await fetch(`${server.address}/readyz`);
  const startup = performance.now() - begun;
  const idle = memoryOf(server.child);
  const bare = await startBare(connection, recorded, folder);
  const results = await besideBare(server, bare, calls, recorded, token, options);
  await bare.stop();
  const memory = { idle, loaded: memoryOf(server.child) };
  const heavy = isWhole ? await heavyCalls(server, database, token) : [];
  await server.stop();
  const day = mixedDay(all, token, options.mixed);
  const mixed = isWhole ? await mixedDays(connection, data, day) : [];
  const lists = options.lists ? await importsOf(connection, database.pool, data, token, day) : [];
  const saving = isWhole ? await measureSaving(database.pool) : null;
  // Last, because a slow question of theirs may outlive its load.
  const peers = options.peers ? await besidePeers() : [];
  await database.close();
  return { size, loadedIn, startup, memory, calls: results, plans, mixed, heavy, lists, saving, peers };

  async function besidePeers() {
    const ours = await startServer(connection, data, 1);
    try {
      return await measurePeers(database, connection, asked, ours, calls, token, options);
    } finally {
      await ours.stop();
    }
  }
}

/** Lists, on a server of as many processes as it starts by itself. */
async function importsOf(
  connection: Parameters<typeof startServer>[0],
  pool: Parameters<typeof uploadLists>[1],
  data: string,
  token: string,
  day: ReturnType<typeof mixedDay>,
): Promise<ListResult[]> {
  const server = await startServer(connection, data, 'default');
  const lists = await uploadLists(server, pool, token, day);
  await server.stop();
  return lists;
}
