import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type {
  CurrentPrivacyNotice,
  PrivacyContact,
  PrivacyNotice,
  PrivacyNoticeGiven,
  PrivacySettings,
} from '@rto-desk/contract/endpoints/privacy';
import { today } from '@rto-desk/contract/expiry';
import type { QueryOf } from '@rto-desk/contract/list';
import type { PrivacyWay, privacyList } from '@rto-desk/contract/privacy';
import { sql } from 'kysely';
import { countMissingConsents, countMissingGuardians } from '../../facts/consents.ts';
import { lockCitizens } from '../../facts/lock-citizens.ts';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';

type PrivacyQuery = QueryOf<typeof privacyList>;

/** Whom people ask about their data. One statement. */
export function privacyContact(db: Queryable): Promise<PrivacyContact> {
  return settingsRow(db).executeTakeFirstOrThrow();
}

/** The contact, the legal basis, and how many consents of people and of guardians are missing. */
export async function privacySettings(db: Queryable): Promise<PrivacySettings> {
  const row = await settingsRow(db).select(['legal_basis', 'updated_at']).executeTakeFirstOrThrow();
  return {
    ...row,
    missing_consents: row.legal_basis === 'consent' ? await countMissingConsents(db) : null,
    missing_guardians: await countMissingGuardians(db),
  };
}

function settingsRow(db: Queryable) {
  return db
    .selectFrom('office_settings')
    .select(['privacy_contact_name as contact_name', 'privacy_contact_phone as contact_phone'])
    .select('privacy_contact_email as contact_email');
}

/** What an admin sets; what is absent stays. */
type ContactChange = { [Name in keyof PrivacyContact]?: PrivacyContact[Name] | undefined } & {
  updated_at?: string | null | undefined;
};

/** Changes the contact. Throws Invalid for a contact without a phone number or address, and Conflict for a stale copy. */
export function changeContact(db: Db, { updated_at, ...change }: ContactChange): Promise<PrivacySettings> {
  return db.transaction().execute(async transaction => {
    await transaction.selectFrom('office_settings').select('singleton').forUpdate().execute();
    const current = await privacySettings(transaction);
    assertFresh(updated_at, current);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const { contact_name, contact_phone, contact_email } = { ...current, ...given };
    const isReachable = contact_phone !== null || contact_email !== null;
    if (contact_name !== null && !isReachable) {
      throw new Invalid({ contact_phone: words => words.privacyKit.contactUnreachable });
    }
    if (contact_name === null && isReachable) {
      throw new Invalid({ contact_name: words => words.privacyKit.contactUnnamed });
    }
    await transaction
      .updateTable('office_settings')
      .set({
        privacy_contact_name: contact_name,
        privacy_contact_phone: contact_phone,
        privacy_contact_email: contact_email,
      })
      .execute();
    return privacySettings(transaction);
  });
}

/** The current notice with the contact, for all visitors. One statement. */
export function currentNotice(db: Queryable): Promise<CurrentPrivacyNotice> {
  return (
    settingsRow(db)
      // unscoped: a text of the office
      .leftJoin(
        eb => eb.selectFrom('privacy_notices').selectAll().orderBy('version', 'desc').limit(1).as('notice'),
        join => join.onTrue(),
      )
      .select([
        'office_settings.legal_basis',
        'notice.version',
        'notice.en',
        'notice.hi',
        'notice.created_at',
      ])
      .executeTakeFirstOrThrow()
  );
}

function noticeRows(db: Queryable) {
  return (
    db
      .selectFrom('privacy_notices as notice')
      // unscoped: which admin wrote it, for admins
      .leftJoin('users as makers', 'makers.id', 'notice.created_by')
      .select(['notice.id', 'notice.version', 'notice.en', 'notice.hi', 'notice.created_at'])
      .select('makers.name as created_by')
      // unscoped: counted for admins, who see everything
      .select(
        sql<number>`(select count(distinct citizen_id)::integer from privacy_notices_given where notice_id = notice.id)`.as(
          'given',
        ),
      )
  );
}

