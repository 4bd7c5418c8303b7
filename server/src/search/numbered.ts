import type { Caller } from '@rto-desk/contract/access';
import { type KindSlug, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { mobileDigits, numberKey } from '@rto-desk/contract/normalise';
import { sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { inquiriesWithin, within } from '../scope/within.ts';
import { referenceOf } from './jobs.ts';

/** A document of a vehicle that was found by its number. */
export interface FoundDocument {
  kind: KindSlug;
  id: number;
  number: string;
  citizen_id: number;
  name: string;
  registration_no: string;
}

/** An inquiry that was found by its reference or mobile number. */
export interface FoundInquiry {
  id: number;
  reference: string;
  name: string;
  vehicle_no: string | null;
}

/** How many are shown. */
const SHOWN = 5;
/** Fewer characters are no number of a document. */
const SHORTEST = 4;

/**
 * The documents of vehicles within reach that the office keeps under the number that was typed, in any case and with or without
 * spaces and hyphens: policies, certificates, permits, receipts. A registration that has its vehicle's number is not among
 * them, since the vehicle is found by it. One statement, and none for what has no digit.
 */
export async function documentsNumbered(
  db: Queryable,
  caller: Caller,
  typed: string,
): Promise<FoundDocument[]> {
  const key = numberKey(typed);
  if (key.length < SHORTEST || !/[0-9]/.test(key)) return [];
  const found = vehicleKinds.flatMap(({ number, ...kind }) => {
    if (number === null) return [];
    const column = sql.ref<string>(`document.${number}`);
    return (
      within(db, caller)
        .documents({ ...kind, number })
        // unscoped: the vehicle of a document within reach
        .innerJoin('vehicles', 'vehicles.id', 'document.vehicle_id')
        .select([sql<KindSlug>`${sql.lit(kind.slug)}`.as('kind'), 'document.id', column.as('number')])
        .select(['document.citizen_id', 'citizens.name', 'vehicles.registration_no'])
        .where('document.origin', '=', 'office')
        .where(sql<string>`number_key(${column})`, '=', key)
        .where(sql<string>`number_key(vehicles.registration_no)`, '<>', key)
        .orderBy('document.id', 'desc')
        .limit(SHOWN)
    );
  });
  const { rows } = await sql<FoundDocument>`${sql.join(found, sql` union all `)}`.execute(db);
  return rows.slice(0, SHOWN);
}

/** The inquiries within reach with the reference or the whole mobile number that was typed, the newest first. One statement at most. */
export async function inquiriesNumbered(
  db: Queryable,
  caller: Caller,
  typed: string,
): Promise<FoundInquiry[]> {
  const reference = referenceOf('DI', numberKey(typed));
  const phone = mobileDigits(typed).slice(-10);
  const isReference = reference.startsWith('DI-');
  if (!isReference && phone.length < 10) return [];
  const { rows } = await sql<FoundInquiry>`
    select id, reference, name, vehicle_no from ${inquiriesWithin(caller)}
    where ${isReference ? sql`reference = ${reference}` : sql`phone = ${phone}`} order by id desc limit ${SHOWN}`.execute(
    db,
  );
  return rows;
}
