import { cpus, loadavg, totalmem } from 'node:os';
import type { Measured } from './load.ts';
import type { SizeResult } from './measure.ts';
import { type Options, sizes } from './options.ts';
import { growthOf, type Results, type Target, targets, verdictsOn } from './targets.ts';

/** The figures as Markdown: each target with its verdict, then the tables it was made from. */
export function reportOf(results: Results, options: Options): string {
  const { small, large, district } = results;
  return [
    headingOf(small, large, options),
    verdictLines(results),
    callTable(small, large),
    planTable(large),
    otherLines(small, large, ...(district === null ? [] : [district])),
    peerTable(large),
  ]
    .filter(part => part !== '')
    .join('\n\n');
}

/** What the figures were measured on. */
export function machine(): string {
  return `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)} at the end`;
}

function headingOf(small: SizeResult, large: SizeResult, { seconds, connections }: Options): string {
  const size = ({ size: name }: SizeResult) => `${name} (${sizes[name].toLocaleString('en')} citizens)`;
  const loaded = large.loadedIn === null ? '' : `, loaded in ${large.loadedIn.toFixed(0)} s`;
  return `${new Date().toISOString().slice(0, 10)}, ${machine()}; sizes ${size(small)} and ${size(large)}${loaded}; ${seconds} s for each call from ${connections} connections.`;
}

function verdictLines(results: Results): string {
  const told = new Set<string>();
  return verdictsOn(results)
    .map(({ target, isMet, figure }) => {
      if (isMet === null) return `- **not measured**: ${targets[target]}.`;
      if (isMet) return `- **met**: ${targets[target]}. Worst: ${figure}.`;
      const reason = reasons[target] ?? 'Not yet explained.';
      const missed = `- **missed**: ${targets[target]}. ${figure}.`;
      if (told.has(reason)) return `${missed} The reason is the one above.`;
      if (reasons[target] !== undefined) told.add(reason);
      return `${missed}\n  ${reason}`;
    })
    .join('\n');
}

function callTable(small: SizeResult, large: SizeResult): string {
  const growth = new Map(growthOf(small, large).map(({ what, shown }) => [what, shown]));
  return table(
    [
      'call',
      `p95 ms, ${small.size}`,
      `p50 ms, ${large.size}`,
      'p95',
      'p99',
      'growth of p95',
      'per second',
      'of the bare handler',
      'statements',
      'errors',
      'client, of a core',
    ],
    large.calls.map(result => [
      result.call,
      small.calls.find(({ call }) => call === result.call)?.p95.toFixed(1) ?? '-',
      result.p50.toFixed(1),
      result.p95.toFixed(1),
      result.p99.toFixed(1),
      growth.get(result.call) ?? '-',
      result.perSecond.toFixed(0),
      result.bare === null ? '-' : percent(result.bare),
      String(result.statements),
      String(result.errors),
      percent(result.client),
    ]),
  );
}

/** The SQL of the busiest calls beside what is written by hand; nothing where only other calls were asked for. */
function planTable({ size, plans }: SizeResult): string {
  if (plans.length === 0) return '';
  return table(
    [`SQL at ${size}`, 'ms', 'by hand', 'times of it'],
    plans.map(({ call, server, byHand }) => [
      ...[call, server.toFixed(2), byHand.toFixed(2), (server / byHand).toFixed(2)],
    ]),
  );
}

function otherLines(...results: SizeResult[]): string {
  const days = results.flatMap(({ size, mixed }) =>
    mixed.map(({ workers, pause, p50, p95, p99, perSecond, errors, client }) => [
      ...[
        size,
        String(workers),
        pause === 0 ? 'none' : `${pause} ms`,
        p50.toFixed(1),
        p95.toFixed(1),
        p99.toFixed(1),
      ],
      ...[perSecond.toFixed(0), String(errors), percent(client)],
    ]),
  );
  const heavy = results.flatMap(({ size, heavy: read }) =>
    read.map(({ name, megabytes, perSecond, share, memory }) => [
      ...[size, name, megabytes.toFixed(0), perSecond.toFixed(0), percent(share), memory.toFixed(0)],
    ]),
  );
  const lists = results.flatMap(({ size, lists: brought }) =>
    brought.map(({ rows, checking, committing, memory, beside }) => [
      size,
      rows.toLocaleString('en'),
      checking.toFixed(1),
      committing.toFixed(1),
      memory.toFixed(0),
      beside === null ? '' : `${beside.meanwhile.toFixed(1)} (${beside.without.toFixed(1)} without)`,
    ]),
  );
  const saved = results.flatMap(({ size, saving }) =>
    (saving?.records ?? []).map(({ what, bare, kept }) => [
      ...[size, what, bare.toFixed(2), kept.toFixed(2), (kept / bare).toFixed(2)],
    ]),
  );
  const larger = results.flatMap(({ size, saving }) =>
    saving === null ? [] : [[size, (saving.many / 1000).toFixed(1), saving.space.toFixed(1)]],
  );
  const processes = results.map(({ size, startup, memory: { idle, loaded }, calls }) => [
    ...[size, (startup / 1000).toFixed(2), idle.toFixed(0), calls.length === 0 ? '-' : loaded.toFixed(0)],
  ]);
  const tables: [string[], string[][]][] = [
    [
      [
        'mixed day',
        'processes',
        'pause',
        'p50 ms',
        'p95',
        'p99',
        'per second',
        'errors',
        'client, of a core',
      ],
      days,
    ],
    [['one process', 's to its first answer', 'MB just started', 'MB after all calls'], processes],
    [['saving', '', 'ms without triggers', 'ms', 'times of it'], saved],
    [['', '5,000 citizens in one statement, s', 'times its rows on disk'], larger],
    [['size', 'rows', 's checked', 's saved', 'MB more memory', 'p95 ms of a mixed day meanwhile'], lists],
    [['read to its end', '', 'MB', 'MB per second', 'of a bare COPY', 'MB more memory'], heavy],
  ];
  return tables
    .filter(([, rows]) => rows.length > 0)
    .map(([head, rows]) => table(head, rows))
    .join('\n\n');
}

