import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

/**
 * Lets every sixth licence that ends do so between six weeks ago and eleven weeks from the day on, so that each
 * kind has some that are expired and some that are due, however long its licences last.
 */
export async function spreadExpiries(db: Db, day: string): Promise<void> {
  for (const { collection, from, until, validity } of citizenKinds) {
    const { years = 0, months = 0, days = 0 } = validity ?? {};
    await sql`
      update ${sql.table(collection)} as licence
      set ${sql.ref(until)} = ends.day,
        ${sql.ref(from)} = ends.day - make_interval(years => ${years}, months => ${months}, days => ${days})
      from (select id, ${day}::date - 42 + id * 7 % 120 as day from ${sql.table(collection)}) as ends
      where ends.id = licence.id and licence.id % 6 = 0 and ${sql.ref(`licence.${until}`)} is not null`.execute(
      db,
    );
  }
}
