import type { Caller } from '@rto-desk/contract/access';
import { numberKey } from '@rto-desk/contract/normalise';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { within } from '../../../scope/within.ts';
import type { ImportRecord } from '../queries.ts';
import type { ParsedRow, StoredRow } from '../read/parse-row.ts';
import { planningCaller } from './plan-context.ts';
import { parseWithRowsAbove } from './rows-above.ts';

/** A shorter text is only the last digits of a chassis number, which several vehicles may share. */
const SHORTEST_CHASSIS = 10;

/**
 * Parses rows, with the owners of the rows above where those are used. A row without a registration number ("New Regn") gets that of the one office vehicle within reach that has its
 * chassis number, with a note: the number may have been issued since the list was written.
 */
export async function parseAndFindVehicles(
  db: Queryable,
  caller: Caller,
  list: ImportRecord,
  rows: readonly StoredRow[],
): Promise<ParsedRow[]> {
  const entries = await parseWithRowsAbove(db, list, rows);
  const wanted = new Set(entries.flatMap(entry => searchableChassis(entry) ?? []));
  if (wanted.size === 0) return entries;
  const plates = await platesByChassis(db, planningCaller(caller, list), [...wanted]);
  for (const entry of entries) {
    const plate = plates.get(searchableChassis(entry) ?? '');
    if (!plate) continue;
    entry.vehicle.registration_no = plate;
    entry.issues.push({
      field: 'registration_no',
      row: { code: 'foundByChassis', text: plate },
      isNote: true,
    });
  }
  return entries;
}

/** The registration numbers of office vehicles within reach, by the keys of their chassis numbers; null where two have one. */
export async function platesByChassis(
  db: Queryable,
  caller: Caller,
  keys: readonly string[],
): Promise<Map<string, string | null>> {
  const plates = new Map<string, string | null>();
  if (keys.length === 0) return plates;
  const found = await within(db, caller)
    .vehicles()
    .select(['vehicles.registration_no', 'vehicles.chassis_no'])
    .where(sql`number_key(vehicles.chassis_no)`, '=', sql`any(${[...keys]}::text[])`)
    .where('vehicles.origin', '=', 'office')
    .where('vehicles.chassis_no', 'is not', null)
    .execute();
  for (const { registration_no, chassis_no } of found) {
    const key = numberKey(chassis_no ?? '');
    // Of two vehicles with one chassis number neither is certain.
    plates.set(key, plates.has(key) ? null : registration_no);
  }
  return plates;
}

function searchableChassis({ vehicle, issues }: ParsedRow): string | null {
  if (vehicle.registration_no !== undefined || vehicle.chassis_no === undefined) return null;
  // A number that could not be read is corrected first.
  if (issues.some(({ field, isNote }) => field === 'registration_no' && !isNote)) return null;
  return fullChassisKey(vehicle.chassis_no);
}

/** A chassis number as it is compared; null for its last digits alone. */
export function fullChassisKey(chassis: string): string | null {
  const key = numberKey(chassis);
  return key.length < SHORTEST_CHASSIS ? null : key;
}
