import type { Caller, Role } from '@rto-desk/contract/access';
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
  const matches = (eb: ExpressionBuilder<Database, 'users'>) => {
    const conditions = [eb(visibleUsers(caller), '=', sql<boolean>`true`)];
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
        .where(matches)
        .executeTakeFirstOrThrow()
    : await db.selectNoFrom(accountsWithin(caller, role).as('total')).executeTakeFirstOrThrow();
  const rows = await userRows(db)
    .where(matches)
    .orderBy(sql`users.name collate "und-x-icu"`)
    .orderBy('users.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
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
