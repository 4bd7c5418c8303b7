import type { Caller } from '@rto-desk/contract/access';
import type { Claim } from '@rto-desk/contract/endpoints/claims';
import { sql } from 'kysely';
import { isClaimed } from '../../facts/claims.ts';
import { lockAccount } from '../../facts/lock-accounts.ts';
import { lockCitizens } from '../../facts/lock-citizens.ts';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { claimOf } from './list.ts';
import { isOpen } from './named.ts';

interface Seen {
  updated_at?: string | null | undefined;
}

/**
 * Gives the account of an open claim the profile that it names, within reach: staff have seen that it is the same
 * person. The account reads the profile and adds documents of its own; its own profile, if it has one, stays beside it
 * and needs no claim. Throws NotFound, Invalid where the number is that of several people, and Conflict: decided
 * meanwhile, held by another account, or of another person by now.
 */
export function approveClaim(
  db: Db,
  caller: Caller,
  id: number,
  { citizen_id, updated_at }: Seen & { citizen_id?: number | null | undefined },
): Promise<Claim> {
  return db.transaction().execute(async transaction => {
    const shown = await openClaim(transaction, caller, id);
    const citizen = chosenCitizen(shown, citizen_id ?? null);
    await lockAccount(transaction, shown.user.id);
    await lockCitizens(transaction, caller, [citizen]);
    const claim = await lockClaim(transaction, caller, shown);
    assertFresh(updated_at, claim);
    const match = claim.matches.find(one => one.citizen.id === citizen);
    if (match === undefined) throw new Conflict(words => words.claims.answers.changed, claim);
    if (match.kept_by === 'another')
      throw new Conflict(words => words.claims.answers.managedByAnother, claim);
    if (match.kept_by === 'claimant' && !(await hasApprovedClaim(transaction, citizen)))
      return answer(transaction, claim);
    if (match.kept_by === null) {
      // unscoped: held within reach above
      await transaction
        .updateTable('citizens')
        .set({ owner_id: claim.user.id })
        .where('id', '=', citizen)
        .execute();
    }
    await decide(transaction, caller, claim, citizen, { approved_at: sql<string>`now()` });
    return claimOf(transaction, caller, id, 'approved');
  });
}

/** Refuses an open claim that names a citizen within reach. Throws NotFound, and Conflict where it is decided or changed. */
export function rejectClaim(
  db: Db,
  caller: Caller,
  id: number,
  { reason, updated_at }: Seen & { reason: string },
): Promise<Claim> {
  return db.transaction().execute(async transaction => {
    const shown = await openClaim(transaction, caller, id);
    const [match] = shown.matches;
    if (match === undefined) throw new NotFound();
    const citizen = match.citizen.id;
    await lockAccount(transaction, shown.user.id);
    await lockCitizens(transaction, caller, [citizen]);
    const claim = await lockClaim(transaction, caller, shown);
    assertFresh(updated_at, claim);
    if (!claim.matches.some(one => one.citizen.id === citizen)) {
      throw new Conflict(words => words.claims.answers.changed, claim);
    }
    await decide(transaction, caller, claim, citizen, {
      refused_at: sql<string>`now()`,
      reason,
    });
    return claimOf(transaction, caller, id, 'refused');
  });
}

/** An open claim within reach. Throws NotFound, and Conflict for one that has been decided about a citizen within reach. */
async function openClaim(db: Queryable, caller: Caller, id: number): Promise<Claim> {
  try {
    return await claimOf(db, caller, id, 'open');
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    for (const state of ['approved', 'refused', 'ended'] as const) {
      const found = await claimOf(db, caller, id, state).catch(() => null);
      if (found !== null) throw new Conflict(words => words.claims.answers.decided, found);
    }
    throw error;
  }
}

/** Takes claims for what is in the account's own profile back, as if it had done so itself. */
async function answer(db: Queryable, claim: Claim): Promise<Claim> {
  // unscoped: of the same account
  await openOfSame(db, claim).set({ ended_at: sql<string>`now()` }).execute();
  return { ...claim, state: 'ended', matches: [] };
}

/** The undecided claims of an account for one number. */
function openOfSame(db: Queryable, claim: Claim) {
  // unscoped: of the account of a claim within reach
  return db
    .updateTable('claims')
    .where('claims.user_id', '=', claim.user.id)
    .where(sql`coalesce(registration_no, licence_no)`, '=', claim.registration_no ?? claim.licence_no)
    .where(isOpen);
}

function chosenCitizen({ matches }: Claim, chosen: number | null): number {
  const citizens = [...new Set(matches.map(({ citizen }) => citizen.id))];
  const [only] = citizens;
  if (chosen !== null) return chosen;
  if (only === undefined) throw new NotFound();
  if (citizens.length > 1) throw new Invalid({ citizen_id: words => words.claims.answers.chooseOne });
  return only;
}

/**
 * Locks a claim with the others that are decided along with it, in the order of their ids, and returns it as it stands then.
 * The caller has locked the account and the citizen before: every decision locks in this order, so that two of them never
 * wait for each other. Throws Conflict where it has been decided meanwhile.
 */
async function lockClaim(db: Queryable, caller: Caller, shown: Claim): Promise<Claim> {
  // unscoped: of the account of a claim within reach
  await db
    .selectFrom('claims')
    .select('id')
    .where('user_id', '=', shown.user.id)
    .where(sql`coalesce(registration_no, licence_no)`, '=', shown.registration_no ?? shown.licence_no)
    .orderBy('id')
    .forUpdate()
    .execute();
  return openClaim(db, caller, shown.id);
}

/** Whether an account keeps a citizen by an approved claim. */
async function hasApprovedClaim(db: Queryable, citizen: number): Promise<boolean> {
  // unscoped: held within reach by the caller
  const found = await db
    .selectFrom('citizens')
    .select(isClaimed.as('is_claimed'))
    .where('citizens.id', '=', citizen)
    .executeTakeFirstOrThrow();
  return found.is_claimed;
}

/** Notes what was decided; what the account has asked before for the same number is decided along with it. */
async function decide(
  db: Queryable,
  caller: Caller,
  claim: Claim,
  citizen_id: number,
  outcome:
    | { approved_at: ReturnType<typeof sql<string>> }
    | { refused_at: ReturnType<typeof sql<string>>; reason: string },
): Promise<void> {
  const decided = { ...outcome, citizen_id, decided_by: caller.id };
  // unscoped: held above
  await db.updateTable('claims').set(decided).where('id', '=', claim.id).execute();
  await openOfSame(db, claim)
    .set('approved_at' in outcome ? { ended_at: sql<string>`now()` } : decided)
    .execute();
}
