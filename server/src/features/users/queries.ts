import { type Caller, type Role, reachOf } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { User } from '@rto-desk/contract/endpoints/users';
import { userPermissions } from '@rto-desk/contract/user';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like.ts';
import { pageMeta } from '../../platform/database/paging.ts';
import type { Database } from '../../platform/database/schema.ts';
import { NotFound } from '../../platform/http/errors.ts';
import { hasTwoFactor } from '../accounts/queries.ts';
import { accountsWithin, visibleUsers } from './scope.ts';

export interface UserFilter {
  /** Part of a name, a mobile number or an e-mail address. */
  q?: string | undefined;
  role?: Role | undefined;
  page: number;
  per_page: number;
}

/** One page of the accounts within reach, by name. Two statements. */
export async function usersPage(db: Queryable, caller: Caller, filter: UserFilter): Promise<Page<User>> {
  const { q, role, page, per_page } = filter;
  const filtered = (eb: ExpressionBuilder<Database, 'users'>) => {
    const conditions = [];
    if (role !== undefined) conditions.push(eb('users.role', '=', role));
    if (q) {
      const parts = (['name', 'phone', 'email'] as const).map(column =>
        eb(`users.${column}`, 'ilike', containing(q)),
      );
      conditions.push(eb.and([eb.or(parts)]));
    }
    return eb.and(conditions);
  };
  const { total } = q
    ? await db
        .selectFrom('users')
        .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
        .where(visibleUsers(caller))
        .where(filtered)
        .executeTakeFirstOrThrow()
    : await db.selectNoFrom(accountsWithin(caller, role).as('total')).executeTakeFirstOrThrow();
  const offset = (page - 1) * per_page;
  if (total <= offset) return { data: [], meta: pageMeta(page, per_page, total, 0) };
  const reach = reachOf(caller);
  // The accounts of a branch are kept by their names, so that those of others are not gone through for them.
  const inOrder =
    reach.sees === 'branch'
      ? userRows(db)
          .innerJoin('seen_accounts as listed', 'listed.user_id', 'users.id')
          .where('listed.branch_id', '=', reach.branch_id)
          .orderBy(sql`listed.name collate "und-x-icu"`)
          .orderBy('listed.user_id')
      : userRows(db)
          .where(visibleUsers(caller))
          .orderBy(sql`users.name collate "und-x-icu"`)
          .orderBy('users.id');
  const rows = await inOrder.where(filtered).limit(per_page).offset(offset).execute();
  const data = rows.map(row => asUser(caller, row));
  return { data, meta: pageMeta(page, per_page, total, data.length) };
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
