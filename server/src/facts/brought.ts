import { sql } from 'kysely';

/**
 * Whether a list has brought the document, or its owner. Whom lists have brought is reminded only after an admin says so.
 * @param list one list; those that an admin has not let go where not said
 */
export function isBrought(list?: number) {
  // unscoped: whether a list has brought what the statement around it has limited
  return sql<boolean>`exists (
    select from import_records as brought join imports as lists on lists.id = brought.import_id
    where brought.made and ${list === undefined ? sql`lists.reminders_allowed_at is null` : sql`lists.id = ${list}`}
      and (brought.record = 'citizens' and brought.record_id = expiries.citizen_id
        or brought.record = expiries.kind and brought.record_id = expiries.document_id))`;
}
