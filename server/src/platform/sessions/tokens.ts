import { hash } from 'node:crypto';
import type { Caller } from '@rto-desk/contract/access';
import { FILES } from '@rto-desk/contract/endpoints/scopes';
import { type InferResult, sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { deskInUse, type SignedIn, secondFactorDue } from './sessions.ts';

/** What tells an API token from the token of a session. */
export const TOKEN_PREFIX = 'rto_';

// Literals, which the test of hostile texts finds.
const TOKEN = /^rto_[A-Za-z0-9_-]{43}$/;
const HOLDS_TOKEN = /rto_[A-Za-z0-9_-]{43}/;

/** Whether a text has the form of an API token. */
export function isApiToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Whether an address holds an API token: it would stand in the logs of proxies and the lists of browsers. */
export function holdsApiToken(address: string): boolean {
  return HOLDS_TOKEN.test(address);
}

export function hashOfToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

const day = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;

/** Tokens that work, with their makers, who are still admins. */
// unscoped: the caller has the token
const live = (db: Queryable) =>
  db
    .selectFrom('api_tokens as token')
    .innerJoin('users', 'users.id', 'token.created_by')
    .select(['users.id', 'token.id as token_id', 'token.token_hash', 'token.scopes', 'token.branch_id'])
    .select(secondFactorDue.as('must_set_up'))
    .select(deskInUse.as('desk'))
    .select(
      sql<boolean>`token.last_used_on is distinct from ${day}
        and not current_setting('transaction_read_only')::boolean`.as('unnoted'),
    )
    .where('token.ended_at', 'is', null)
    .where('token.expires_on', '>=', day)
    .where('users.role', '=', 'admin');

type Found = InferResult<ReturnType<typeof live>>[number];

const byHash = preparedQuery<[Buffer], Found>((db, hash) => live(db).where('token.token_hash', '=', hash));
const byId = preparedQuery<[number], Found>((db, id) => live(db).where('token.id', '=', id));

/**
 * The caller that an API token stands for, read on every call: a manager of its branch or of all, never more than its maker may.
 * Null where it is unknown, has ended or expired, or its maker is no admin any more.
 */
export async function findToken(db: Queryable, token: string): Promise<SignedIn | null> {
  const [found] = await byHash(db, hashOfToken(token));
  if (found === undefined) return null;
  if (found.unnoted) {
    // unscoped: the caller has the token
    await db.updateTable('api_tokens').set({ last_used_on: day }).where('id', '=', found.token_id).execute();
  }
  return asCaller(found);
}

/** As {@link findToken}, by the id of a token: for links to files, and work that goes on after the call. */
export async function findTokenById(db: Queryable, id: number): Promise<SignedIn | null> {
  const [found] = await byId(db, id);
  return found === undefined ? null : asCaller(found);
}

function asCaller(found: Found): SignedIn {
  const { id, token_id, token_hash: session, scopes, branch_id, must_set_up: mustSetUp, desk } = found;
  return {
    ...{ id, role: 'manager', branch_id, citizen_id: null },
    ...{ session, sessionId: -token_id, mustSetUp, confirmed: false, desk },
    token: { id: token_id, scopes },
  };
}

/** Whether a caller may open files: people, and tokens with that scope. */
export function mayOpenFiles({ token }: Pick<SignedIn, 'token'>): boolean {
  return token === undefined || token.scopes.includes(FILES);
}

/** Who has ordered work that goes on in the background: the token that did, as far as it still reaches, otherwise the account. */
export async function initiatorNow(
  db: Queryable,
  account: Caller,
  token: number | null,
): Promise<(Caller & Pick<SignedIn, 'token'>) | null> {
  return token === null ? account : findTokenById(db, token);
}
