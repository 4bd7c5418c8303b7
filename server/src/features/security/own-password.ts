import type { Words } from '@rto-desk/contract/words/words';
import type { Desk } from '../../desk.ts';
import { Invalid } from '../../platform/http/errors.ts';
import { passwordFits } from '../../platform/sessions/passwords.ts';
import { passwordHashOf } from '../accounts/queries.ts';

/** Throws Invalid on `field` unless the password is the account's own, and TooMany after too many wrong ones. */
export async function refuseWrongPassword(
  { db, limits }: Pick<Desk, 'db' | 'limits'>,
  userId: number,
  password: string,
  field: 'password' | 'current_password' = 'password',
): Promise<void> {
  await limits.check('password', String(userId));
  if (await passwordFits(await passwordHashOf(db, userId), password)) return;
  await limits.count('password', String(userId));
  throw new Invalid({ [field]: (words: Words) => words.accounts.wrongPassword });
}
