import type { ChildProcess } from 'node:child_process';
import { type KindSlug, kindOf } from '@rto-desk/contract/kinds/index';
import { keyedMutex } from '../../../platform/keyed-mutex.ts';
import { startProcess } from './child-process.ts';
import {
  type MappedList,
  type ParsedDocument,
  type ParsedRow,
  parseRow,
  type StoredRow,
} from './parse-row.ts';

/** What parsing may take: megabytes of memory, and milliseconds for a batch and for one row of a batch that failed. */
const limits = { memory: 192, batch: 10_000, row: 5000 };

/** How many characters of rows are parsed at once. */
const SMALL = 32 * 1024;

/** So many rows of a batch may fail by themselves before the rest of it is given up. */
const MAX_FAILED = 3;

/** For so long an idle process is kept, in milliseconds. */
const IDLE = 5000;

/** One batch after the other, so that many lists cost no more than one. */
const queue = keyedMutex();

/**
 * Reads the cells of rows for what their columns are taken for, in a process of its own and within a time limit: cells are
 * what a person has typed, and the server must not wait for them. A row that takes too long is `unreadable`, an error of that row.
 */
export async function parseRows(
  { columns, date_1904 }: MappedList,
  rows: readonly StoredRow[],
  { batch, row } = limits,
): Promise<ParsedRow[]> {
  const list = { columns, date_1904 };
  if (charactersOf(rows) <= SMALL) return rows.map(one => parseRow(list, one));
  return queue('parse', async () => {
    const together = await ask(list, rows, batch);
    if (together !== null) return together;
    const entries: ParsedRow[] = [];
    let failed = 0;
    for (const one of rows) {
      const [entry] = (failed < MAX_FAILED && (await ask(list, [one], row))) || [];
      if (entry === undefined) failed += 1;
      entries.push(entry ?? unreadable(one));
    }
    return entries;
  });
}

function charactersOf(rows: readonly StoredRow[]): number {
  let characters = 0;
  for (const { cells } of rows) for (const cell of cells) characters += cell.length;
  return characters;
}

function unreadable({ line, citizen_id, new_citizen, skipped }: StoredRow): ParsedRow {
  const issues: ParsedRow['issues'] = [{ field: 'registration_no', row: { code: 'unreadable' } }];
  return { line, citizen_id, new_citizen, skipped, citizen: {}, vehicle: {}, documents: [], issues };
}

type PackedRow = Omit<ParsedRow, 'documents'> & {
  documents: (Omit<ParsedDocument, 'kind'> & { slug: KindSlug })[];
};

/** An entry as it passes between processes, where a kind is its slug. */
export function packed(entry: ParsedRow): PackedRow {
  return { ...entry, documents: entry.documents.map(({ kind, ...more }) => ({ ...more, slug: kind.slug })) };
}

function unpacked(entry: PackedRow): ParsedRow {
  return {
    ...entry,
    documents: entry.documents.map(({ slug, ...more }) => ({ ...more, kind: kindOf(slug) })),
  };
}

let idle: { child: ChildProcess; timer: NodeJS.Timeout } | null = null;

/** What the process answers for some rows; null where it takes too long or too much, and is ended. */
function ask(list: MappedList, rows: readonly StoredRow[], timeoutMs: number): Promise<ParsedRow[] | null> {
  const child = takeProcess();
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      child.removeAllListeners();
    };
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    child.once('error', failure => {
      settle();
      reject(failure);
    });
    child.once('exit', () => {
      settle();
      resolve(null);
    });
    child.once('message', (answer: PackedRow[]) => {
      settle();
      giveProcess(child);
      resolve(answer.map(unpacked));
    });
    child.send({ list, rows }, failure => failure && child.kill('SIGKILL'));
  });
}

function takeProcess(): ChildProcess {
  if (idle === null) return startProcess('row-process', limits.memory);
  const { child, timer } = idle;
  idle = null;
  clearTimeout(timer);
  child.ref();
  child.channel?.ref();
  return child;
}

/** An idle process does not hold up the end of the server, and ends by itself after a while. */
function giveProcess(child: ChildProcess): void {
  const letGo = () => {
    idle = null;
    child.removeAllListeners();
    if (child.connected) child.disconnect();
  };
  const timer = setTimeout(letGo, IDLE);
  timer.unref();
  child.once('exit', letGo);
  child.on('error', letGo);
  child.unref();
  child.channel?.unref();
  idle = { child, timer };
}
