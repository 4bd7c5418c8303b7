import { type Caller, mayEditRecord } from '@rto-desk/contract/access';
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { type AnyKind, endFields } from '@rto-desk/contract/kinds/index';
import { missingFields } from '@rto-desk/contract/kinds/partial';
import { sql } from 'kysely';
import { mayOpen } from '../../facts/closed-files.ts';
import { holderUntil } from '../../facts/later-ends.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { signedPath } from '../../platform/storage/signing.ts';
import { type DocumentBase, ofEachCitizen, within } from '../../scope/within.ts';

/** What the database gives of a document of any kind. */
interface SharedColumns extends Omit<DocumentBase, 'vehicle_id'> {
  /** Only on the documents of a vehicle. */
  vehicle_id?: number;
  file_type: string | null;
  superseded: boolean;
  holder_until: string | null;
  /** Only of kinds that may have several. */
  ends?: DocumentRecord['ends'];
}

/** A row of any document kind: the shared columns, and the kind's own fields as text or null. */
export type DocumentRow = SharedColumns & { [field: string]: unknown };

/** The rows of a kind within a caller's reach, each as `asDocument` takes it. */
export function documentRows(db: Queryable, caller: Caller, kind: AnyKind) {
  return (
    within(db, caller)
      .documents(kind)
      // unscoped: the file of a document within reach
      .leftJoin('files', join => join.onRef('files.id', '=', 'document.file_id').on(mayOpen(caller)))
      .select('files.media_type as file_type')
      .select(columnsOf(kind))
  );
}

/** The same of each citizen of the statement around it, which has limited the citizens. */
export function nestedDocumentRows(db: Queryable, caller: Caller, kind: AnyKind) {
  return (
    ofEachCitizen(db)
      .documents(kind)
      // unscoped: the file of a document within reach
      .leftJoin('files', join => join.onRef('files.id', '=', 'document.file_id').on(mayOpen(caller)))
      .select('files.media_type as file_type')
      .select(columnsOf(kind))
  );
}

function columnsOf(kind: AnyKind) {
  return [
    'document.id',
    'document.citizen_id',
    'document.file_id',
    'document.origin',
    'document.created_at',
    'document.updated_at',
    ...(kind.owner === 'vehicle' ? (['document.vehicle_id'] as const) : []),
    superseded(kind).as('superseded'),
    declaredUntil(kind).as('holder_until'),
    ...(kind.ends === undefined ? [] : [endsOf(kind).as('ends')]),
    ...Object.keys(kind.fields).map(name => fieldOf(kind, name).as(name)),
  ] as const;
}

/** Whether later ones of its series on the vehicle have taken its place, by every end: of an office record only those of the office. */
function superseded(kind: AnyKind) {
  if (!kind.succession) return sql<boolean>`false`;
  // unscoped: the ends of a document that its statement has limited
  return sql<boolean>`coalesce((
    select bool_and(expiries.superseded) from expiries
    where expiries.kind = ${sql.lit(kind.slug)} and expiries.document_id = document.id), false)`;
}

/** Of a current office record: the last day that a self-declared one of its series gives, where that is a later one. */
function declaredUntil(kind: AnyKind) {
  if (!kind.succession) return sql<string | null>`null::date`;
  // unscoped: the ends of a document that its statement has limited
  return sql<string | null>`(
    select ${holderUntil} from expiries
    where expiries.kind = ${sql.lit(kind.slug)} and expiries.document_id = document.id
      and expiries.end_field = ${sql.lit(kind.until)})`;
}

/** The ends of a document of a kind that may have several, in the order of the declaration. */
function endsOf(kind: AnyKind) {
  const order = sql.join(endFields(kind).map(name => sql.lit(name)));
  // unscoped: the ends of a document that its statement has limited
  return sql<DocumentRecord['ends']>`(
    select coalesce(json_agg(json_build_object('end', end_field, 'date', expiry_date, 'superseded', superseded,
      'holder_until', ${holderUntil}) order by array_position(array[${order}], end_field)), '[]')
    from expiries where expiries.kind = ${sql.lit(kind.slug)} and expiries.document_id = document.id)`;
}

/** Amounts as text, so that they keep two decimals in nested JSON, too. */
function fieldOf(kind: AnyKind, name: string) {
  const column = sql.ref(`document.${name}`);
  return kind.fields[name]?.type === 'money'
    ? sql<string | null>`${column}::text`
    : sql<string | null>`${column}`;
}

/** The end of a document of a kind that has one alone. */
function onlyEnd(
  { until }: AnyKind,
  { [until]: date, superseded, holder_until }: DocumentRow,
): DocumentRecord['ends'] {
  return typeof date === 'string' ? [{ end: until, date, superseded, holder_until }] : [];
}

/** A row as the caller gets it: with a signed file path, and whether they may change it. */
export function asDocument(caller: Viewer, fileKey: Buffer, kind: AnyKind, row: DocumentRow): DocumentRecord {
  const { file_id, file_type, ends = onlyEnd(kind, row), ...document } = row;
  const signed = file_id !== null && file_type !== null;
  return {
    ...document,
    file_type,
    file_path: signed ? signedPath(fileKey, { id: file_id, media_type: file_type }, caller.sessionId) : null,
    ends,
    missing: missingFields(kind, row),
    can_edit: mayEditRecord(caller, row),
  };
}
