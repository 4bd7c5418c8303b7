import { createHash } from 'node:crypto';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
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

/** Runs the statements of a backup and feeds the rows that follow a `copy` to it. What is held begins with a line. */
async function run(client: ClientBase, backup: Pieces): Promise<void> {
  let held = Buffer.alloc(0);
  let statements: string[] = [];
  let rows: ReturnType<typeof copyFrom> | null = null;
  const flush = async () => {
    const text = statements.join('\n');
    statements = [];
    if (text.trim() !== '') await client.query(text);
  };
  for await (const piece of backup) {
    held = Buffer.concat([held, piece]);
    for (;;) {
      if (rows === null) {
        const newline = held.indexOf(NEWLINE);
        if (newline === -1) break;
        const line = held.subarray(0, newline).toString();
        held = held.subarray(newline + 1);
        if (!COPY.test(line)) {
          statements.push(line);
          continue;
        }
        await flush();
        rows = client.query(copyFrom(line.slice(0, -1)));
      }
      const end = endOf(held);
      const whole = end === -1 ? held.lastIndexOf(NEWLINE) + 1 : end;
      await write(rows, held.subarray(0, whole));
      held = held.subarray(end === -1 ? whole : whole + END.length);
      if (end === -1) break;
      rows.end();
      await finished(rows);
      rows = null;
    }
  }
  await flush();
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
