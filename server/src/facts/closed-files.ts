import { type Caller, isStaff } from '@rto-desk/contract/access';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether a caller may open a row of `files` that is within reach: what was there before a vehicle changed hands is for staff. */
export function mayOpen(caller: Pick<Caller, 'role'>): RawBuilder<SqlBool> {
  return isStaff(caller.role) ? sql<SqlBool>`true` : sql<SqlBool>`files.closed_by is null`;
}
