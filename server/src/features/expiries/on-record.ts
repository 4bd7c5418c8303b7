import type { Caller } from '@rto-desk/contract/access';
import type { EndOnRecord } from '@rto-desk/contract/endpoints/on-record';
import type { KindSlug } from '@rto-desk/contract/kinds/index';
import { endName, holderUntil } from '../../facts/later-ends.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { within } from '../../scope/within.ts';

/** The holder: a vehicle's documents, and those of a citizen that belong to no vehicle. */
export interface Holder {
  citizen_id: number | null;
  vehicle_id: number | null;
}

/**
 * The current ends within reach of a holder's documents of some kinds, soonest first. One statement, none without a
 * holder.
 */
export async function endsOnRecord(
  db: Queryable,
  caller: Caller,
  { citizen_id, vehicle_id }: Holder,
  slugs: readonly KindSlug[],
): Promise<EndOnRecord[]> {
  if (slugs.length === 0 || (citizen_id === null && vehicle_id === null)) return [];
  return within(db, caller)
    .expiries()
    .select(['expiries.kind as slug', 'expiries.document_id as record_id', 'expiries.citizen_id'])
    .select(['expiries.expiry_date', 'expiries.origin', endName.as('end'), holderUntil.as('holder_until')])
    .where('expiries.superseded', '=', false)
    .where('expiries.kind', 'in', [...slugs])
    .where(eb =>
      eb.or([
        eb('expiries.vehicle_id', '=', vehicle_id ?? 0),
        eb.and([eb('expiries.citizen_id', '=', citizen_id ?? 0), eb('expiries.vehicle_id', 'is', null)]),
      ]),
    )
    .orderBy('expiries.expiry_date')
    .orderBy('expiries.kind')
    .orderBy('expiries.document_id')
    .orderBy('expiries.end_field')
    .execute();
}
