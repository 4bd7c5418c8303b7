import type { Call } from './calls.ts';
import type { Connection } from './data.ts';
import { getting, type Load, load, loadWithPauses, type Measured, type Request } from './load.ts';
import { nameOf } from './names.ts';
import { startServer } from './processes.ts';

export interface MixedResult extends Measured {
  /** How many processes answered: one, or as many as the server starts by itself. */
  workers: 1 | 'default';
  /** Milliseconds from one call of a client to its next; 0: as soon as it has its answer. */
  pause: number;
}

/** What a clerk who is in a hurry leaves between two calls. */
const PAUSE = 200;

/** What clerks do in turn: of ten calls seven look, two search and one stores a new person. */
const DAY = [
  'GET /citizens',
  'GET /citizens/{id}',
  'GET /citizens/{id}/all-details',
  'GET /citizens/{id}/dl',
  'GET /vehicles/{id}/puccs',
  'GET /reports/expiries',
  'GET /dashboard/stats',
  'GET /citizens?q',
  'GET /search/vehicle',
];

/** The load of a mixed day by `clients` clerks who ask one thing after another. */
export function mixedDay(
  calls: readonly Call[],
  token: string,
  { clients, seconds }: { clients: number; seconds: number },
): Load {
  const looks = DAY.map(name => getting(calls.find(call => call.name === name)?.paths ?? []));
  const rounds = Math.max(...looks.map(requests => requests.length));
  const requests = Array.from({ length: rounds }, (_, round) => [
    ...looks.flatMap(list => list[round % list.length] ?? []),
    keeping,
  ]);
  return {
    connections: clients,
    seconds,
    headers: { authorization: `Bearer ${token}` },
    requests: requests.flat(),
  };
}

/**
 * The day without pauses with one process, and with as many as the server starts by itself; then with pauses on that server,
 * which has warmed up: a new one plans each statement on each connection, for some twenty seconds at a million citizens.
 */
export async function mixedDays(connection: Connection, data: string, day: Load): Promise<MixedResult[]> {
  const results: MixedResult[] = [];
  for (const workers of [1, 'default'] as const) {
    const server = await startServer(connection, data, workers);
    results.push({ workers, pause: 0, ...(await load(server.address, day)) });
    if (workers === 'default') {
      results.push({ workers, pause: PAUSE, ...(await loadWithPauses(server.address, day, PAUSE)) });
    }
    await server.stop();
  }
  return results;
}

let kept = 0;

const keeping: Request = {
  path: '/api/citizens',
  method: 'POST',
  body: () => {
    kept += 1;
    return JSON.stringify({ name: nameOf(kept), mobile: `98${String(kept).padStart(8, '0')}` });
  },
};
