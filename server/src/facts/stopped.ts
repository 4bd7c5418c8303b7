import { type RawBuilder, sql } from 'kysely';

/**
 * In SQL, whether a mobile number has stopped reminders by STOP, and not taken that back since.
 * @param mobile a column: `citizens.mobile`
 */
export function isStopped(mobile: string): RawBuilder<boolean> {
  // unscoped: of numbers that the statement around it has limited
  return sql<boolean>`exists (
    select from stopped_numbers where stopped_numbers.mobile_no = ${sql.ref(mobile)} and stopped_numbers.stopped)`;
}
