import type { Call } from './calls.ts';
import { getting, load, type Measured } from './load.ts';
import type { Options } from './options.ts';
import type { Running } from './processes.ts';
import { reportProgress } from './progress.ts';
import type { Recorded } from './recorded.ts';

export interface CallResult extends Measured {
  call: string;
  isBusy: boolean;
  /** How many statements it takes, that of finding the caller included. */
  statements: number;
  /** Its calls a second beside those of the bare handler; null where the server answers from what it remembers. */
  bare: number | null;
}

/** Each call by itself, and right after it the bare handler under the same load. */
export async function besideBare(
  server: Running,
  bare: Running,
  calls: readonly Call[],
  recorded: ReadonlyMap<string, Recorded>,
  token: string,
  { connections, seconds }: Options,
): Promise<CallResult[]> {
  const results: CallResult[] = [];
  for (const { name, paths, isBusy, isRemembered } of calls) {
    const asking = {
      connections,
      seconds,
      headers: { authorization: `Bearer ${token}` },
      requests: getting(paths),
    };
    const own = await load(server.address, asking);
    const limit = isRemembered ? null : await load(bare.address, asking);
    if (limit !== null && limit.errors > 0) throw new Error(`The bare handler failed at ${name}`);
    results.push({
      call: name,
      isBusy,
      statements: Math.max(...paths.map(path => recorded.get(path)?.statements.length ?? 0)),
      ...own,
      bare: limit && own.perSecond / limit.perSecond,
    });
    const beside = limit === null ? '' : `, bare ${limit.perSecond.toFixed(0)}/s`;
    reportProgress(`${name}: p95 ${own.p95.toFixed(1)} ms, ${own.perSecond.toFixed(0)}/s${beside}`);
  }
  return results;
}
