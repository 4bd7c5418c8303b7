import { inquiryStatuses, inquiryTypes } from '@rto-desk/contract/document-inquiry';
import { requestStatuses } from '@rto-desk/contract/service-request';
import { serviceCategories, services } from '@rto-desk/contract/services';
import { INQUIRY } from '../features/inquiries/queries.ts';
import { REQUEST } from '../features/requests/queries.ts';
import type { Db } from '../platform/database/database.ts';
import { freshReference } from '../platform/reference.ts';
import type { Random } from './random.ts';

/** How many people have asked for services, and after documents, within how many days. */
const REQUESTS = 60;
const INQUIRIES = 40;
const DAYS = 80;
/** After how many days staff have answered everybody. */
const ANSWERED = 30;

const queries = [
  null,
  null,
  'Please tell me which papers I have to bring.',
  'मुझे कौन से कागज़ लाने होंगे?',
  'I am out of station until Monday.',
  'क्या यह ऑनलाइन हो सकता है?',
] as const;

/** What people have asked for by now, the older requests mostly done. */
export async function addRequests(db: Db, random: Random, staff: readonly number[]): Promise<void> {
  const askers = await askersOf(db);
  const rows = newestLast(REQUESTS, random).map(age => {
    const asker = random.oneOf(askers);
    const category = random.oneOf(serviceCategories);
    const offered = services[category];
    const first = offered[random.roll(offered.length)];
    const second = offered[random.roll(offered.length)];
    const asked = [...new Set([first, random.roll(3) === 0 ? second : first])].filter(
      one => one !== undefined,
    );
    const query = random.oneOf(queries);
    return {
      reference: freshReference(REQUEST),
      contact_name: asker.name,
      contact_phone: asker.mobile,
      user_id: asker.owner_id,
      branch_id: asker.branch_id,
      category,
      services: asked,
      // Who asks for something else must say what.
      query: category === 'other' ? (query ?? queries[2]) : query,
      ...progress(requestStatuses, age, random, staff),
    };
  });
  await db.insertInto('service_requests').values(rows).execute();
}

/** Visitors ask without an account, about vehicles that need not be on record. */
export async function addInquiries(db: Db, random: Random, staff: readonly number[]): Promise<void> {
  const askers = await askersOf(db);
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

interface Asker {
  name: string;
  mobile: string;
  owner_id: number | null;
  branch_id: number | null;
  registration_no: string | null;
}

async function askersOf(db: Db): Promise<[Asker, ...Asker[]]> {
  const [first, ...others] = await db
    .selectFrom('citizens')
    .leftJoin('vehicles', 'vehicles.citizen_id', 'citizens.id')
    .distinctOn('citizens.id')
    .select(['citizens.name', 'mobile', 'owner_id', 'branch_id', 'registration_no'])
    .orderBy('citizens.id')
    .orderBy('vehicles.id')
    .execute();
  if (first === undefined) throw new Error('Nobody is there to ask for anything');
  return [first, ...others];
}

/** How many days ago each came, the oldest first, the last ones today. */
function newestLast(count: number, random: Random): number[] {
  return Array.from({ length: count }, () => random.roll(DAYS)).sort((one, other) => other - one);
}

/** The first status is where everything begins; what came long ago is further. */
function progress<Status extends string>(
  statuses: readonly [Status, ...Status[]],
  age: number,
  random: Random,
  staff: readonly number[],
) {
  const created_at = daysAgo(age, random.roll(24 * 60));
  const status = random.roll(ANSWERED) < age ? random.oneOf(statuses) : statuses[0];
  const isBegun = status === statuses[0];
  return {
    status,
    created_at,
    status_changed_by: isBegun ? null : (staff[random.roll(staff.length)] ?? null),
    status_changed_at: isBegun ? null : daysAgo(random.roll(age), 0),
  };
}

function daysAgo(days: number, minutes: number): string {
  return new Date(Date.now() - days * 86_400_000 - minutes * 60_000).toISOString();
}
