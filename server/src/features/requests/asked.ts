import { type Caller, reachOf } from '@rto-desk/contract/access';
import type { InquiryStatus } from '@rto-desk/contract/document-inquiry';
import type { RequestStatus } from '@rto-desk/contract/service-request';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors.ts';
import { visibleAsked } from '../../scope/asked.ts';

/**
 * Says how far something that was asked for has come, who said so and when; what belongs to no branch is taken
 * over by the branch that deals with it. Throws NotFound for what is out of reach.
 */
export async function setAskedStatus(
  db: Db,
  table: 'service_requests' | 'document_inquiries',
  caller: Caller,
  id: number,
  status: RequestStatus | InquiryStatus,
): Promise<void> {
  const reach = reachOf(caller);
  const branch = reach.sees === 'branch' ? sql`coalesce(branch_id, ${reach.branch_id})` : sql`branch_id`;
  const { rows } = await db.transaction().execute(transaction =>
    sql`
      update ${sql.table(table)} asked
      set status = ${status}, branch_id = ${branch}, status_changed_by = ${caller.id}, status_changed_at = now()
      where id = ${id} and ${visibleAsked(caller)}
      returning id`.execute(transaction),
  );
  if (rows.length === 0) throw new NotFound();
}

/** The columns that requests and inquiries share in answers, of `asked` joined with `changers`. */
export const askedColumns = [
  'asked.id',
  'asked.reference',
  'asked.status',
  'asked.branch_id',
  'asked.status_changed_at',
  'asked.created_at',
  'asked.updated_at',
  'changers.name as status_changed_by',
] as const;
