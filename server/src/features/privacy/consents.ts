import { type Caller, isStaff } from '@rto-desk/contract/access';
import type { Consent, Consents, WithdrawnConsent } from '@rto-desk/contract/endpoints/consents';
import { today } from '@rto-desk/contract/expiry';
import type { QueryOf } from '@rto-desk/contract/list';
import { isDummyMobile } from '@rto-desk/contract/normalise';
import type { ConsentPurpose, PrivacyWay, privacyList } from '@rto-desk/contract/privacy';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import { isClaimed } from '../../facts/claims.ts';
import { latestConsent, stateOf } from '../../facts/consents.ts';
import { lockCitizens } from '../../facts/lock-citizens.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listPage, pageMeta } from '../../platform/database/paging.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { applyOptOut, lockNumber } from '../messages/stopped.ts';

export interface NewConsent {
  purpose: ConsentPurpose;
  how: PrivacyWay;
  on: string;
}

type Delivering = Pick<Services, 'db' | 'messengers'>;

function consentRows(db: Queryable) {
  return (
    // unscoped: of a citizen within reach
    db
      .selectFrom('consents as consent')
      // unscoped: who noted it is shown to all who see the citizen
      .leftJoin('users as makers', 'makers.id', 'consent.created_by')
      // unscoped: as above
      .leftJoin('users as withdrawers', 'withdrawers.id', 'consent.withdrawn_by')
      .select([
        'consent.id',
        'consent.citizen_id',
        'consent.purpose',
        'consent.how',
        'consent.given_on as on',
      ])
      .select(['makers.name as created_by', 'consent.withdrawn_at', 'withdrawers.name as withdrawn_by'])
      .select(['consent.withdrawn_how', 'consent.created_at', 'consent.updated_at'])
  );
}

