import type { AnyKind } from '@rto-desk/contract/kinds/index';
import type { ColumnType } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { DocumentColumns } from '../../platform/database/schema.ts';

/** What a statement that treats all kinds alike knows of their tables; only a vehicle's documents name one. */
interface AnyDocumentTable extends Omit<DocumentColumns, 'vehicle_id'> {
  vehicle_id: ColumnType<number, number | undefined, never>;
}

/** The database with the tables of all kinds under one name, which stands for the kind's own. */
export function withDocuments(db: Queryable) {
  return db.withTables<{ documents: AnyDocumentTable }>();
}

/** The name of a kind's table, for `withDocuments`; a test holds the tables against the declarations. */
export function tableOf(kind: AnyKind): 'documents' {
  return kind.collection as string as 'documents';
}
