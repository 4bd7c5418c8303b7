import { hash, randomBytes } from 'node:crypto';
import { type Caller, isStaff, type Role } from '@rto-desk/contract/access';
import { sql } from 'kysely';
import { actor } from '../actor.ts';
import type { Queryable } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { Unauthenticated, Unconfirmed } from '../errors.ts';

/** A caller who is shown documents: links to them carry the session's id, never its token. */
export interface Viewer extends Caller {
  /** Below zero it is the id of an API token, negated. */
  sessionId: number;
}

/** The person behind a call together with the device they use. */
export interface SignedIn extends Viewer {
  session: Buffer;
  /** Whether they still have to set up the second factor that the office asks of staff. */
  mustSetUp: boolean;
  /** What the office uses of the desk. */
  desk: { register_on: boolean; money_on: boolean };
  /** Whether they have given their password within the last quarter of an hour. */
  confirmed: boolean;
  /** The API token that acts for the account; absent for people. */
  token?: { id: number; scopes: readonly string[] };
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How long a session lives, in seconds: without use, and in all. Staff sit at shared counters. */
const lifetimes = {
  staff: { idle: 12 * HOUR, total: 7 * DAY },
  user: { idle: 30 * DAY, total: 180 * DAY },
} as const;

/** A session's last use is written at most this often, in seconds. */
const TOUCH_EVERY = 300;

/** How long a password that was given stands for what is sensitive, in seconds. */
const CONFIRMED_FOR = 900;

/** Opens a session and returns its token: 256 random bits, of which the database keeps only the SHA-256. */
export async function openSession(db: Queryable, user: { id: number; role: Role }): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const lifetime = lifetimes[isStaff(user.role) ? 'staff' : 'user'];
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: user.id,
      idle_seconds: lifetime.idle,
      address: actor()?.address ?? null,
      device: actor()?.device ?? null,
      expires_at: sql<string>`now() + make_interval(secs => ${lifetime.total})`,
    })
    .execute();
  return token;
}

/** Whether the account of `users` must have a second factor, as staff where that is asked or as it had one, and has none. */
// unscoped: of the account around it
export const secondFactorDue = sql<boolean>`(
  (users.role <> 'user' and (select two_factor_required from office_settings)
    or exists (select from two_factors where user_id = users.id and lost_at is not null))
  and not exists (select from two_factors where user_id = users.id and confirmed_at is not null))`;

/** What the office uses of the desk. */
export const deskInUse = sql<{ register_on: boolean; money_on: boolean }>`(
  select json_build_object('register_on', register_on, 'money_on', money_on) from office_settings)`;

/** Sessions that have not expired, with their accounts. */
// unscoped: the holder of the token
const live = (db: Queryable) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.role', 'users.branch_id', 'users.citizen_id'])
    .select(['sessions.id as session_id', 'sessions.token_hash'])
    .select(secondFactorDue.as('must_set_up'))
    .select(deskInUse.as('desk'))
    // In a database that only reads, it is not noted.
    .select(
      sql<boolean>`sessions.last_seen_at < now() - make_interval(secs => ${TOUCH_EVERY})
        and not current_setting('transaction_read_only')::boolean`.as('stale'),
    )
    .select(
      sql<boolean>`sessions.confirmed_at > now() - make_interval(secs => ${CONFIRMED_FOR})`.as('confirmed'),
    )
    .where('sessions.expires_at', '>', sql<string>`now()`)
    .where(sql<boolean>`sessions.last_seen_at + make_interval(secs => sessions.idle_seconds) > now()`);

const holders = preparedQuery((db, hash: Buffer) => live(db).where('sessions.token_hash', '=', hash));
const holdersById = preparedQuery((db, id: number) => live(db).where('sessions.id', '=', id));

/** The session of a token, read on every call (one indexed statement); null if there is none, or it has expired. */
export async function findSession(db: Queryable, token: string): Promise<SignedIn | null> {
  const hash = hashOf(token);
  const [found] = await holders(db, hash);
  if (found === undefined) return null;
  if (found.stale) {
    // unscoped: the holder of the token
    await db
      .updateTable('sessions')
      .set({ last_seen_at: sql<string>`now()` })
      .where('token_hash', '=', hash)
      .execute();
  }
  return asSignedIn(found);
}

/**
 * The session of an id, read afresh; null if it has ended. Following a document link does not count as using the
 * session.
 */
export async function findSessionById(db: Queryable, sessionId: number): Promise<SignedIn | null> {
  const [found] = await holdersById(db, sessionId);
  return found === undefined ? null : asSignedIn(found);
}

function asSignedIn(found: Awaited<ReturnType<typeof holders>>[number]): SignedIn {
  const { stale: _, must_set_up: mustSetUp, session_id: sessionId, token_hash: session, ...caller } = found;
  return { ...caller, session, sessionId, mustSetUp };
}

/** Records that the password has just been given in a session. Returns until when that holds. */
export async function confirmSession(db: Queryable, session: Buffer): Promise<string> {
  // unscoped: the caller's own session
  const { until } = await db
    .updateTable('sessions')
    .set({ confirmed_at: sql<string>`now()` })
    .where('token_hash', '=', session)
    .returning(sql<string>`confirmed_at + make_interval(secs => ${CONFIRMED_FOR})`.as('until'))
    // Signed out meanwhile.
    .executeTakeFirstOrThrow(() => new Unauthenticated());
  return until;
}

/** Throws Unconfirmed unless the caller has given their password recently: for sensitive calls. */
export function assertPasswordConfirmed(caller: Pick<SignedIn, 'confirmed'>): void {
  if (!caller.confirmed) throw new Unconfirmed();
}

/**
 * Throws Unauthenticated where the session has ended since its call began; otherwise it lives until the transaction
 * ends. Ending the sessions of an account locks the account first: call this under that lock, in a statement of its
 * own, which sees what was committed while it was waited for.
 */
export async function assertSessionActive(db: Queryable, session: Buffer): Promise<void> {
  // unscoped: the caller's own session
  await db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', session)
    .forShare()
    .executeTakeFirstOrThrow(() => new Unauthenticated());
}

export async function endSession(db: Queryable, session: Buffer): Promise<void> {
  // unscoped: the caller's own session
  await db.deleteFrom('sessions').where('token_hash', '=', session).execute();
}

/** Ends a session of an account by its id, as `endSessionsOf` does; answers whether there was one. */
export async function endSessionById(db: Queryable, userId: number, sessionId: number): Promise<boolean> {
  // unscoped: of the account that is named, the caller's own
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  await forgetSentCodes(db, userId);
  return ended !== undefined;
}

/**
 * Signs an account out everywhere, or everywhere but in the current session. Their pending contact verifications end
 * too: an intruder in one of them must not add a contact of theirs afterwards.
 */
export async function endSessionsOf(
  db: Queryable,
  userId: number,
  except: Buffer | null = null,
): Promise<void> {
  // unscoped: of the account that its caller may change
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== null, query => query.where('token_hash', '!=', except))
    .execute();
  await forgetSentCodes(db, userId);
}

async function forgetSentCodes(db: Queryable, userId: number): Promise<void> {
  // unscoped: of the account whose sessions end
  await db.deleteFrom('contact_codes').where('user_id', '=', userId).execute();
}

/** Deletes expired sessions. */
export async function forgetExpiredSessions(db: Queryable): Promise<void> {
  // unscoped: everything that has expired
  await db
    .deleteFrom('sessions')
    .where(sql<boolean>`expires_at < now() or last_seen_at + make_interval(secs => idle_seconds) < now()`)
    .execute();
}

function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