/** One page of the versions, newest first. For admins. */
export function noticesPage(db: Queryable, query: PrivacyQuery): Promise<Page<PrivacyNotice>> {
  const listed = db.selectFrom('privacy_notices').select('id');
  return listPage(db, query, listed, ({ offset, limit }) =>
    noticeRows(db).orderBy('notice.version', 'desc').limit(limit).offset(offset).execute(),
  );
}

/** Writes a new version; the current one again where it says the same. */
export function addNotice(
  db: Db,
  caller: Caller,
  text: { en: string; hi: string },
): Promise<PrivacyNotice & { again: boolean }> {
  return db.transaction().execute(async transaction => {
    // Two who write at once get two versions.
    await transaction.selectFrom('office_settings').select('singleton').forUpdate().execute();
    const latest = await noticeRows(transaction)
      .orderBy('notice.version', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (latest?.en === text.en && latest.hi === text.hi) return { ...latest, again: true };
    const { id } = await transaction
      .insertInto('privacy_notices')
      .values({ ...text, version: (latest?.version ?? 0) + 1, created_by: caller.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const added = await noticeRows(transaction).where('notice.id', '=', id).executeTakeFirstOrThrow();
    return { ...added, again: false };
  });
}

function givenRows(db: Queryable, citizen_id: number) {
  return (
    // unscoped: of a citizen within reach
    db
      .selectFrom('privacy_notices_given as given')
      .innerJoin('privacy_notices as notice', 'notice.id', 'given.notice_id')
      // unscoped: who noted it is shown to all who see the citizen
      .leftJoin('users as makers', 'makers.id', 'given.created_by')
      .where('given.citizen_id', '=', citizen_id)
      .select(['given.id', 'given.citizen_id', 'notice.version', 'given.how', 'given.given_on'])
      .select(['makers.name as created_by', 'given.created_at'])
  );
}

/** One page of the notices that a citizen was given, newest first. Throws NotFound out of reach. */
export async function givenPage(
  db: Queryable,
  caller: Caller,
  citizen_id: number,
  query: PrivacyQuery,
): Promise<Page<PrivacyNoticeGiven>> {
  await assertWithin(db, caller, citizen_id);
  // unscoped: of a citizen within reach
  const listed = db.selectFrom('privacy_notices_given').select('id').where('citizen_id', '=', citizen_id);
  return listPage(db, query, listed, ({ offset, limit }) =>
    givenRows(db, citizen_id).orderBy('given.id', 'desc').limit(limit).offset(offset).execute(),
  );
}

/** Throws NotFound for a citizen out of reach. */
async function assertWithin(db: Queryable, caller: Caller, citizen_id: number): Promise<void> {
  await within(db, caller)
    .citizens()
    .select('citizens.id')
    .where('citizens.id', '=', citizen_id)
    .executeTakeFirstOrThrow(() => new NotFound());
}

/**
 * Notes that a citizen was given the current notice today, once for each way. Throws NotFound out of reach, and Conflict before
 * there is a notice.
 */
export function giveNotice(
  db: Db,
  caller: Caller,
  citizen_id: number,
  how: PrivacyWay,
): Promise<PrivacyNoticeGiven & { again: boolean }> {
  return db.transaction().execute(async transaction => {
    await lockCitizens(transaction, caller, [citizen_id]);
    const notice = await transaction
      .selectFrom('privacy_notices')
      .select('id')
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (notice === undefined) throw new Conflict(words => words.privacyKit.noNotice);
    const given_on = today();
    const known = await givenRows(transaction, citizen_id)
      .where('given.notice_id', '=', notice.id)
      .where('given.how', '=', how)
      .where('given.given_on', '=', given_on)
      .executeTakeFirst();
    if (known !== undefined) return { ...known, again: true };
    // unscoped: of a citizen that is held within reach
    const { id } = await transaction
      .insertInto('privacy_notices_given')
      .values({ citizen_id, notice_id: notice.id, how, given_on, created_by: caller.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const added = await givenRows(transaction, citizen_id)
      .where('given.id', '=', id)
      .executeTakeFirstOrThrow();
    return { ...added, again: false };
  });
}
