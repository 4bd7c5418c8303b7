import type { Desk } from '../../desk.ts';
import { Invalid } from '../../platform/http/errors.ts';
import { passwordFits } from '../../platform/sessions/passwords.ts';
import { passwordHashOf } from '../accounts/queries.ts';

/** Throws Invalid on `password` unless it is the account's own, and TooMany after too many wrong ones. */
export async function refuseWrongPassword(
  { db, limits }: Pick<Desk, 'db' | 'limits'>,
  userId: number,
  password: string,
): Promise<void> {
  await limits.check('password', String(userId));
  if (await passwordFits(await passwordHashOf(db, userId), password)) return;
  await limits.count('password', String(userId));
  throw new Invalid({ password: words => words.accounts.wrongPassword });
}
