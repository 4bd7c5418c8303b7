import type { Caller } from '@rto-desk/contract/access';
import { numberKey } from '@rto-desk/contract/normalise';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { within } from '../../scope/within.ts';
import { judgingCaller } from './branch.ts';
import type { Entry, KeptRow } from './entry.ts';
import { parseRows } from './parsing.ts';
import type { ImportRecord } from './queries.ts';

/** A shorter text is only the last digits of a chassis number, which several vehicles may share. */
const SHORTEST_CHASSIS = 10;

/**
 * Parses rows. A row without a registration number ("New Regn") gets that of the one office vehicle within reach that has its
 * chassis number, with a note: the number may have been issued since the list was written.
 */
export async function parseAndFindVehicles(
  db: Queryable,
  caller: Caller,
  list: ImportRecord,
  rows: readonly KeptRow[],
): Promise<Entry[]> {
  const entries = await parseRows(list, rows);
  const wanted = new Set(entries.flatMap(entry => searchableChassis(entry) ?? []));
  if (wanted.size === 0) return entries;
  const found = await within(db, judgingCaller(caller, list))
    .vehicles()
    .select(['vehicles.registration_no', 'vehicles.chassis_no'])
    .where(sql`number_key(vehicles.chassis_no)`, '=', sql`any(${[...wanted]}::text[])`)
    .where('vehicles.origin', '=', 'office')
    .execute();
  const plates = new Map<string, string | null>();
  for (const { registration_no, chassis_no } of found) {
    const key = numberKey(chassis_no ?? '');
    // Of two vehicles with one chassis number neither is certain.
    plates.set(key, plates.has(key) ? null : registration_no);
  }
  for (const entry of entries) {
    const plate = plates.get(searchableChassis(entry) ?? '');
    if (!plate) continue;
    entry.vehicle.registration_no = plate;
    entry.said.push({
      field: 'registration_no',
      row: { code: 'foundByChassis', text: plate },
      isNote: true,
    });
  }
  return entries;
}

function searchableChassis({ vehicle, said }: Entry): string | null {
  if (vehicle.registration_no !== undefined || vehicle.chassis_no === undefined) return null;
  // A number that could not be read is corrected first.
  if (said.some(({ field, isNote }) => field === 'registration_no' && !isNote)) return null;
  const key = numberKey(vehicle.chassis_no);
  return key.length < SHORTEST_CHASSIS ? null : key;
}
