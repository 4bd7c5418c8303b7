import type { AnyKind } from '@rto-desk/contract/kinds/index';
import type { ColumnType } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { DocumentColumns } from '../../platform/database/schema.ts';

/** The columns that all document tables share; only those of vehicles have a vehicle. */
interface AnyDocumentTable extends Omit<DocumentColumns, 'vehicle_id'> {
  vehicle_id: ColumnType<number, number | undefined, never>;
}

/** The database with one table name standing for the tables of all kinds. */
export function withDocuments(db: Queryable) {
  return db.withTables<{ documents: AnyDocumentTable }>();
}

/** The name of a kind's table, for `withDocuments`; a test holds the tables against the declarations. */
export function tableOf(kind: AnyKind): 'documents' {
  return kind.collection as string as 'documents';
}
