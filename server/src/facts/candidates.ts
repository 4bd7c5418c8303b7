import type { Caller } from '@rto-desk/contract/access';
import type { QuickEntryCandidate } from '@rto-desk/contract/endpoints/quick-entries';
import { isDummyMobile, isSameName } from '@rto-desk/contract/normalise';
import { sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { inArray } from '../platform/database/prepared-query.ts';
import { ChoiceRequired } from '../platform/errors.ts';
import { ofEachCitizen, within } from '../scope/within.ts';
import { realMobile } from './dummy-mobile.ts';
import { fatherName } from './father-name.ts';
import { managedBy, provenanceRank, verifiedByBranch } from './profile-trust.ts';

/** The most people of one mobile who are offered. */
const MOST = 20;

/** People within reach with what tells them from each other, for staff who choose whose a document is. */
export function candidateRows(db: Queryable, caller: Caller) {
  return within(db, caller)
    .citizens()
    .select(['citizens.id', 'citizens.name', 'citizens.mobile', managedBy(caller).as('kept_by_account')])
    .select(verifiedByBranch(caller).as('verified_by_branch'))
    .select(['citizens.dob', 'citizens.updated_at', fatherName.as('father_name')])
    .select(
      ofEachCitizen(db)
        .vehicles()
        .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
        .$asScalar()
        .$notNull()
        .as('vehicles_count'),
    );
}

/**
 * The only person within reach with that name and mobile; null where no record has the mobile, and for a dummy mobile. Throws
 * ChoiceRequired where the name does not decide.
 */
export async function matchByMobile(
  db: Queryable,
  caller: Caller,
  { name, mobile }: { name: string; mobile: string },
): Promise<number | null> {
  if (isDummyMobile(mobile)) return null;
  const all = await within(db, caller)
    .citizens()
    .select(['citizens.id', 'citizens.name', managedBy(caller).as('kept_by_account')])
    .where('citizens.mobile', '=', mobile)
    .orderBy('citizens.id')
    .execute();
  if (all.length === 0) return null;
  const meant = onlyMatch(all, name);
  if (meant === null) throw await undecidedOwner(db, caller, { name, mobile });
  return meant.id;
}

/** Asks to choose among the people who share a mobile: office profiles first, and of those the ones with the same name. */
export async function undecidedOwner(
  db: Queryable,
  caller: Caller,
  { name, mobile }: { name: string; mobile: string },
): Promise<ChoiceRequired> {
  const all = await within(db, caller)
    .citizens()
    .select(['citizens.id', 'citizens.name', provenanceRank(caller).as('provenance')])
    .where('citizens.mobile', '=', mobile)
    .orderBy('citizens.id')
    .execute();
  const isOther = (one: { name: string }) => Number(!isSameName(one.name, name));
  const offered = all
    .sort((one, other) => one.provenance - other.provenance || isOther(one) - isOther(other))
    .slice(0, MOST)
    .map(({ id }) => id);
  const candidates = await candidateRows(db, caller)
    .where('citizens.id', '=', inArray(offered))
    .orderBy(sql`array_position(${offered}::integer[], citizens.id)`)
    .execute();
  return new ChoiceRequired(words => words.quickAdd.candidates(mobile), { candidates });
}

/** What the choice of an owner rests on. */
interface Candidate {
  id: number;
  name: string;
  kept_by_account: QuickEntryCandidate['kept_by_account'];
}

/**
 * The owner meant by a name among people with the same mobile: the one with that name, unless an account with an
 * unverified mobile holds the profile. Null where no one or several match, and a choice is needed.
 */
export function onlyMatch<C extends Candidate>(candidates: readonly C[], name: string): C | null {
  const [only, ...others] = candidates.filter(
    candidate => candidate.kept_by_account !== 'unverified' && isSameName(candidate.name, name),
  );
  return only === undefined || others.length > 0 ? null : only;
}

/** What is said of the owner of a vehicle; what is empty is not known. */
interface SaidOwner {
  name: string | null;
  mobile: string | null;
  /** The owner that was chosen. */
  citizen_id: number | null;
}

/** Whether what is said of the owner matches the vehicle's owner: by name or mobile, or because they were chosen. */
export function ownerMatches(
  { name, mobile: said, citizen_id }: SaidOwner,
  owner: { id: number; name: string; mobile: string },
): boolean {
  if (citizen_id !== null) return citizen_id === owner.id;
  const mobile = realMobile(said);
  if (name === null && mobile === null) return true;
  return mobile === owner.mobile || (name !== null && isSameName(name, owner.name));
}

/**
 * Holds plates and mobiles until the transaction ends: two clerks who enter documents of one vehicle or person at once come
 * one after the other, so that nothing is made twice.
 * @param plates by `numberKey`
 */
export async function lockPlatesAndMobiles(
  db: Queryable,
  plates: readonly string[],
  mobiles: readonly string[],
): Promise<void> {
  const keys = [
    ...plates.map(plate => `plate ${plate}`),
    ...mobiles.flatMap(mobile => (isDummyMobile(mobile) ? [] : [`mobile ${mobile}`])),
  ];
  // Lock in a fixed order to avoid deadlocks.
  await sql`
    select pg_advisory_xact_lock(held.key) from (
      select distinct hashtextextended(named, 0) as key from unnest(${keys}::text[]) as named order by 1) as held`.execute(
    db,
  );
}

/** The ids of the vehicles that the office keeps by some plates, within reach or not; by `numberKey`. */
export async function knownPlates(db: Queryable, plates: readonly string[]): Promise<Map<string, number>> {
  // unscoped: whether the office keeps a plate at all; of one out of reach that alone is told
  const kept = await db
    .selectFrom('vehicles')
    .select(['id', sql<string>`number_key(registration_no)`.as('plate')])
    .where(sql`number_key(registration_no)`, '=', sql`any(${[...plates]}::text[])`)
    .where('origin', '=', 'office')
    .where('needs_review', '=', false)
    .execute();
  return new Map(kept.map(({ id, plate }) => [plate, id]));
}
