import { branchOf, type Caller } from '@rto-desk/contract/access';
import { inquiredKinds } from '@rto-desk/contract/document-inquiry';
import type { InquiryDetails } from '@rto-desk/contract/endpoints/requests';
import { numberKey } from '@rto-desk/contract/normalise';
import { sql } from 'kysely';
import { knownPlates } from '../../facts/candidates.ts';
import { realMobile } from '../../facts/dummy-mobile.ts';
import { keeping, keepingColumns } from '../../facts/profile-trust.ts';
import { isStale } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import { endsOnRecord } from '../expiries/on-record.ts';
import { inquiryRows, lockInquiry } from './queries.ts';

/** How many citizens are named who may have asked. */
const MATCHES = 5;

/** An inquiry within reach, with what the office keeps of the documents that it asks about. Five statements. Throws NotFound. */
export async function inquiryOf(db: Queryable, caller: Caller, id: number): Promise<InquiryDetails> {
  const inquiry = await inquiryRows(db, caller)
    .select('submissions.notes')
    .where('submissions.id', '=', id)
    .executeTakeFirst();
  if (inquiry === undefined) throw new NotFound();
  const vehicle = await storedVehicle(db, caller, inquiry.vehicle_no);
  const kinds = inquiry.document_type.map(type => inquiredKinds[type]);
  return {
    ...inquiry,
    vehicle,
    on_record: await endsOnRecord(db, caller, { citizen_id: null, vehicle_id: vehicle?.id ?? null }, kinds),
    matches: await within(db, caller)
      .citizens()
      // unscoped: the accounts that keep a citizen within reach
      .leftJoinLateral(keeping(caller), join => join.onTrue())
      .select(['citizens.id', 'citizens.name', 'citizens.mobile', ...keepingColumns])
      .where('citizens.mobile', '=', realMobile(inquiry.phone))
      .orderBy('citizens.id')
      .limit(MATCHES)
      .execute(),
  };
}

/** The vehicle that the office keeps by a number, where it is within reach. */
async function storedVehicle(
  db: Queryable,
  caller: Caller,
  number: string | null,
): Promise<InquiryDetails['vehicle']> {
  if (number === null) return null;
  const plate = numberKey(number);
  const kept = (await knownPlates(db, [plate])).get(plate);
  if (kept === undefined) return null;
  const found = await within(db, caller)
    .vehicles()
    .select(['vehicles.id', 'vehicles.registration_no', 'vehicles.citizen_id'])
    .select(['citizens.name', 'citizens.mobile', sql<boolean>`vehicles.noc_on is not null`.as('has_left')])
    .where('vehicles.id', '=', kept)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { citizen_id, name, mobile, ...vehicle } = found;
  return { ...vehicle, citizen: { id: citizen_id, name, mobile } };
}

/**
 * Writes down a note with an inquiry; one of no branch is taken over by the branch that deals with it. Throws NotFound, and
 * Conflict for a stale copy.
 */
export function setInquiryNotes(
  db: Db,
  caller: Caller,
  id: number,
  { notes, updated_at }: { notes?: string | null | undefined; updated_at?: string | null | undefined },
): Promise<InquiryDetails> {
  return db.transaction().execute(async transaction => {
    const inquiry = await lockInquiry(transaction, caller, id);
    if (isStale(updated_at, inquiry)) {
      throw new Conflict(words => words.errors.changedMeanwhile, await inquiryOf(transaction, caller, id));
    }
    // unscoped: locked within reach above
    await transaction
      .updateTable('document_inquiries')
      .set({ notes: notes ?? null, branch_id: inquiry.branch_id ?? branchOf(caller) })
      .where('id', '=', id)
      .execute();
    return inquiryOf(transaction, caller, id);
  });
}
