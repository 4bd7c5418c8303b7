import { inquiryStatuses, inquiryTypes } from '@rto-desk/contract/document-inquiry';
import { INQUIRY } from '../features/inquiries/queries.ts';
import type { Db } from '../platform/database/database.ts';
import { freshReference } from '../platform/reference.ts';
import { newestLast, progress, requestersOf } from './askers.ts';
import type { Random } from './random.ts';

/** How many people have asked after documents. */
const INQUIRIES = 40;

/** Visitors ask without an account, about vehicles that need not be on record. */
export async function addInquiries(db: Db, random: Random, staff: readonly number[]): Promise<void> {
  const askers = await requestersOf(db);
  const rows = newestLast(INQUIRIES, random).map(age => {
    const asker = random.oneOf(askers);
    const types = inquiryTypes.filter(() => random.roll(3) === 0);
    return {
      reference: freshReference(INQUIRY),
      name: asker.name,
      phone: asker.mobile,
      user_id: null,
      branch_id: null,
      vehicle_no: asker.registration_no,
      document_type: types.length > 0 ? types : [random.oneOf(inquiryTypes)],
      ...progress(inquiryStatuses, age, random, staff),
    };
  });
  await db.insertInto('document_inquiries').values(rows).execute();
}
