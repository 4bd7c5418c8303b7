import type { ServerWords } from '@rto-desk/contract/words/words';
import { Invalid } from '../../platform/errors.ts';
import { passwordFits } from '../../platform/sessions/passwords.ts';
import type { Services } from '../../services.ts';
import { passwordHashOf } from './queries.ts';

/** Throws Invalid on `field` unless the password is the account's own, and TooMany after too many wrong ones. */
export async function assertOwnPassword(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  userId: number,
  password: string,
  field: 'password' | 'current_password' = 'password',
): Promise<void> {
  const account = String(userId);
  await limits.inTurn('password', account, async () => {
    await limits.check('password', account);
    if (await passwordFits(await passwordHashOf(db, userId), password)) return;
    await limits.count('password', account);
    throw new Invalid({ [field]: (words: ServerWords) => words.accounts.wrongPassword });
  });
}
