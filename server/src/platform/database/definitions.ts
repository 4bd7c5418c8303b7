import { sql } from 'kysely';
import type { Queryable } from './database.ts';

/** The statements that drop something of a table and create it again. */
export interface Definition {
  drop: string;
  create: string;
}

/** The foreign keys of the tables, and those that refer to them. */
export async function referencesOf(db: Queryable, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "drop",
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "create"
    from pg_constraint
    where contype = 'f' and (conrelid::regclass::text = any (${tables}) or confrelid::regclass::text = any (${tables}))
    order by conrelid::regclass::text, conname`.execute(db);
  return rows;
}

/** The indexes that belong to no constraint. Those of partitions come and go with their table's. */
export async function indexesOf(db: Queryable, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    select format('drop index %s', indexrelid::regclass) as "drop", replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as "create"
    from pg_index where indrelid::regclass::text = any (${tables})
      and not exists (select from pg_constraint where conindid = indexrelid)
    order by indexrelid::regclass::text`.execute(db);
  return rows;
}
