import type { DueReminder } from '@rto-desk/contract/endpoints/reminders';
import type { KindSlug } from '@rto-desk/contract/kinds/index';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { endName, holderUntil } from '../../facts/later-ends.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { identifier, isIdentifiedByOffice } from '../expiries/queries.ts';

/** For how many days after its last stage a document is still reminded of, when the server was down on the day. */
const GRACE = 3;

export interface Due extends Omit<DueReminder, 'type'> {
  kind: KindSlug;
  branch_id: number | null;
  /** Whether its holder has entered the owner's name, and not the office. */
  named_by_holder: boolean;
  name_known: boolean;
  identified_by_office: boolean;
  /** Which of the document's ends it is. */
  end_field: string;
}

/** What somebody has declared themself is told only to the mobile of their own account, when that is verified. */
// unscoped: whoever keeps the citizen, and nothing of the account but whether it is verified
const isToBeTold = sql<boolean>`(expiries.origin = 'office' or exists (
  select from users as keeper
  where (keeper.id = citizens.owner_id or keeper.citizen_id = citizens.id)
    and keeper.phone = citizens.mobile and keeper.phone_verified_at is not null))`;

/**
 * Whether a list has brought the document, or its owner. Whom lists have brought is reminded only after an admin says so.
 * @param list one list; those that an admin has not let go where not said
 */
export function isBrought(list?: number) {
  // unscoped: whether a list has brought what the statement around it has limited
  return sql<boolean>`exists (
    select from import_records as brought join imports as lists on lists.id = brought.import_id
    where brought.made and ${list === undefined ? sql`lists.reminders_allowed_at is null` : sql`lists.id = ${list}`}
      and (brought.record = 'citizens' and brought.record_id = expiries.citizen_id
        or brought.record = expiries.kind and brought.record_id = expiries.document_id))`;
}

/**
 * The current documents whose reminder is due on a day: those within a stage's window that have not been reminded
 * of at that stage. A document's stage is the least one that is not below its days left, so that a missed day is
 * caught up and an old stage is never sent late. From the last day on nothing is due while the holder says that the
 * document has been renewed: staff look at that first.
 * @param after only those that follow this one in their order
 * @param isMeant which of them; all but those that lists have brought and no admin has let go where not said
 */
export function dueReminders(
  db: Queryable,
  day: string,
  stages: readonly number[],
  after?: Pick<Due, 'expiry_date' | 'kind' | 'document_id' | 'end_field'>,
  isMeant = sql<boolean>`not ${isBrought()}`,
) {
  const stage = sql<number>`(select min(s) from unnest(${[...stages]}::integer[]) as s
    where s >= greatest(expiries.expiry_date - ${day}::date, 0))`;
  // unscoped: the worker plans the reminders of the whole office, which admins look at
  return db
    .selectFrom('expiries')
    .innerJoin('citizens', 'citizens.id', 'expiries.citizen_id')
    .leftJoin('vehicles', 'vehicles.id', 'expiries.vehicle_id')
    .select([
      'expiries.kind',
      'expiries.document_id',
      'expiries.end_field',
      'expiries.citizen_id',
      'expiries.expiry_date',
      'citizens.name as owner_name',
      'citizens.mobile as owner_mobile',
      'citizens.branch_id',
      'citizens.name_known',
      sql<boolean>`citizens.name_by_holder_at is not null`.as('named_by_holder'),
      isIdentifiedByOffice.as('identified_by_office'),
      'vehicles.registration_no as vehicle_no',
      sql<string>`coalesce(${identifier}, '')`.as('identifier'),
      endName.as('end'),
      stage.as('stage'),
    ])
    .where('expiries.expiry_date', '>=', addPeriod(day, { days: stages.includes(0) ? -GRACE : 0 }))
    .where('expiries.expiry_date', '<=', addPeriod(day, { days: Math.max(...stages) }))
    .where('expiries.superseded', '=', false)
    .where('expiries.has_left', '=', false)
    .where(sql<boolean>`(expiries.expiry_date > ${day}::date or ${holderUntil} is null)`)
    .where('citizens.reminders_off', '=', false)
    .where(isToBeTold)
    .where(isMeant)
    .where(
      after === undefined
        ? sql<boolean>`true`
        : sql<boolean>`expiries.expiry_date >= ${after.expiry_date}
            and (expiries.expiry_date, expiries.kind, expiries.document_id, expiries.end_field)
              > (${after.expiry_date}::date, ${after.kind}, ${after.document_id}::integer, ${after.end_field})`,
    )
    .where(sql<boolean>`${stage} is not null`)
    .where(
      sql<boolean>`not exists (select from reminders where reminders.kind = expiries.kind
        and reminders.document_id = expiries.document_id and reminders.end_field = expiries.end_field
        and reminders.expiry_date = expiries.expiry_date
        and reminders.stage = ${stage})`,
    );
}

/** What ends first comes first; the order in which the reminders of a day are written. */
export function orderedByExpiry(due: ReturnType<typeof dueReminders>) {
  return due.orderBy(sql`expiries.expiry_date, expiries.kind, expiries.document_id, expiries.end_field`);
}
