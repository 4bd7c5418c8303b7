import { ADULT_AGE } from '@rto-desk/contract/citizen';
import { today } from '@rto-desk/contract/expiry';
import type { ConsentPurpose, ConsentState } from '@rto-desk/contract/privacy';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { Conflict } from '../platform/errors.ts';

/** Of two acts on a purpose the later one counts; a merge may bring several. */
const latestFirst = sql`coalesce(withdrawn_at, created_at) desc, id desc`;

/** The consent to a purpose that counts for a citizen, withdrawn or not; undefined where there never was any. */
export function latestConsent(db: Queryable, citizen_id: number, purpose: ConsentPurpose) {
  // unscoped: of a citizen within reach
  return db
    .selectFrom('consents')
    .select(['id', 'how', 'given_on', 'created_by', 'withdrawn_at'])
    .where('citizen_id', '=', citizen_id)
    .where('purpose', '=', purpose)
    .orderBy(latestFirst)
    .limit(1)
    .executeTakeFirst();
}

/** In SQL, when the citizen of the statement around it has withdrawn their consent to a purpose; null where it stands. */
export function withdrawnAt(purpose: ConsentPurpose): RawBuilder<string | null> {
  // unscoped: of citizens that the statement around it has limited
  return sql<string | null>`(select withdrawn_at from consents
    where consents.citizen_id = citizens.id and purpose = ${sql.lit(purpose)} order by ${latestFirst} limit 1)`;
}

/** In SQL, where a purpose stands of the citizen of the statement around it. */
export function stateOf(purpose: ConsentPurpose): RawBuilder<ConsentState> {
  // unscoped: of citizens that the statement around it has limited
  return sql<ConsentState>`coalesce((select case when withdrawn_at is null then 'given' else 'withdrawn' end from consents
    where consents.citizen_id = citizens.id and purpose = ${sql.lit(purpose)} order by ${latestFirst} limit 1), 'missing')`;
}

/** In SQL, whether that citizen's consent to their records is needed, by the legal basis of the office, and missing. */
// unscoped: of citizens that the statement around it has limited
export const isConsentMissing = sql<boolean>`((select legal_basis from office_settings) = 'consent' and not exists (
  select from consents where consents.citizen_id = citizens.id and purpose = 'records' and withdrawn_at is null))`;

/** Throws Conflict where a citizen has withdrawn that what is kept of them is given to others. */
export async function assertMayShare(db: Queryable, citizen_id: number): Promise<void> {
  const latest = await latestConsent(db, citizen_id, 'sharing');
  if (latest?.withdrawn_at != null) throw new Conflict(words => words.privacyKit.sharingWithdrawn);
}

/** How many citizens have not agreed to the keeping of their records, or have withdrawn it. For admins. */
export async function countMissingConsents(db: Queryable): Promise<number> {
  // unscoped: counted for admins, who see everything
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from citizens where not exists (
      select from consents where consents.citizen_id = citizens.id and purpose = 'records' and withdrawn_at is null)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** How many citizens are under 18 on a day without their guardian's consent, as `isGuardianConsentMissing` says. For admins. */
export async function countMissingGuardians(db: Queryable, day: string = today()): Promise<number> {
  // Who was born on 29 February comes of age on 1 March.
  // unscoped: counted for admins, who see everything
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from citizens
    where dob > ${day}::date - make_interval(years => ${ADULT_AGE})
      and (guardian_name is null or guardian_relation is null or guardian_consent_on is null)`.execute(db);
  return rows[0]?.count ?? 0;
}

/** STOP of a number: withdraws the consents to reminders of all who have it, and whom the caller has locked. */
export async function withdrawReminders(db: Queryable, mobile_no: string): Promise<void> {
  // unscoped: a number speaks for all who have it
  await sql`update consents set withdrawn_at = now(), withdrawn_how = 'whatsapp'
    from citizens where citizens.id = consents.citizen_id and citizens.mobile = ${mobile_no}
      and purpose = 'reminders' and withdrawn_at is null`.execute(db);
}

/**
 * START of a number: gives the consent to reminders again for those who have it and had withdrawn theirs. Not for who had given
 * none, and not where the profile itself takes no reminders.
 */
export async function restoreReminderConsent(db: Queryable, mobile_no: string): Promise<void> {
  // unscoped: a number speaks for all who have it
  await sql`insert into consents (citizen_id, purpose, how, given_on)
    select citizens.id, 'reminders', 'whatsapp', ${today()}::date from citizens
    where citizens.mobile = ${mobile_no} and not reminders_off and ${stateOf('reminders')} = 'withdrawn'
    order by citizens.id`.execute(db);
}
