import type { Queryable } from '../../platform/database/database.ts';

/** The admins who have an address for mail. */
export function adminsWithMail(db: Queryable): Promise<{ id: number; name: string; email: string }[]> {
  // unscoped: the desk mails them by itself
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'admin')
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .orderBy('id')
    .execute();
}