/** The calls that other systems were asked as well, each with ours right before. */
function peerTable({ size, peers }: SizeResult): string {
  if (peers.length === 0) return '';
  const ms = (time: number, { perSecond }: Pick<Measured, 'perSecond'>) =>
    perSecond === 0 ? 'none in time' : time.toFixed(1);
  const rows = peers.flatMap(({ call, peer, own, alone, ...other }) =>
    [own, other].map(of => [
      ...(of === own ? [call, 'RTO Desk'] : ['', peer]),
      ...[ms(of.p50, of), ms(of.p95, of), of.perSecond.toFixed(0), (of.perSecond / own.perSecond).toFixed(2)],
      ...[of === own ? '' : alone.toFixed(0), String(of.bytes), String(of.errors)],
    ]),
  );
  return table(
    [
      `at ${size}`,
      'system',
      'p50 ms',
      'p95',
      'per second',
      'of ours',
      'ms of one question alone',
      'bytes of an answer',
      'errors',
    ],
    rows,
  );
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

const NEAR =
  'At the limit on two processors where they are slow: from run to run p95 lay between 15.0 and 58.7 ms and p99 between 38.9 and 143.6 (89.7 and 430 while other programs ran). A third processor might change it.';

/**
 * Why a target is missed where it is, and what would change that: printed under every miss. One without an entry
 * is told as not yet explained.
 */
const reasons: Partial<Record<Target, string>> = {
  p95: NEAR,
  p99: NEAR,
  bare: 'Beside its SQL a call parses its input, makes its answer from the rows, serialises that by its schema and says who calls whatever it does (the actor of a history line); the bare handler sends ready bytes. The share grows with the time that the SQL takes: on the fastest machine the ten calls lay between 51 and 95 %, on a slower one between 39 and 86. Lists of documents fell from 60 to between 51 and 59 % when they came to need one statement less, since the bare handler runs one less too. Fewer steps for each row and each call would change it.',
  beside:
    'At the limit on two processors, one of which works for the list for two thirds of the time: 1.3 to 2.6 times from run to run, and 2.0 to 7 without the rests. A loop that does nothing but count, with the lowest priority, makes it 1.3 times by itself. Longer rests would take a list of 5,000 rows over its 60 s on slower machines (52 s). A third processor, or an office’s quiet hour, would change it.',
  citizen:
    'Three quarters of it is the line of history that every change leaves in its own transaction (by itself at 10,000 citizens 0.15 of 0.2 ms: the row as JSON, eight indexes that find the line again); what derives from the citizen takes the rest (a look whether the words of the name are known). Fewer ways to look into the history would change it.',
  document:
    'It is the line of history and the row of `expiries` by which lists and reports find the document. Measured by itself at 10,000 citizens: 4.4 times; without the history 3.6 to 4, without `expiries` 2 to 2.5, and where the trigger does nothing but insert that row and its five indexes still about 3. Fewer indexes, which make reading slower, would change it.',
  growth:
    'GET /jobs/work counts what waits, each kind up to 1,000: on the data of the benchmark 2,300 rows at 10,000 citizens, 5,500 at a million, and no more than that at any size. GET /jobs counts all open jobs (up to 10,000): 22 at 10,000 citizens, 2,448 at a million. A call of a few milliseconds varies by as much as it grows: GET /vehicles/{id}/puccs lay between 0.94 and 1.67.',
  listMemory:
    'The processes that answer others meanwhile are counted with it, and their memory grows by what they answer. The list by itself takes 103 to 191 MB.',
  many: 'From run to run it took 0.8 to 3.6 s.',
  peers:
    'The other systems find no caller, check no input and send half the bytes: one statement of ours finds the caller, and of the time of this process sending statements and answers takes 38 %, no other part more than 9. GET /citizens/{id} lay between 0.76 and 1.65 beside PostGraphile, from run to run. A signed token that names the caller would change it, and would let those go on who have been signed out.',
  space:
    'Five indexes of `expiries` are two fifths of the database: they hold the columns of a row, so that a list reads one index and no table. Fewer such columns would change it, at the price of slower lists.',
  statements:
    'The search box asks for people and vehicles, jobs and letters one after the other, each by one statement, and first what a misspelt name may mean. Lists with a text take two, the second of them prepared, where one was asked for: planned together, most took longer (above).',
  start:
    'A start is processor time: three quarters of it loads modules, the rest asks the database. Loading the largest libraries only when they are used gave 4 %; Node’s own compile cache, which needs Node 22, 17 % of the processor time.',
};
