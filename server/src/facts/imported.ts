import { sql } from 'kysely';

/**
 * Whether an import has added the document or its owner. Imported people are reminded only after an admin allows it.
 * @param list one import; all whose reminders no admin has allowed yet where not given
 */
export function isImported(list?: number) {
  // unscoped: whether an import has added what the statement around it has limited
  return sql<boolean>`exists (
    select from import_records as added join imports as lists on lists.id = added.import_id
    where added.made and ${list === undefined ? sql`lists.reminders_allowed_at is null` : sql`lists.id = ${list}`}
      and (added.record = 'citizens' and added.record_id = expiries.citizen_id
        or added.record = expiries.kind and added.record_id = expiries.document_id))`;
}
