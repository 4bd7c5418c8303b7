import { numberKey } from '@rto-desk/contract/normalise';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { escaped } from '../platform/database/like.ts';

/** The columns of a vehicle that are stamped into its parts. */
export type PartNumber = 'chassis_no' | 'engine_no';

/** That a number of a row of `vehicles` ends with what was typed. */
export function endsWith(column: PartNumber, typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`number_key(${sql.ref(column)}) like ${`%${escaped(numberKey(typed))}`}`;
}

/** That a row of `searchable_numbers`, which has to be a vehicle's, is one whose chassis or engine number ends with what was typed. */
export function isOfPartEndingWith(typed: string): RawBuilder<SqlBool> {
  // unscoped: only narrows what is within reach
  return sql<SqlBool>`record_id in (
    select id from vehicles where ${endsWith('chassis_no', typed)} or ${endsWith('engine_no', typed)})`;
}
