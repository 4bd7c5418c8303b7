import type { Target } from './targets.ts';

const WITHOUT_PAUSE =
  'The clients ask without a pause, so that the machine, which they share with server and database, is always at its limit: the time of an answer is the number of clients divided by the calls a second, and 5 ms for 20 clients are 4,000 calls a second. A machine of its own for the clients, more cores, or less work for each call change it.';

/**
 * Why a target is missed where it is, and what would change that: printed under every miss. One without an entry
 * is told as not yet explained.
 */
export const reasons: Partial<Record<Target, string>> = {
  p50: WITHOUT_PAUSE,
  p95: WITHOUT_PAUSE,
  p99: WITHOUT_PAUSE,
  bare: 'What a call does beside its SQL costs processor time on a machine where PostgreSQL takes the rest: its SQL is built anew for each call, the input parsed, the answer serialised by its schema, and security headers set. SQL that is compiled once, and statements that are kept prepared, would change it.',
  copy: "Beside a plain COPY the export's own statement looks at each text for a formula with a regular expression, writes moments with to_char and sorts, and its lines are then given CRLF; read by the same bare client it came at less than half the rate. A check of the first character without a regular expression would change it. The backup hashes every byte on its way.",
  start:
    'A start is processor time: more than half of it loads modules, nearly a quarter makes validators, serialisers and the OpenAPI document from the table of endpoints, the rest asks the database. Modules in one file, and a document made when it is first asked for, would change it.',
};
