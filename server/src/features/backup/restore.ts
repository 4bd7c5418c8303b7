import { createHash } from 'node:crypto';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { assertSameHistory, readMigrationFiles } from '../../platform/database/migrate.ts';
import { CHECKSUM_LINE } from './dump.ts';

type Pieces = AsyncIterable<Buffer>;

/** The length of the last line of a whole backup. */
const CHECKSUM_LENGTH = CHECKSUM_LINE.length + 65;

/** Throws an Error with a sentence unless a backup is whole and as it was written. */
export async function verifyChecksum(backup: Pieces): Promise<void> {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  for await (const piece of backup) {
    const all = Buffer.concat([held, piece]);
    const certain = Math.max(0, all.length - CHECKSUM_LENGTH);
    hash.update(all.subarray(0, certain));
    held = Buffer.from(all.subarray(certain));
  }
  if (held.toString() !== `${CHECKSUM_LINE}${hash.digest('hex')}\n`) {
    throw new Error('The backup is damaged or not whole. Nothing was changed.');
  }
}

/** Whether a database holds any table of its own. */
export async function isEmpty(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    "select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1",
  );
  return rows.length === 0;
}

/**
 * Turns a database into what a backup holds, wholly or not at all. With `overwrite` everything that is in it goes;
 * without, the backup itself refuses a database that is not empty.
 */
export async function restore(client: ClientBase, backup: Pieces, overwrite: boolean): Promise<void> {
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0; set local lock_timeout = 0');
    if (overwrite) await clear(client);
    await run(client, backup);
  } catch (error) {
    // Does nothing where the backup's own commit came through.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function clear(client: ClientBase): Promise<void> {
  await client.query('drop schema if exists graphile_worker cascade');
  await client.query('drop schema public cascade; create schema public');
}

const COPY = /^copy .+ from stdin;$/;
const NEWLINE = 0x0a;
const END = Buffer.from('\\.\n');

/** A part of a backup: statements, a `copy` that rows follow, some of these rows (whole lines), or their end. */
type Part = { sql: string } | { copy: string } | { rows: Buffer } | 'end of rows';

/** Splits a backup into its parts, in order. */
async function* partsOf(backup: Pieces): AsyncGenerator<Part> {
  let held = Buffer.alloc(0);
  let statements: string[] = [];
  let isInRows = false;
  for await (const piece of backup) {
    held = Buffer.concat([held, piece]);
    for (;;) {
      if (!isInRows) {
        const newline = held.indexOf(NEWLINE);
        if (newline === -1) break;
        const line = held.subarray(0, newline).toString();
        held = held.subarray(newline + 1);
        if (!COPY.test(line)) {
          statements.push(line);
          continue;
        }
        yield { sql: statements.join('\n') };
        statements = [];
        yield { copy: line.slice(0, -1) };
        isInRows = true;
      }
      const end = endOf(held);
      const whole = end === -1 ? held.lastIndexOf(NEWLINE) + 1 : end;
      yield { rows: held.subarray(0, whole) };
      held = held.subarray(end === -1 ? whole : whole + END.length);
      if (end === -1) break;
      yield 'end of rows';
      isInRows = false;
    }
  }
  yield { sql: statements.join('\n') };
}

/** Runs the statements of a backup and feeds the rows that follow a `copy` to it. */
async function run(client: ClientBase, backup: Pieces): Promise<void> {
  let rows: ReturnType<typeof copyFrom> | null = null;
  for await (const part of partsOf(backup)) {
    if (part === 'end of rows') {
      rows?.end();
      if (rows) await finished(rows);
    } else if ('copy' in part) {
      rows = client.query(copyFrom(part.copy));
    } else if ('rows' in part) {
      if (rows) await write(rows, part.rows);
    } else if (part.sql.trim() !== '') {
      await client.query(part.sql);
    }
  }
}

/** Throws an Error with a sentence unless this version opens a database with the migrations of a backup. */
export async function assertKnownHistory(backup: Pieces): Promise<void> {
  const names: string[] = [];
  let isHistory = false;
  for await (const part of partsOf(backup)) {
    if (part === 'end of rows' && isHistory) break;
    if (part === 'end of rows') continue;
    if ('copy' in part) isHistory = part.copy.startsWith('copy kysely_migration (name,');
    else if ('rows' in part && isHistory) names.push(...part.rows.toString().split('\n').filter(Boolean));
  }
  const done = names.map(line => line.slice(0, line.indexOf('\t'))).sort();
  if (done.length === 0) throw new Error('The backup is not one of RTO Desk. Nothing was changed.');
  try {
    assertSameHistory(
      done,
      (await readMigrationFiles()).map(({ name }) => name),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The backup cannot be restored. ${reason} Nothing was changed.`, { cause: error });
  }
}

/** Where the line that ends the rows begins, or -1. */
function endOf(held: Buffer): number {
  if (held.subarray(0, END.length).equals(END)) return 0;
  const at = held.indexOf(`\n${END}`);
  return at === -1 ? -1 : at + 1;
}

async function write(rows: ReturnType<typeof copyFrom>, bytes: Buffer): Promise<void> {
  if (bytes.length === 0) return;
  await new Promise<void>((done, fail) => rows.write(bytes, error => (error ? fail(error) : done())));
}
