import { sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';

interface Definition {
  drop: string;
  create: string;
}

/**
 * Fills tables without their indexes, references and triggers, makes these afterwards, and then everything that
 * triggers would have kept. For databases that nobody else uses meanwhile.
 */
export async function loadInBulk(
  db: Queryable,
  tables: readonly string[],
  fill: (db: Queryable) => Promise<void>,
): Promise<void> {
  await sql`set maintenance_work_mem = '512MB'`.execute(db);
  await sql`set work_mem = '256MB'`.execute(db);
  const followers = ['findable_numbers', 'expiries'];
  const definitions = [...(await references(db, tables)), ...(await indexes(db, [...tables, ...followers]))];
  for (const { drop } of definitions) await sql.raw(drop).execute(db);
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  await fill(db);
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  await sql`select rebuild_search()`.execute(db);
  for (const { create } of definitions.reverse()) await sql.raw(create).execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** The foreign keys of the tables, and those that refer to them. */
async function references(db: Queryable, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "drop",
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "create"
    from pg_constraint where contype = 'f' and conrelid::regclass::text = any (${tables})`.execute(db);
  return rows;
}

/** The indexes of the tables that no constraint rests on. Those of partitions come and go with their table's. */
async function indexes(db: Queryable, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    select format('drop index %s', indexrelid::regclass) as "drop", replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as "create"
    from pg_index where indrelid::regclass::text = any (${tables})
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(db);
  return rows;
}
