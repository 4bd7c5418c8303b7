import { type Caller, type Role, reachOf } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { User } from '@rto-desk/contract/endpoints/users';
import { userPermissions } from '@rto-desk/contract/user';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like.ts';
import { pageMeta } from '../../platform/database/paging.ts';
import { NotFound } from '../../platform/errors.ts';
import { accountsWithin, visibleUsers } from '../../scope/accounts.ts';
import { hasTwoFactor } from '../accounts/queries.ts';

export interface UserFilter {
  /** Part of a name, a mobile number or an e-mail address. */
  q?: string | undefined;
  role?: Role | undefined;
  page: number;
  per_page: number;
}

/** One page of the accounts within reach, by name. Two statements. */
export async function usersPage(db: Queryable, caller: Caller, filter: UserFilter): Promise<Page<User>> {
  const { page, per_page } = filter;
  const { total, ids } = await findUsers(db, caller, filter);
  const rows = await userRows(db)
    .where(sql<boolean>`users.id = any(${ids}::integer[])`)
    .where(visibleUsers(caller))
    .orderBy(sql`users.name collate "und-x-icu"`)
    .orderBy('users.id')
    .execute();
  return {
    data: rows.map(row => asUser(caller, row)),
    meta: pageMeta(page, per_page, total, rows.length),
  };
}

/**
 * How many accounts within reach a filter finds, and which are on the page, by name. The accounts of a branch are kept by
 * their names, so that those of others are not gone through for them; where a text is looked for, all that have it are
 * found first, since PostgreSQL would go through everybody in order for the few that it takes for many. One statement.
 */
async function findUsers(
  db: Queryable,
  caller: Caller,
  { q, role, page, per_page }: UserFilter,
): Promise<{ total: number; ids: number[] }> {
  const reach = reachOf(caller);
  const isOfBranch = reach.sees === 'branch';
  const accounts = isOfBranch
    ? sql`users join seen_accounts as listed on listed.user_id = users.id and listed.branch_id = ${reach.branch_id}`
    : sql`(select * from users where ${visibleUsers(caller)}) as users`;
  const name = isOfBranch ? sql`listed.name` : sql`users.name`;
  const id = isOfBranch ? sql`listed.user_id` : sql`users.id`;
  const isOfRole = role === undefined ? sql`true` : sql`role = ${role}`;
  const part = containing(q ?? '');
  const span = sql`limit ${per_page} offset ${(page - 1) * per_page}`;
  const { rows } = await (q
    ? sql<{ total: number; ids: number[] }>`
        with found as materialized (
          select users.id, users.name from ${accounts}
          where ${isOfRole} and (users.name ilike ${part} or phone ilike ${part} or email ilike ${part}))
        select (select count(*)::integer from found) as total,
          array(select id from found order by name collate "und-x-icu", id ${span}) as ids`
    : sql<{ total: number; ids: number[] }>`
        select ${accountsWithin(caller, role)} as total,
          array(select ${id} from ${accounts} where ${isOfRole} order by ${name} collate "und-x-icu", ${id} ${span}) as ids`
  ).execute(db);
  return rows[0] ?? { total: 0, ids: [] };
}

/** An account within reach. Throws NotFound. */
export async function userOf(db: Queryable, caller: Caller, id: number): Promise<User> {
  const row = await userRows(db).where('users.id', '=', id).where(visibleUsers(caller)).executeTakeFirst();
  if (row === undefined) throw new NotFound();
  return asUser(caller, row);
}

type UserRow = Awaited<ReturnType<ReturnType<typeof userRows>['execute']>>[number];

function asUser(caller: Caller, row: UserRow): User {
  return { ...row, permissions: userPermissions(caller, row) };
}

function userRows(db: Queryable) {
  return db
    .selectFrom('users')
    .select([
      'users.id',
      'users.name',
      'users.phone',
      'users.email',
      'users.role',
      'users.branch_id',
      'users.citizen_id',
      'users.created_at',
      'users.updated_at',
    ])
    .select(hasTwoFactor.as('two_factor'))
    .select(eb => [
      jsonObjectFrom(
        eb
          .selectFrom('branches')
          .select(['branches.id', 'branches.name'])
          .whereRef('branches.id', '=', 'users.branch_id'),
      ).as('branch'),
      jsonObjectFrom(
        eb
          .selectFrom('citizens')
          .select(['citizens.id', 'citizens.name', 'citizens.mobile'])
          .whereRef('citizens.id', '=', 'users.citizen_id'),
      ).as('primary_citizen'),
    ]);
}
