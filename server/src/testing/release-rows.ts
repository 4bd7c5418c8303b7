import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { restore } from '../features/backup/restore.ts';

/** Before the rows: empties the tables, and takes foreign keys and triggers away. */
const HEAD = `
create temporary table foreign_keys on commit drop as
  select conrelid::regclass::text as of_table, conname, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace;
create temporary table filled on commit drop as
  select oid::regclass::text as of_table from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    and relname not in ('kysely_migration', 'document_kinds', 'numbered_records', 'database_watermark');
do $$ declare one record; begin
  for one in select * from foreign_keys loop execute format('alter table %s drop constraint %I', one.of_table, one.conname); end loop;
  for one in select * from filled loop
    execute format('alter table %s disable trigger user', one.of_table);
    execute format('truncate %s', one.of_table);
  end loop;
end $$;
`;

/** After the rows: sets both again. */
const TAIL = `do $$ declare one record; begin
  for one in select * from filled loop execute format('alter table %s enable trigger user', one.of_table); end loop;
  perform rebuild_search();
  for one in select * from foreign_keys loop
    execute format('alter table %s add constraint %I %s', one.of_table, one.conname, one.definition);
  end loop;
end $$;
commit;
`;

/** Loads the rows that `npm run keep-database` wrote for a release into a database with the migrations of that release. */
export async function loadReleaseRows(client: pg.ClientBase, path: string): Promise<void> {
  async function* backup() {
    yield Buffer.from(HEAD);
    yield await readFile(path);
    yield Buffer.from(TAIL);
  }
  await restore(client, backup(), false);
}
