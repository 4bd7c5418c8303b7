import { kinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { tell } from '../history/tell.ts';

/** Writes down that somebody opened the file of a document. */
export async function tellOpened(db: Queryable, fileId: string): Promise<void> {
  const owners = kinds.map(
    kind => sql`
      select ${kind.collection}::text as record, id as record_id, citizen_id,
        ${kind.number === null ? sql`null::text` : sql.ref(kind.number)} as title
      from ${sql.table(kind.collection)} where file_id = ${fileId}`,
  );
  const { rows } = await sql<{ record: string; record_id: number; citizen_id: number; title: string | null }>`
    ${sql.join(owners, sql` union all `)}`.execute(db);
  const document = rows[0];
  if (document !== undefined) await tell(db, { action: 'opened', ...document });
}
