import { isDeepStrictEqual } from 'node:util';
import type { OpenDatabase } from '../../../server/src/platform/database/database.ts';
import { type ByHand, byHand } from './by-hand.ts';
import type { Call } from './calls.ts';
import type { Recorded, Statement } from './recorded.ts';

export interface PlanResult {
  call: string;
  /** The medians of the time its SQL takes as the server sends it, and as written by hand, in milliseconds. */
  server: number;
  byHand: number;
}

/** How often each is asked and timed, and how often before, by when PostgreSQL has settled for its plans. */
const ROUNDS = 100;
const WARM_UP = 10;

/** A plan by hand is made once for all values. */
const SETTINGS = 'set plan_cache_mode = force_generic_plan; set jit = off';

/**
 * The SQL of each of the busiest calls beside that written by hand, in turns on one connection, finding the caller
 * left out. Throws where both do not tell the same.
 */
export async function besideByHand(
  { pool }: OpenDatabase,
  calls: readonly Call[],
  recorded: ReadonlyMap<string, Recorded>,
): Promise<PlanResult[]> {
  const client = await pool.connect();
  const results: PlanResult[] = [];
  for (const { name, paths } of calls.filter(({ isBusy }) => isBusy)) {
    const hand = byHand.get(name);
    if (hand === undefined) throw new Error(`Nothing is written by hand for ${name}`);
    const times: { server: number; byHand: number }[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const path = paths[round % paths.length] ?? '';
      const seen = recorded.get(path);
      if (seen === undefined) throw new Error(`${name}: nothing was recorded at "${path}"`);
      const { statements, body } = seen;
      // The first finds the caller.
      const server = await timed(statements.slice(1));
      await client.query(SETTINGS);
      const own = await timed([statementOf(name, hand, path, body)]);
      await client.query('reset all');
      if (!isDeepStrictEqual(hand.told(JSON.stringify(own.row)), hand.told(body))) {
        throw new Error(`${path}: what is written by hand tells something else`);
      }
      if (round >= WARM_UP) times.push({ server: server.took, byHand: own.took });
    }
    results.push({
      call: name,
      server: medianOf(times.map(({ server }) => server)),
      byHand: medianOf(times.map(time => time.byHand)),
    });
  }
  client.release();
  return results;

  async function timed(statements: readonly Statement[]): Promise<{ took: number; row: unknown }> {
    const begun = performance.now();
    let row: unknown;
    for (const statement of statements) {
      const answer = await client.query({ ...statement, values: [...statement.values] });
      row = answer.rows[0];
    }
    return { took: performance.now() - begun, row };
  }
}

function statementOf(call: string, { text, values }: ByHand, path: string, body: string): Statement {
  return {
    name: `by hand: ${call}`,
    text,
    values: values(new URL(path, 'http://desk.example'), JSON.parse(body).id),
  };
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
