import type { OpenDatabase } from '../../../server/src/platform/database/database.ts';
import { expressQuestions } from '../peers/express-questions.ts';
import { postgraphileQuestions } from '../peers/postgraphile-questions.ts';
import type { Asked, Call } from './calls.ts';
import type { Connection } from './data.ts';
import { getting, load, type Measured, type Request } from './load.ts';
import type { Options } from './options.ts';
import { type Running, startProgram } from './processes.ts';
import { reportProgress } from './progress.ts';

/** What another system is asked in place of our calls, by the name of the call. */
export type Questions = Partial<Record<string, readonly Request[]>>;

interface Peer {
  name: string;
  /** Its program in `proof/bench/peers`; the `PG...` variables tell it the database. */
  program: string;
  questionsOf: (asked: Asked) => Questions;
}

export interface PeerResult extends Measured {
  peer: string;
  call: string;
  /** What our call took right before. */
  own: Measured;
  /** Milliseconds until it had answered the first question, asked by itself with nothing else going on. */
  alone: number;
}

const peers: Peer[] = [
  { name: 'PostGraphile 4', program: 'peers/postgraphile.ts', questionsOf: postgraphileQuestions },
  { name: 'Express 5 + TypeORM 1', program: 'peers/express-typeorm.ts', questionsOf: expressQuestions },
];

/** Other systems on the same database, one after the other, under the same load as our calls; each call right after ours. */
export async function measurePeers(
  database: OpenDatabase,
  connection: Connection,
  asked: Asked,
  server: Pick<Running, 'address'>,
  calls: readonly Call[],
  token: string,
  { connections, seconds }: Pick<Options, 'connections' | 'seconds'>,
): Promise<PeerResult[]> {
  const results: PeerResult[] = [];
  for (const { name: peer, program, questionsOf } of peers) {
    const running = await startProgram(program, [], variablesOf(connection));
    try {
      for (const [call, requests = []] of Object.entries(questionsOf(asked))) {
        const ours = calls.find(({ name }) => name === call);
        if (ours === undefined) continue;
        const headers = { authorization: `Bearer ${token}` };
        const own = await load(server.address, {
          connections,
          seconds,
          headers,
          requests: getting(ours.paths),
        });
        const alone = await timeToAnswer(running.address, peer, requests[0]);
        const measured = await load(running.address, { connections, seconds, requests });
        await endStatements(database);
        results.push({ peer, call, own, alone, ...measured });
        reportProgress(
          `${peer}, ${call}: p95 ${measured.p95.toFixed(1)} ms, ${measured.perSecond.toFixed(0)}/s, ours ${own.perSecond.toFixed(0)}/s`,
        );
      }
    } finally {
      await running.stop();
    }
  }
  return results;
}

/** What is still running when its load is over would slow what is measured next. */
async function endStatements({ pool }: OpenDatabase): Promise<void> {
  await pool.query(
    `select pg_cancel_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend' and state = 'active'`,
  );
}

function variablesOf({ host, port, user, password, database }: Connection): Record<string, string> {
  return { PGHOST: host, PGPORT: String(port), PGUSER: user, PGPASSWORD: password, PGDATABASE: database };
}

/** Milliseconds. Throws unless the answer is one: GraphQL says 200 to a question that it could not answer. */
async function timeToAnswer(address: string, peer: string, request: Request | undefined): Promise<number> {
  const asked = performance.now();
  const { path = '/', method = 'GET', body } = request ?? {};
  const answer = await fetch(`${address}${path}`, {
    method,
    ...(typeof body === 'string' && { body, headers: { 'content-type': 'application/json' } }),
  });
  const text = await answer.text();
  if (!answer.ok || text.includes('"errors"')) throw new Error(`${peer} cannot answer: ${text}`);
  return performance.now() - asked;
}
