import { sql } from 'kysely';
import type { Queryable } from './database/database.ts';

export type Warning = 'clock' | 'proxy';

/** Notes what admins are warned of. `detail` is what the table's comment says. */
export async function storeWarning(db: Queryable, warning: Warning, detail: string): Promise<void> {
  await db
    .insertInto('server_warnings')
    .values({ warning, detail })
    .onConflict(conflict => conflict.column('warning').doUpdateSet({ detail, seen_at: sql<string>`now()` }))
    .execute();
}

/** The warnings of the last seven days. */
export async function warnings(
  db: Queryable,
): Promise<{ warning: Warning; seen_at: string; address: string | null }[]> {
  const rows = await db
    .selectFrom('server_warnings')
    .selectAll()
    .where('seen_at', '>', sql<string>`now() - interval '7 days'`)
    .orderBy('warning')
    .execute();
  return rows.map(({ warning, seen_at, detail }) => ({
    warning,
    seen_at,
    address: warning === 'proxy' ? detail : null,
  }));
}
