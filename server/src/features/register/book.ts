import type { BookLine } from '@rto-desk/contract/endpoints/register';
import { daysBetween } from '@rto-desk/contract/expiry';
import { type Direction, MAX_BOOK_DAYS } from '@rto-desk/contract/register';
import { type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { Invalid } from '../../platform/errors.ts';
import { byReach } from '../../scope/reach.ts';
import { asEntry, entryRows, type Reader } from './rows.ts';

/**
 * The numbers of a direction that were issued on some days, in order, as the bound book has them: the entries within reach, and
 * the numbers that were skipped. Throws Invalid for more than 31 days.
 */
export async function bookOf(
  db: Queryable,
  reader: Reader,
  { direction, from, to }: { direction: Direction; from: string; to: string },
): Promise<BookLine[]> {
  if (to < from || daysBetween(from, to) >= MAX_BOOK_DAYS) {
    throw new Invalid({ to: words => words.register.tooManyDays(MAX_BOOK_DAYS) });
  }
  const { caller } = reader;
  const entries = await entryRows(db, caller)
    .where('direction', '=', direction)
    .where('entered_on', '>=', from)
    .where('entered_on', '<=', to)
    .execute();
  const byId = new Map(entries.map(row => [row.id, asEntry(reader, row)]));
  const numbers = await db
    .selectFrom('issued_numbers')
    .select(['number', 'issued_on as day', 'record_id', 'reason'])
    .where('series', '=', direction === 'in' ? 'inward' : 'outward')
    .where('issued_on', '>=', from)
    .where('issued_on', '<=', to)
    .where(
      byReach(caller, {
        everything: () => sql<SqlBool>`true`,
        branch: id => sql<SqlBool>`(branch_id = ${id} or branch_id is null)`,
        own: () => sql<SqlBool>`false`,
      }),
    )
    .orderBy('year')
    .orderBy('book')
    .orderBy('serial')
    .execute();
  return numbers.flatMap(({ number, day, record_id, reason }): BookLine[] => {
    const entry = byId.get(record_id ?? 0) ?? null;
    return entry === null && reason === null ? [] : [{ number, day, entry, skip_reason: reason }];
  });
}
