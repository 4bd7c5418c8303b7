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
