import type { Caller } from '@rto-desk/contract/access';
import { type AnyKind, kindOf, kinds } from '@rto-desk/contract/kinds/index';
import { type RawBuilder, sql } from 'kysely';
import { endName, holderUntil } from '../../facts/later-ends.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import { identifier } from './queries.ts';

/** What of a citizen has expired. */
export interface ExpiredDocuments {
  citizen: { id: number; name: string };
  expired_documents: {
    type: AnyKind['type'];
    identifier: string;
    end: string | null;
    expiry_date: string;
    holder_until: string | null;
    details: string;
  }[];
}

/**
 * The documents of a citizen that ended before a day, of all kinds, oldest first; superseded ones only on request. Two
 * statements. Throws NotFound for a citizen out of reach.
 */
export async function expiredDocumentsOf(
  db: Queryable,
  caller: Caller,
  citizenId: number,
  { before, superseded }: { before: string; superseded: boolean },
): Promise<ExpiredDocuments> {
  const { citizens, expiries } = within(db, caller);
  const citizen = await citizens()
    .select(['citizens.id', 'citizens.name'])
    .where('citizens.id', '=', citizenId)
    .executeTakeFirst();
  if (citizen === undefined) throw new NotFound();
  const rows = await expiries()
    // unscoped: the vehicle of a document within reach
    .leftJoin('vehicles', 'vehicles.id', 'expiries.vehicle_id')
    .select([
      'expiries.kind',
      'expiries.expiry_date',
      identifier.as('identifier'),
      endName.as('end'),
      holderUntil.as('holder_until'),
      details.as('details'),
    ])
    .where('expiries.citizen_id', '=', citizen.id)
    .where('expiries.expiry_date', '<', before)
    .$if(!superseded, query => query.where('expiries.superseded', '=', false))
    .orderBy('expiries.expiry_date')
    .orderBy('expiries.kind')
    .orderBy('expiries.document_id')
    .orderBy('expiries.end_field')
    .execute();
  return {
    citizen,
    expired_documents: rows.map(({ kind, identifier, ...row }) => ({
      ...row,
      type: kindOf(kind).type,
      identifier: identifier ?? '',
    })),
  };
}

/** What tells a document from others at a glance: its vehicle, or what a licence is for and who issued it. */
const details = sql<string>`case when expiries.vehicle_id is not null
  then concat_ws(' · ', vehicles.registration_no, vehicles.make_model)
  else coalesce(case expiries.kind ${sql.join(kinds.filter(kind => kind.owner === 'citizen').map(detailsOf), sql` `)} end, '') end`;

function detailsOf(kind: AnyKind): RawBuilder<unknown> {
  const shown = Object.keys(kind.fields).filter(name =>
    ['classes', 'suggestion'].includes(kind.fields[name]?.type ?? ''),
  );
  const columns = sql.join(shown.map(name => sql.ref(name)));
  // unscoped: of a row of expiries, which its statement has limited
  return sql`when ${sql.lit(kind.slug)} then (
    select concat_ws(' · ', ${columns}) from ${sql.table(kind.collection)} where id = expiries.document_id)`;
}
