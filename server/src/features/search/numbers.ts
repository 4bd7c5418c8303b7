import { type Caller, isStaff } from '@rto-desk/contract/access';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { numberKey } from '@rto-desk/contract/normalise';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Span, spanOfParts } from '../../platform/database/paging.ts';
import { hiddenFromPlanner } from '../../platform/database/prepared-query.ts';
import type { NumberedRecord } from '../../platform/database/schema.ts';
import { rowsInParts, rowsWithin } from '../../scope/within.ts';
import { hasMark, hasNumber } from '../../search/text.ts';

/** Rows on a page of a search. */
export const SEARCH_PAGE = 10;

/** Parts of numbers as typed. Empty ones, and those of spaces and hyphens only, do not filter. */
export interface NumberSearch {
  record: NumberedRecord;
  number?: string | undefined;
  application?: string | undefined;
  /** Of vehicles alone. */
  chassis?: string | undefined;
  engine?: string | undefined;
  /** Only vehicles that have left. */
  left?: boolean | undefined;
  page: number;
}

/** What finds the records within reach by their numbers; null where they are listed without one. */
export function numbersFound(
  caller: Caller,
  { record, number = '', application = '', chassis = '', engine = '', left = false }: NumberSearch,
): RawBuilder<unknown> | null {
  const conditions = [sql`record = ${sql.lit(record)}`];
  const hasIts = record === 'vehicles' ? hasMark : hasNumber;
  if (numberKey(number) !== '') conditions.push(hasIts(sql`number`, number));
  if (numberKey(application) !== '')
    conditions.push(
      record === 'vehicles' ? isOfApplicant(application) : hasNumber(sql`application`, application),
    );
  if (numberKey(chassis) !== '') conditions.push(isOfPart(sql`number_key(chassis_no)`, chassis));
  if (numberKey(engine) !== '') conditions.push(isOfPart(sql`number_key(engine_no)`, engine));
  if (conditions.length === 1) return null;
  if (left) conditions.push(hasLeft);
  return sql`select record_id as id from ${rowsWithin(caller, 'searchable_numbers')} where ${sql.join(conditions, sql` and `)}`;
}

// unscoped: only narrows what is within reach
const hasLeft = sql<SqlBool>`record_id in (select id from vehicles where noc_on is not null)`;

/** Of a vehicle whose chassis or engine number, a column of `vehicles`, contains what was typed. */
function isOfPart(column: RawBuilder<unknown>, typed: string): RawBuilder<unknown> {
  // unscoped: only narrows what is within reach
  return sql`record_id in (select id from vehicles where ${hasNumber(column, typed)})`;
}

/** A vehicle has no application number of its own: it is found by those of its owner's licences, asked kind by kind as their indexes are. */
function isOfApplicant(application: string): RawBuilder<unknown> {
  // unscoped: only narrows what is within reach
  const applicants = citizenKinds.map(
    kind => sql`select citizen_id from searchable_numbers
      where record = ${sql.lit(kind.collection)} and ${hasNumber(sql`application`, application)}`,
  );
  return sql`citizen_id in (${sql.join(applicants, sql` union all `)})`;
}

/** The records of a table within reach that a list without a number shows, in parts that an index holds by `id`. */
export function listedRecords(
  caller: Caller,
  record: NumberedRecord,
  left: true | null,
): readonly RawBuilder<unknown>[] {
  const table = 'searchable_numbers';
  const parts = isStaff(caller.role) ? rowsInParts(caller, table) : [rowsWithin(caller, table)];
  const isListed = left === null ? sql`true` : hasLeft;
  // unscoped: `parts` are within reach
  return parts.map(
    rows => sql`select record_id as id from ${rows} where record = ${sql.lit(record)} and ${isListed}`,
  );
}

/** The ids of a span of these, newest first, to be planned once for all values. */
export function newestRecords(
  caller: Caller,
  record: NumberedRecord,
  left: true | null,
  { offset, limit }: Span,
): RawBuilder<number> {
  const span = { offset: hiddenFromPlanner(offset, 'bigint'), limit: hiddenFromPlanner(limit, 'bigint') };
  return sql<number>`any(array(${spanOfParts(listedRecords(caller, record, left), sql`id desc`, span)}))`;
}
