import { type Caller, userPermissions } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { User } from '@rto-desk/contract/endpoints/users';
import type { QueryOf } from '@rto-desk/contract/list';
import { mobileDigits } from '@rto-desk/contract/normalise';
import type { userList } from '@rto-desk/contract/user';
import { type RawBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import { NotFound } from '../../platform/errors.ts';
import { accountsByName, rowsWithin, within } from '../../scope/within.ts';
import { searchPage } from '../../search/page.ts';
import { hasTextIn } from '../../search/text.ts';
import { hasTwoFactor, typedEmail, verifiedContacts } from '../accounts/queries.ts';

/** Part of a name, a mobile number or an e-mail address in `q`. */
export type UserFilter = QueryOf<typeof userList>;

/** One page of the accounts within reach, by name. Two statements. */
export async function usersPage(db: Queryable, caller: Caller, filter: UserFilter): Promise<Page<User>> {
  const { q } = filter;
  if (q) {
    const rows = (ids: number[]) => userRows(db, caller).where('users.id', 'in', ids).execute();
    const order = sql`name collate "und-x-icu", id`;
    const found = await searchPage(db, { finds: usersFound(caller, filter, q), order, rows }, filter);
    return { ...found, data: found.data.map(row => asUser(caller, row)) };
  }
  const isOfRole = filter.role === undefined ? sql`true` : sql`role = ${filter.role}`;
  const listed = sql`select id from ${accountsByName(caller)} where ${isOfRole}`;
  const users = await listPage(db, filter, listed, ({ offset, limit }) =>
    userRows(db, caller)
      .where(
        sql<boolean>`users.id = any(array(${listed} order by name collate "und-x-icu", id limit ${limit} offset ${offset}))`,
      )
      .orderBy(sql`users.name collate "und-x-icu"`)
      .orderBy('users.id')
      .execute(),
  );
  return { ...users, data: users.data.map(row => asUser(caller, row)) };
}

function usersFound(caller: Caller, { role }: UserFilter, q: string): RawBuilder<unknown> {
  const text = sql`text_key(' ' || name || U&'\\001F ' || phone || U&'\\001F ' || coalesce(email, ''))`;
  return sql`
    select id, name from ${rowsWithin(caller, 'users')}
    where ${hasTextIn(text, [q, mobileDigits(q)])} and ${role === undefined ? sql`true` : sql`role = ${role}`}`;
}

/** An account within reach. Throws NotFound. */
export async function userOf(db: Queryable, caller: Caller, id: number): Promise<User> {
  const row = await userRows(db, caller).where('users.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new NotFound();
  return asUser(caller, row);
}

type UserRow = Awaited<ReturnType<ReturnType<typeof userRows>['execute']>>[number];

function asUser(caller: Caller, row: UserRow): User {
  return { ...row, permissions: userPermissions(caller, row) };
}

/** Whether a link that sets a new password goes where an account of `users` was reached before. */
// unscoped: of the account around it
const isResetHeld = sql<boolean>`exists (
  select from former_contacts where user_id = users.id and expires_at > now())`;

function userRows(db: Queryable, caller: Caller) {
  return within(db, caller)
    .accounts()
    .select([
      'users.id',
      'users.name',
      'users.phone',
      'users.role',
      'users.branch_id',
      'users.citizen_id',
      'users.created_at',
      'users.updated_at',
    ])
    .select([typedEmail.as('email'), ...verifiedContacts, hasTwoFactor.as('two_factor')])
    .select(isResetHeld.as('reset_held'))
    .select(eb => [
      jsonObjectFrom(
        eb
          .selectFrom('branches')
          .select(['branches.id', 'branches.name'])
          .whereRef('branches.id', '=', 'users.branch_id'),
      ).as('branch'),
      jsonObjectFrom(
        eb
          // unscoped: the own profile of an account within reach, which no branch sees with a profile of another
          .selectFrom('citizens')
          .select(['citizens.id', 'citizens.name', 'citizens.mobile'])
          .whereRef('citizens.id', '=', 'users.citizen_id'),
      ).as('primary_citizen'),
    ]);
}
