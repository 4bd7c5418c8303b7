import { sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';

/**
 * Everything that migrations make in a database, a line for each thing, sorted: what two databases differ in is what
 * their lines differ in. What comes with an extension is left out, and so is the order of columns.
 */
export async function describeSchema(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with own as (
      select oid, relname, relkind, relpersistence, reloptions from pg_class where relnamespace = 'public'::regnamespace),
    lines (line) as (
      select concat_ws(' ', 'relation', relname, relkind, relpersistence, reloptions::text) from own where relkind <> 'i'
      union all
      select concat_ws(' ', 'column', relname || '.' || attname, format_type(atttypid, atttypmod), attcollation::regcollation,
        case when attnotnull then 'not null' end, nullif(attidentity, ''), nullif(attgenerated, ''),
        pg_get_expr(adbin, adrelid))
      from own join pg_attribute on attrelid = own.oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped
      union all
      select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
      union all
      select pg_get_indexdef(oid) from own where relkind in ('i', 'I')
      union all
      select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
        and tgrelid in (select oid from own)
      union all
      select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      union all
      select 'view ' || relname || ' ' || pg_get_viewdef(oid) from own where relkind = 'v'
      union all
      select concat_ws(' ', 'type', typname, typtype, (
        select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid))
      from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
      union all
      select pg_get_statisticsobjdef(oid) from pg_statistic_ext where stxnamespace = 'public'::regnamespace
      union all
      select 'extension ' || extname from pg_extension)
    select line from lines order by line collate "C"`.execute(db);
  return rows.map(({ line }) => line);
}
