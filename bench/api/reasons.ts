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
  plans:
    'By hand each call is one statement whose plan is kept. The server asks first for ids and total, then for the rows: a second way to the database, which alone makes a list of documents half as slow again. The first statement of lists, searches and reports is made for what was asked and planned anew each time. Lookups of rows by a list of ids have a name, but PostgreSQL plans some of them anew as well, because it takes a short list for cheaper than a list of unknown length; for the page of the expiry report that is two fifths of its time. Hiding the length, as in any(array(select unnest($1::integer[]))), would change that, and one statement for a page the rest. The report also adds up days and months to begin at any page of any range, where by hand it reads from the first row on.',
  copy: "Beside a plain COPY the export's own statement looks at each text for a formula with a regular expression, writes moments with to_char and sorts, and its lines are then given CRLF; read by the same bare client it came at less than half the rate. A check of the first character without a regular expression would change it. The backup hashes every byte on its way.",
  start:
    'A start is processor time: more than half of it loads modules, nearly a quarter makes validators, serialisers and the OpenAPI document from the table of endpoints, the rest asks the database. Modules in one file, and a document made when it is first asked for, would change it.',
};
