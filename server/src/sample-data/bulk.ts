import { sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { indexesOf, referencesOf } from '../platform/database/definitions.ts';

/**
 * Fills tables without their indexes, references and triggers, makes these afterwards, and then the rows that triggers
 * would have written. For databases that are not in use meanwhile.
 */
export async function loadInBulk(
  db: Queryable,
  tables: readonly string[],
  fill: (db: Queryable) => Promise<void>,
): Promise<void> {
  await sql`set maintenance_work_mem = '512MB'`.execute(db);
  await sql`set work_mem = '256MB'`.execute(db);
  const followers = ['searchable_numbers', 'expiries'];
  const definitions = [
    ...(await referencesOf(db, tables)),
    ...(await indexesOf(db, [...tables, ...followers])),
  ];
  for (const { drop } of definitions) await sql.raw(drop).execute(db);
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  await fill(db);
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  await sql`select rebuild_search()`.execute(db);
  for (const { create } of definitions.reverse()) await sql.raw(create).execute(db);
  await sql`vacuum analyze`.execute(db);
}
