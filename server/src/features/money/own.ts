import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { OwnCharge, OwnReceipt } from '@rto-desk/contract/endpoints/money';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import { within } from '../../scope/within.ts';
import { jobNumber } from '../jobs/rows.ts';
import { chargeText } from './charges.ts';

/** Lines of a page. */
const PER_PAGE = 15;

/** That a payer is one of the caller's own profiles; what they see as staff does not count. They are read first, as they are few. */
function isOwn(db: Queryable, caller: Caller, payer: string): RawBuilder<SqlBool> {
  const own = within(db, { ...caller, role: 'user' })
    .citizens()
    .select('citizens.id');
  return sql<SqlBool>`${sql.ref(payer)} = any(array(${own}))`;
}

/** What is charged where one's own profile is the payer, newest first. */
export async function ownCharges(
  db: Queryable,
  caller: Caller,
  words: ServerWords,
  page: number,
): Promise<Page<OwnCharge>> {
  const rows = () =>
    db
      // unscoped: limited to what one pays oneself
      .selectFrom('charges')
      // unscoped: as above
      .innerJoin('service_requests as submissions', 'submissions.id', 'charges.job_id')
      // unscoped: as above. Looked up for each charge: as a join the view is read whole.
      .innerJoinLateral(
        eb =>
          eb
            .selectFrom('job_sums')
            .select('due')
            .whereRef('job_id', '=', 'charges.job_id')
            .offset(0)
            .as('job_sums'),
        join => join.onTrue(),
      )
      .select([
        'charges.id',
        'charges.kind',
        'charges.what',
        'charges.amount',
        'charges.as_entered',
        'charged_on',
      ])
      .select(sql<string>`job_sums.due::text`.as('job_due'))
      .select(
        sql<OwnCharge['job']>`json_build_object('id', submissions.id, 'number', ${jobNumber},
          'reference', submissions.reference, 'services', submissions.services)`.as('job'),
      )
      // The jobs are read first, as they are few.
      // unscoped: as above
      .where(
        sql<SqlBool>`charges.job_id = any(array(
          select job_id from job_payers where ${isOwn(db, caller, 'job_payers.citizen_id')}))`,
      );
  const found = await listPage(db, { page, per_page: PER_PAGE }, rows(), ({ offset, limit }) =>
    rows().orderBy('charges.id', 'desc').limit(limit).offset(offset).execute(),
  );
  return {
    ...found,
    data: found.data.map(({ as_entered, kind, ...charge }) => ({
      ...charge,
      kind: kind as OwnCharge['kind'],
      what: chargeText(words, { what: charge.what, as_entered }),
    })),
  };
}

/** What was received from one's own profiles, newest first. */
export async function ownReceipts(db: Queryable, caller: Caller, page: number): Promise<Page<OwnReceipt>> {
  const rows = () =>
    db
      // unscoped: limited to what one has paid oneself
      .selectFrom('receipts')
      // unscoped: as above
      .innerJoin('receipt_advances as payer', 'payer.receipt_id', 'receipts.id')
      .select(['receipts.id', 'number', 'received_on', 'amount', 'mode', 'reference', 'cancelled_on'])
      .select(sql<string>`payer.advance::numeric(12, 2)::text`.as('advance'))
      // unscoped: as above
      .select(
        sql<OwnReceipt['allocations']>`coalesce((
          select json_agg(json_build_object('amount', one.amount::text, 'job', case when submissions.id is not null then
            json_build_object('id', submissions.id, 'number', ${jobNumber}) end) order by one.id)
          from receipt_allocations as one left join service_requests as submissions on submissions.id = one.job_id
          where one.receipt_id = receipts.id), '[]')`.as('allocations'),
      )
      .where(isOwn(db, caller, 'payer.citizen_id'));
  const found = await listPage(db, { page, per_page: PER_PAGE }, rows(), ({ offset, limit }) =>
    rows().orderBy('receipts.id', 'desc').limit(limit).offset(offset).execute(),
  );
  return {
    ...found,
    data: found.data.map(({ mode, ...receipt }) => ({
      ...receipt,
      mode: mode as OwnReceipt['mode'],
      state: receipt.cancelled_on === null ? 'valid' : 'cancelled',
    })),
  };
}
