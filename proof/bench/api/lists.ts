import type { Import } from '@rto-desk/contract/endpoints/imports';
import type { Pool } from 'pg';
import { BACKGROUND } from '../../../server/src/platform/database/database.ts';
import { lowerPriority } from '../../../server/src/platform/lower-priority.ts';
import { type Load, load, loadWithPauses } from './load.ts';
import { memoryOfAll } from './memory.ts';
import { nameOf } from './names.ts';
import type { Running } from './processes.ts';

/** A list that was brought in: how many rows, and what that took. */
export interface ListResult {
  rows: number;
  /** Seconds: reading the list and checking all rows, and carrying them out. */
  checking: number;
  committing: number;
  /** How much more memory the server's processes held than before, at the most, in MB. */
  memory: number;
  /** The p95 of a mixed day meanwhile beside that without, in milliseconds, and its errors; null where none was asked for. */
  beside: { without: number; meanwhile: number; errors: number } | null;
}

/** Wide rows of new people and vehicles, with five dates each, as a sheet is pasted. */
function wideRows(rows: number, of: number): string {
  const header = ['Vehicle No', 'Owner Name', 'Mobile No', 'Model'].concat(
    ['Insurance', 'PUC', 'Fitness', 'Permit', 'Tax'].map(kind => `${kind} Upto`),
  );
  const lines = Array.from({ length: rows }, (_, at) => {
    const number = String(at).padStart(5, '0');
    const series = `${String.fromCharCode(65 + of)}${String.fromCharCode(65 + Number(number[0]))}`;
    const mobile = `97${of}${String(at).padStart(7, '0')}`;
    const days = [0, 1, 2, 3, 4].map(
      day => `${String(1 + ((at + day) % 28)).padStart(2, '0')}-0${1 + day}-2031`,
    );
    return [`CG99${series}${number.slice(1)}`, nameOf(at), mobile, 'Tata 1613', ...days].join('\t');
  });
  return [header.join('\t'), ...lines].join('\n');
}

const fields = ['registration_no', 'name', 'mobile', 'make_model'].concat(
  ['insurances', 'puccs', 'fitnesses', 'permits', 'taxes'].map(slug => `${slug}.until`),
);

/** Lists of 5,000 and of 20,000 rows, the last beside a mixed day. What they make is taken back, so that data that are kept stay as they are. */
export async function uploadLists(
  server: Running,
  pool: Pool,
  token: string,
  day: Load,
): Promise<ListResult[]> {
  const alone = [
    await uploadOne(server, pool, token, 5_000, 0, null),
    await uploadOne(server, pool, token, 20_000, 1, null),
  ];
  // A server that has answered nothing yet plans each statement on each connection first.
  await load(server.address, day);
  const { p95: without } = await loadWithPauses(server.address, day, PAUSE);
  return [...alone, await uploadOne(server, pool, token, 5_000, 2, { day, without })];
}

/** What a clerk leaves between two calls, and how often to look how far a list has come, in milliseconds. */
const PAUSE = 200;
const LOOK = 200;

/** What the embedded database gets by itself, and that of the benchmark, which the server knows as another's, does not. */
async function lowerBackground(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and application_name = $1',
    [BACKGROUND],
  );
  for (const { pid } of rows) lowerPriority(pid);
}

async function uploadOne(
  server: Running,
  pool: Pool,
  token: string,
  rows: number,
  of: number,
  beside: { day: Load; without: number } | null,
): Promise<ListResult> {
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${server.address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    // What the server says of a list, or of any other thing that is asked for here.
    return (await answer.json()) as Pick<Import, 'id' | 'status' | 'counts'>;
  };
  const until = async (id: number, status: string) => {
    for (;;) {
      await lowerBackground(pool);
      const list = await call('GET', `/imports/${id}`);
      if (list.status === status) return list;
      if (list.status === 'failed') throw new Error(`List ${id} has failed`);
      await new Promise(resolve => setTimeout(resolve, LOOK));
    }
  };
  const before = memoryOfAll(server.child);
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, memoryOfAll(server.child));
  }, LOOK);
  // A list that fails must not keep the process alive.
  looking.unref();
  const over = new AbortController();
  const meanwhile = beside === null ? null : loadWithPauses(server.address, beside.day, PAUSE, over.signal);
  try {
    const { id, checking, committing } = await carryOut();
    clearInterval(looking);
    over.abort();
    const busy = await meanwhile;
    await call('POST', `/imports/${id}/undo`);
    await until(id, 'undone');
    return {
      ...{ rows, checking, committing, memory: most - before },
      beside: beside && busy && { without: beside.without, meanwhile: busy.p95, errors: busy.errors },
    };
  } finally {
    // Where a list fails, nothing goes on.
    over.abort();
  }

  async function carryOut() {
    const begun = performance.now();
    const { id } = await call('POST', '/imports', { text: wideRows(rows, of) });
    const columns = fields.map((field, index) => ({ index, field }));
    await call('PUT', `/imports/${id}/mapping`, { columns, mode: 'add' });
    const { counts } = await until(id, 'checked');
    if (counts.create !== rows) throw new Error(`Of ${rows} rows ${counts.create} would make something`);
    const checked = performance.now();
    await call('POST', `/imports/${id}/commit`);
    await until(id, 'committed');
    return { id, checking: (checked - begun) / 1000, committing: (performance.now() - checked) / 1000 };
  }
}
