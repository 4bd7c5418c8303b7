import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { type Definition, indexesOf, referencesOf } from '../../platform/database/definitions.ts';
import { readMigrationFiles } from '../../platform/database/migrate.ts';
import type { Snapshot } from '../../platform/database/snapshot.ts';

/** The prefix of a complete backup's last line; the SHA-256 of everything before it follows. */
export const CHECKSUM_LINE = '-- whole: ';

/**
 * Kept by no backup: what the database rebuilds from the rest (see `rebuild_search`), what migrations bring along,
 * and what belongs to the running server alone: who is signed in where, and has been, links that set a password, counted attempts,
 * calls that may be sent again, processes, its backups, which lie beside it, and the key that signs links to documents and the
 * watermark, which are made again.
 */
const LEFT_OUT = new Set([
  'name_vocabulary',
  'branch_account_visibility',
  'searchable_numbers',
  'expiries',
  'document_kinds',
  'numbered_records',
  'sessions',
  'password_resets',
  'contact_codes',
  'known_networks',
  'rate_limits',
  'idempotency_keys',
  'backups',
  'secrets',
  'sending_pauses',
  'database_watermark',
]);

/** Of a message with a link or code that opens or verifies an account, which never waits again: it is cancelled where it had not gone. */
const isLink = "purpose in ('reset', 'verify')";
const waits = `${isLink} and state in ('queued', 'manual', 'sending')`;

/** What a backup holds in the place of a column, in SQL. */
const BLANKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  messages: {
    body: `case when ${isLink} then '' else body end`,
    template: `case when ${isLink} then null else template end`,
    state: `case when ${waits} then 'cancelled' else state end`,
    claim_id: `case when ${waits} then null else claim_id end`,
    claimed_at: `case when ${waits} then null else claimed_at end`,
  },
};

/** The tables whose rows a backup holds, by name. */
export async function backedUpTables(db: Queryable): Promise<string[]> {
  return (await allTables(db)).filter(table => !LEFT_OUT.has(table));
}

/**
 * The database as plain SQL, which `psql` and `npm run restore` turn into the same one: the migrations, the rows of
 * every kept table, then what the database derives from them, all in one transaction. It comes piece by piece, as
 * fast as it is read. The last line seals it.
 */
export async function* dump(snapshot: Snapshot, now: Date): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of statements(snapshot, now)) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    hash.update(bytes);
    yield bytes;
  }
  yield Buffer.from(`${CHECKSUM_LINE}${hash.digest('hex')}\n`);
}

async function* statements({ db, copy }: Snapshot, now: Date): AsyncGenerator<string | Buffer> {
  const tables = await backedUpTables(db);
  const everything = await allTables(db);
  const definitions = [
    ...(await referencesOf(db, everything)),
    ...(await indexesOf(db, [...tables, 'searchable_numbers', 'expiries'])),
  ];
  yield heading(now);
  for (const { name, text } of await readMigrationFiles()) yield `\n-- ${name}\n${text}\n`;
  yield '\ncreate table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);\n';
  yield lines(definitions.map(({ drop }) => drop));
  yield lines(tables.map(table => `alter table ${table} disable trigger user`));
  yield `truncate ${tables.join(', ')};\n`;
  for (const table of tables) {
    const columns = await columnsOf(db, table);
    const read = columns.map(column => BLANKED[table]?.[column] ?? column);
    yield `\ncopy ${table} (${columns.join(', ')}) from stdin;\n`;
    // unscoped: a backup holds everything
    yield* copy(`copy (select ${read.join(', ')} from ${table}) to stdout`);
    yield '\\.\n';
  }
  yield `\n${lines(await sequencesOf(db, tables))}`;
  yield lines(tables.map(table => `alter table ${table} enable trigger user`));
  yield ending(definitions);
}

const heading = (now: Date) => `-- RTO Desk, ${now.toISOString()}. Restore with: npm run restore -- FILE
-- or into an empty database with: psql --set ON_ERROR_STOP=1 --file FILE
begin;
set local client_encoding = 'UTF8';
set local standard_conforming_strings = on;
set local timezone = 'UTC';
set local statement_timeout = 0;
set local check_function_bodies = off;
do $$ begin
  if exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') then
    raise exception 'The database is not empty.';
  end if;
end $$;
`;

/** The search is made before the indexes, which are quicker to make of all rows than row by row. */
const ending = (definitions: readonly Definition[]) =>
  `select rebuild_search();\n${lines([...definitions].reverse().map(({ create }) => create))}commit;\nanalyze;\n`;

function lines(statements: readonly string[]): string {
  return statements.map(statement => `${statement};\n`).join('');
}

async function allTables(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`.execute(db);
  return rows.map(row => row.name);
}

/** The columns of a table that are not derived from others. */
async function columnsOf(db: Queryable, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(attname) as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  return rows.map(row => row.name);
}

/** The statements that let numbering go on where it stands. */
async function sequencesOf(db: Queryable, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select format('select setval(%L, %s, false)', sequence::regclass, coalesce(pg_sequence_last_value(sequence), 0) + 1)
      as statement
    from (
      select depend.objid as sequence, depend.refobjid::regclass::text as holder from pg_depend depend
      join pg_class on pg_class.oid = depend.objid and relkind = 'S'
      where depend.deptype = 'i') as kept
    where holder = any (${tables}) order by 1`.execute(db);
  return rows.map(row => row.statement);
}