/** One page of a citizen's consents, newest first, and where each purpose stands. Throws NotFound out of reach. */
export async function consentsPage(
  db: Queryable,
  caller: Caller,
  citizen_id: number,
  query: QueryOf<typeof privacyList>,
): Promise<Consents> {
  const states = await statesOf(db, caller, citizen_id);
  if (states === undefined) throw new NotFound();
  // unscoped: of a citizen within reach
  const listed = db.selectFrom('consents').select('id').where('citizen_id', '=', citizen_id);
  const page = await listPage(db, query, listed, ({ offset, limit }) =>
    consentRows(db)
      .where('consent.citizen_id', '=', citizen_id)
      .orderBy('consent.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
  return { ...page, states };
}

/** Where each purpose stands of a citizen; undefined out of reach. One statement. */
function statesOf(db: Queryable, caller: Caller, citizen_id: number) {
  const state = (purpose: ConsentPurpose) => stateOf(purpose).as(purpose);
  return within(db, caller)
    .citizens()
    .select([state('records'), state('reminders'), state('sharing')])
    .where('citizens.id', '=', citizen_id)
    .executeTakeFirst();
}

/**
 * Notes a consent; one to reminders of today lets them go again. The same again is the one that stands. Throws NotFound out of
 * reach, and Conflict where another stands.
 */
export function giveConsent(
  services: Delivering,
  caller: Caller,
  citizen_id: number,
  { purpose, how, on }: NewConsent,
  { isOwn = false } = {},
): Promise<Consent & { again: boolean }> {
  return services.db.transaction().execute(async transaction => {
    await lockCitizens(transaction, caller, [citizen_id]);
    const latest = await latestConsent(transaction, citizen_id, purpose);
    if (latest !== undefined && latest.withdrawn_at === null) {
      const current = await consentById(transaction, latest.id);
      const isSame = latest.created_by === caller.id && latest.how === how && latest.given_on === on;
      if (isSame || isOwn) return { ...current, again: true };
      throw new Conflict(words => words.privacyKit.consentThere, current);
    }
    // unscoped: of a citizen that is held within reach
    const { id } = await transaction
      .insertInto('consents')
      .values({ citizen_id, purpose, how, given_on: on, created_by: caller.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (purpose === 'reminders' && on === today())
      await setReminders(transaction, services, caller, citizen_id, true);
    return { ...(await consentById(transaction, id)), again: false };
  });
}

/** Notes a consent of the caller to what is done with their own profile, today and in the account. */
export async function giveOwnConsent(
  services: Delivering,
  caller: Caller,
  purpose: ConsentPurpose,
): Promise<Consent & { again: boolean }> {
  const consent = { purpose, how: 'account', on: today() } as const;
  return giveConsent(services, asSelf(caller), ownProfile(caller), consent, { isOwn: true });
}

/** Where the consents of the caller's own profile stand; nothing without one. */
export async function ownConsents(
  db: Queryable,
  caller: Caller,
  query: QueryOf<typeof privacyList>,
): Promise<Consents> {
  if (caller.citizen_id !== null) return consentsPage(db, asSelf(caller), caller.citizen_id, query);
  const { page, per_page } = query;
  const states = { records: 'missing', reminders: 'missing', sharing: 'missing' } as const;
  return { data: [], meta: pageMeta(page, per_page, 0, 0), states };
}

/** Limits a caller to their own profiles, staff too. */
const asSelf = (caller: Caller): Caller => ({ ...caller, role: 'user', branch_id: null });

/** Throws Conflict for an account without a profile of its own. */
function ownProfile({ citizen_id }: Caller): number {
  if (citizen_id === null) throw new Conflict(words => words.privacyKit.noProfile);
  return citizen_id;
}

/**
 * Withdraws a consent and stops what it allowed; again for who has withdrawn it. Answers what stays. Throws NotFound, and Conflict
 * where another has withdrawn it.
 */
export function withdrawConsent(
  services: Delivering,
  caller: Caller,
  id: number,
  words: ServerWords,
): Promise<WithdrawnConsent> {
  return services.db.transaction().execute(async transaction => {
    const { citizen_id } = await within(transaction, caller)
      .citizens()
      // unscoped: of citizens within reach
      .innerJoin('consents', 'consents.citizen_id', 'citizens.id')
      .select('consents.citizen_id')
      .where('consents.id', '=', id)
      .executeTakeFirstOrThrow(() => new NotFound());
    return withdrawHeld(transaction, services, caller, citizen_id, id, words);
  });
}

/** The same of the caller's own profile, by its purpose. Throws NotFound where nothing was ever agreed to. */
export function withdrawOwnConsent(
  services: Delivering,
  caller: Caller,
  purpose: ConsentPurpose,
  words: ServerWords,
): Promise<WithdrawnConsent> {
  const self = asSelf(caller);
  const citizen_id = ownProfile(caller);
  return services.db.transaction().execute(async transaction => {
    const latest = await latestConsent(transaction, citizen_id, purpose);
    if (latest === undefined) throw new NotFound();
    return withdrawHeld(transaction, services, self, citizen_id, latest.id, words, { isOwn: true });
  });
}

async function withdrawHeld(
  db: Queryable,
  services: Delivering,
  caller: Caller,
  citizen_id: number,
  id: number,
  words: ServerWords,
  { isOwn = false } = {},
): Promise<WithdrawnConsent> {
  await lockCitizens(db, caller, [citizen_id]);
  // unscoped: of a citizen that is held within reach
  const consent = await db
    .selectFrom('consents')
    .select(['purpose', 'withdrawn_at', 'withdrawn_by'])
    .where('id', '=', id)
    .where('citizen_id', '=', citizen_id)
    .executeTakeFirstOrThrow(() => new NotFound());
  const { purpose } = consent;
  const message = words.privacyKit.withdrawnAnswer[purpose];
  if (consent.withdrawn_at !== null) {
    const current = await consentById(db, id);
    if (consent.withdrawn_by === caller.id || isOwn) return { ...current, message };
    throw new Conflict(texts => texts.privacyKit.withdrawnAlready, current);
  }
  // Every one of the purpose: a merge may have brought a second.
  // unscoped: of a citizen that is held within reach
  await db
    .updateTable('consents')
    .set({
      withdrawn_at: sql<string>`now()`,
      withdrawn_by: caller.id,
      withdrawn_how: isOwn ? 'account' : 'counter',
    })
    .where('citizen_id', '=', citizen_id)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .execute();
  if (purpose === 'reminders') await setReminders(db, services, caller, citizen_id, false);
  return { ...(await consentById(db, id)), message };
}

/**
 * Stops reminders to a held citizen as STOP does, or lets them go again as START does. A user whose verified mobile is not the
 * profile's has no say on that number, which may be another's: their word counts for their profile alone.
 */
async function setReminders(
  db: Queryable,
  services: Delivering,
  caller: Caller,
  citizen_id: number,
  wanted: boolean,
): Promise<void> {
  // unscoped: of a citizen that is held within reach, and the caller's own account
  const { mobile, is_theirs, is_claimed } = await db
    .selectFrom('citizens')
    .select(['mobile', isClaimed.as('is_claimed')])
    .select(
      sql<boolean>`exists (select from users where users.id = ${caller.id} and users.phone = citizens.mobile
        and users.phone_verified_at is not null)`.as('is_theirs'),
    )
    .where('citizens.id', '=', citizen_id)
    .executeTakeFirstOrThrow();
  const saysForNumber = !isDummyMobile(mobile) && (isStaff(caller.role) || is_theirs);
  if (saysForNumber) {
    await lockNumber(db, mobile);
    const said = { mobile_no: mobile, said_at: new Date().toISOString() };
    await applyOptOut(db, services, { ...said, word: wanted ? 'start' : 'stop' });
  }
  if (saysForNumber && !wanted) return;
  if (!isStaff(caller.role) && is_claimed) return;
  // unscoped: of a citizen that is held within reach
  await db
    .updateTable('citizens')
    .set({ reminders_off: !wanted })
    .where('id', '=', citizen_id)
    .where('reminders_off', '=', wanted)
    .execute();
}

function consentById(db: Queryable, id: number): Promise<Consent> {
  return consentRows(db).where('consent.id', '=', id).executeTakeFirstOrThrow();
}
