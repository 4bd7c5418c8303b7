import { type Caller, isStaff } from '@rto-desk/contract/access';
import { numberKey } from '@rto-desk/contract/fields';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { hiddenFromPlanner, preparedQuery } from '../../platform/database/prepared-query.ts';
import type { NumberedRecord } from '../../platform/database/schema.ts';
import { keptCount } from '../../scope/counts.ts';
import { rowsInParts, rowsWithin } from '../../scope/within.ts';
import { hasNumber } from '../../search/text.ts';
import { memoiseByKind } from '../documents/memoise-by-kind.ts';

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

/** What finds the records within reach by their numbers; null where they are listed without one, from kept counts. */
export function numbersFound(
  caller: Caller,
  { record, number = '', application = '', chassis = '', engine = '', left = false }: NumberSearch,
): RawBuilder<unknown> | null {
  const conditions = [sql`record = ${sql.lit(record)}`];
  if (numberKey(number) !== '') conditions.push(hasNumber(sql`number`, number));
  if (numberKey(application) !== '')
    conditions.push(
      record === 'vehicles' ? isOfApplicant(application) : hasNumber(sql`application`, application),
    );
  if (numberKey(chassis) !== '') conditions.push(isOfPart(sql`number_key(chassis_no)`, chassis));
  if (numberKey(engine) !== '') conditions.push(isOfPart(sql`number_key(engine_no)`, engine));
  // unscoped: only narrows what is within reach
  if (left) conditions.push(sql`record_id in (select id from vehicles where noc_on is not null)`);
  if (conditions.length === 1 && isStaff(caller.role)) return null;
  return sql`select record_id as id from ${rowsWithin(caller, 'searchable_numbers')} where ${sql.join(conditions, sql` and `)}`;
}

/** Of a vehicle whose chassis or engine number, a column of `vehicles`, contains what was typed. */
function isOfPart(column: RawBuilder<unknown>, typed: string): RawBuilder<unknown> {
  // unscoped: only narrows what is within reach
  return sql`record_id in (select id from vehicles where ${hasNumber(column, typed)})`;
}

/** A vehicle has no application number of its own: it is found by those of its owner's licences. */
function isOfApplicant(application: string): RawBuilder<unknown> {
  const licences = sql.join(citizenKinds.map(kind => sql.lit(kind.collection)));
  // unscoped: only narrows what is within reach
  return sql`citizen_id in (
    select citizen_id from searchable_numbers
    where record in (${licences}) and ${hasNumber(sql`application`, application)})`;
}

/** The newest records of a table within reach of staff: how many there are, and which are on the page. One statement. */
export async function newestRecords(
  db: Queryable,
  caller: Caller,
  { record, page }: NumberSearch,
): Promise<{ total: number; ids: number[] }> {
  const [found] = await newest(record)(db, caller, page * SEARCH_PAGE);
  return found ?? { total: 0, ids: [] };
}

/** Takes the total from the stored counts, and reads the page that ends after `end` rows in index order. */
const newest = memoiseByKind((record: NumberedRecord) =>
  preparedQuery((_db, caller: Caller, end: number) => {
    const upTo = sql`order by record_id desc limit ${hiddenFromPlanner(end, 'bigint')}`;
    // unscoped: `rowsInParts` are within reach
    const parts = rowsInParts(caller, 'searchable_numbers').map(
      rows => sql`(select record_id from ${rows} where record = ${sql.lit(record)} ${upTo})`,
    );
    const found = sql.join(parts, sql` union all `);
    return sql<{ total: number; ids: number[] }>`
      select ${keptCount(caller, record)} as total,
        array(select record_id from (${found}) as found order by record_id desc
          limit ${sql.lit(SEARCH_PAGE)} offset ${hiddenFromPlanner(end, 'bigint')} - ${sql.lit(SEARCH_PAGE)}) as ids`;
  }),
);
