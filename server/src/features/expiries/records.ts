import type { Caller } from '@rto-desk/contract/access';
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { type KindSlug, kinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { inArray, preparedQuery } from '../../platform/database/prepared-query.ts';
import { momentsOf } from '../../platform/database/rows.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import type { Services } from '../../services.ts';
import { asDocument, type DocumentRow, documentRows } from '../documents/rows.ts';

/** What names a document of any kind. */
export interface DocumentKey {
  kind: KindSlug;
  document_id: number;
}

/**
 * The documents of several kinds within reach, in one statement, each as its own calls answer it. One that has gone meanwhile is not among them.
 */
export async function recordsOf(
  { db, fileKey }: Pick<Services, 'db' | 'fileKey'>,
  caller: Viewer,
  names: readonly DocumentKey[],
): Promise<ReadonlyMap<string, DocumentRecord>> {
  if (names.length === 0) return new Map();
  const idsOf = (kind: KindSlug) => names.filter(name => name.kind === kind).map(name => name.document_id);
  const [found] = await recordsByIds(db, caller, ...kinds.map(kind => idsOf(kind.slug)));
  const records = kinds.flatMap(kind =>
    (found?.records[kind.slug] ?? []).map(row => {
      const record = asDocument(caller, fileKey, kind, { ...row, ...momentsOf(row) });
      return [documentKey({ kind: kind.slug, document_id: row.id }), record] as const;
    }),
  );
  return new Map(records);
}

/** The documents of every kind, by a list of ids for each. */
const recordsByIds = preparedQuery((db, caller: Caller, ...ids: (readonly number[])[]) => {
  const lists = kinds.map((kind, position) => {
    const rows = documentRows(db, caller, kind).where('document.id', '=', inArray(ids[position] ?? []));
    return sql`${kind.slug}::text, ${jsonArrayFrom(rows)}`;
  });
  return sql<{
    records: Record<string, DocumentRow[]>;
  }>`select json_build_object(${sql.join(lists)}) as records`;
});

export function documentKey({ kind, document_id }: DocumentKey): string {
  return `${kind} ${document_id}`;
}
