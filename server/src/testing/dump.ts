import { kinds } from '@rto-desk/contract/kinds/index';
import { type Kysely, sql } from 'kysely';

/** The tables of records, with what searches and reports keep of them, and of accounts and messages. */
const usual = [
  ...['citizens', 'vehicles', ...kinds.map(({ collection }) => collection)],
  ...['expiries', 'searchable_numbers', 'users', 'messages', 'reminders', 'files'],
];

/** All rows of some tables, each by itself; when something was last changed is no part of what it is. */
export async function dump(
  db: Pick<Kysely<object>, 'getExecutor'>,
  further: readonly string[] = [],
): Promise<Record<string, unknown[]>> {
  const dumped: Record<string, unknown[]> = {};
  for (const table of [...usual, ...further]) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(held) - 'updated_at' as row from ${sql.table(table)} as held order by to_jsonb(held)::text`.execute(
      db,
    );
    dumped[table] = rows.map(({ row }) => row);
  }
  return dumped;
}
