import { randomBytes } from 'node:crypto';
import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import { isScope, type Scope } from '@rto-desk/contract/endpoints/scopes';
import type { ApiToken } from '@rto-desk/contract/endpoints/tokens';
import { today } from '@rto-desk/contract/expiry';
import type { QueryOf } from '@rto-desk/contract/list';
import { addPeriod } from '@rto-desk/contract/period';
import {
  ENDED_TOKEN_YEARS,
  LONGEST_TOKEN_YEARS,
  MAX_TOKENS,
  type TokenState,
  type tokenList,
} from '@rto-desk/contract/token';
import { sql } from 'kysely';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import { Invalid, NotFound, RuleViolation } from '../../platform/errors.ts';
import { hashOfToken, TOKEN_PREFIX } from '../../platform/sessions/tokens.ts';

export interface NewToken {
  name: string;
  scopes: readonly string[];
  branch_id?: number | null | undefined;
  expires_on: string;
}

/**
 * Makes a token, whose text is in this answer only. Throws Invalid for a day that is over or too far ahead, and for unknown scopes
 * and branches; RuleViolation while there are too many.
 */
export function makeToken(
  db: Db,
  caller: Caller,
  { name, scopes, branch_id = null, expires_on }: NewToken,
): Promise<ApiToken & { token: string }> {
  if (expires_on < today()) throw new Invalid({ expires_on: words => words.tokens.dayIsOver });
  if (expires_on > addPeriod(today(), { months: 12 * LONGEST_TOKEN_YEARS }))
    throw new Invalid({ expires_on: words => words.tokens.tooLong });
  const unknown = scopes.find(scope => !isScope(scope));
  if (unknown !== undefined) throw new Invalid({ scopes: words => words.tokens.noScope(unknown) });
  const token = TOKEN_PREFIX + randomBytes(32).toString('base64url');
  return db.transaction().execute(async transaction => {
    // One after the other, so that they are counted.
    await transaction.selectFrom('office_settings').select('legal_basis').forNoKeyUpdate().execute();
    await assertBranch(transaction, branch_id);
    // unscoped: for admins, who see everything
    const active = await transaction
      .selectFrom('api_tokens')
      .select('id')
      .where('ended_at', 'is', null)
      .where('expires_on', '>=', today())
      .limit(MAX_TOKENS)
      .execute();
    if (active.length === MAX_TOKENS) throw new RuleViolation(words => words.tokens.most(MAX_TOKENS));
    // unscoped: the caller's own
    const { id } = await transaction
      .insertInto('api_tokens')
      .values({
        ...{ token_hash: hashOfToken(token), name, branch_id, expires_on, created_by: caller.id },
        ...{ scopes: [...new Set(scopes)] as Scope[], last_used_on: null, ended_at: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const made = await tokenRows(transaction).where('token.id', '=', id).executeTakeFirstOrThrow();
    return { ...made, token };
  });
}

async function assertBranch(db: Queryable, id: number | null): Promise<void> {
  if (id === null) return;
  const found = await db
    .selectFrom('branches')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (found === undefined)
    throw new Invalid({ branch_id: words => words.validation.invalid(words.fields.branch_id) });
}

/** One page of tokens, newest first. For admins. */
export function tokensPage(db: Queryable, query: QueryOf<typeof tokenList>): Promise<Page<ApiToken>> {
  // unscoped: for admins, who see everything
  return listPage(db, query, db.selectFrom('api_tokens').select('id'), ({ offset, limit }) =>
    tokenRows(db).orderBy('token.id', 'desc').limit(limit).offset(offset).execute(),
  );
}

/** Ends a token; one that has ended stays ended. Throws NotFound. */
export async function endToken(db: Db, id: number): Promise<void> {
  await db.transaction().execute(async transaction => {
    // unscoped: for admins, who see everything
    const { ended_at } = await transaction
      .selectFrom('api_tokens')
      .select('ended_at')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new NotFound());
    if (ended_at !== null) return;
    // unscoped: locked above
    await transaction
      .updateTable('api_tokens')
      .set({ ended_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute();
  });
}

/** Deletes tokens that ended, or expired, longer ago than they stay listed. */
export async function deleteOldTokens(db: Db, day: string = today()): Promise<void> {
  const before = addPeriod(day, { months: -12 * ENDED_TOKEN_YEARS });
  await db.transaction().execute(transaction =>
    // unscoped: tokens of long ago
    transaction
      .deleteFrom('api_tokens')
      .where(sql<boolean>`least((ended_at at time zone 'Asia/Kolkata')::date, expires_on) < ${before}::date`)
      .execute(),
  );
}

function tokenRows(db: Queryable) {
  const state = sql<TokenState>`case when token.ended_at is not null then 'ended'
    when token.expires_on < ${today()}::date then 'expired' else 'active' end`;
  return (
    // unscoped: for admins, who see everything
    db
      .selectFrom('api_tokens as token')
      .leftJoin('branches', 'branches.id', 'token.branch_id')
      // unscoped: as above
      .leftJoin('users as makers', 'makers.id', 'token.created_by')
      .select(['token.id', 'token.name', 'token.scopes', 'token.branch_id', 'branches.name as branch'])
      .select(['token.expires_on', 'token.created_at', 'token.last_used_on', 'token.ended_at'])
      .select(['makers.name as created_by', state.as('state')])
  );
}
