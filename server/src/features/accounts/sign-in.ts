import { letters } from '@rto-desk/contract/words/letters';
import { Invalid, RuleViolation, TooMany } from '../../platform/errors.ts';
import { passwordFits } from '../../platform/sessions/passwords.ts';
import { openSession } from '../../platform/sessions/sessions.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from '../history/record-event.ts';
import { fingerprint } from '../messages/outbox.ts';
import { lockContacts, writeSecurityMessage } from './contacts.ts';
import { accountKey, networkHash, rememberNetwork } from './lockout.ts';
import { type Credentials, credentialsOf, lockCredentials } from './queries.ts';
import { secondFactorFits } from './two-factor.ts';

export interface Attempt {
  identifier: { email: string } | { phone: string };
  password: string;
  code: string | undefined;
  address: string;
}

/**
 * Signs an account in and answers its id and a token. Throws RuleViolation for an unknown account or a wrong password alike
 * and after the same time, Invalid where a second factor is needed or wrong, TooMany after too many attempts.
 */
export async function signIn(services: Services, attempt: Attempt): Promise<{ id: number; token: string }> {
  const { db, limits } = services;
  // What comes from a blocked address stands in no history, which a flood could fill.
  await limits.check('address', attempt.address);
  const network = networkHash(services, attempt.address);
  const found = await credentialsOf(db, attempt.identifier, network);
  const account = countedAs(attempt, found, network);
  return limits.inTurn('account', account, () => signInto(services, attempt, found, { account, network }));
}

/** Signs in by credentials that were found; `account` is under what its attempts are counted. */
async function signInto(
  services: Services,
  attempt: Attempt,
  found: Credentials | undefined,
  { account, network }: { account: string; network: Buffer },
): Promise<{ id: number; token: string }> {
  const { db, limits } = services;
  const note = async () => {
    await recordEvent(db, { action: 'sign_in_failed', record: 'users', record_id: found?.id });
    await limits.count('address', attempt.address);
  };
  await limits.check('account', account).catch(async (locked: unknown) => {
    if (locked instanceof TooMany) await note();
    throw locked;
  });
  const fail = async (refusal: RuleViolation | Invalid) => {
    await note();
    await limits.count('account', account).catch(async full => {
      if (found !== undefined && full instanceof TooMany && full.isFirst)
        await notifyLocked(services, found, full.retryAfter);
      throw full;
    });
    throw refusal;
  };
  const invalid = new RuleViolation(words => words.accounts.invalidCredentials);
  if (!(await passwordFits(found?.password_hash ?? null, attempt.password)) || found === undefined) {
    return fail(invalid);
  }
  // Only the holder learns that it has ended.
  if (found.password_ended) throw new RuleViolation(words => words.accounts.firstPasswordEnded);
  await limits.count('signIns', String(found.id));
  const token = await db.transaction().execute(async transaction => {
    if (!(await lockCredentials(transaction, found))) return invalid;
    const fits = await secondFactorFits(transaction, services.vault, found.id, attempt.code);
    if (fits === null) throw new Invalid({ code: words => words.security.codeNeeded });
    if (!fits) return new Invalid({ code: words => words.security.codeWrong });
    const by = { record: 'users', record_id: found.id, actor_id: found.id };
    await recordEvent(transaction, { action: 'signed_in', ...by });
    const opened = await openSession(transaction, found);
    await rememberNetwork(transaction, found.id, network);
    return opened;
  });
  if (typeof token !== 'string') return fail(token);
  await limits.forget('account', account);
  return { id: found.id, token };
}

/**
 * An account has one count, whichever of its names is typed, and another one at each network that it knows; an unknown
 * name is counted as it was typed.
 */
function countedAs({ identifier }: Attempt, found: Credentials | undefined, network: Buffer): string {
  if (found === undefined) return fingerprint(Object.values(identifier).join().toLowerCase());
  return accountKey(found.id, found.knows_network ? network : null);
}

/** Tells the holder of an account that its login is stopped for a while, where a contact of it is verified. */
async function notifyLocked(services: Services, { id }: Credentials, seconds: number): Promise<void> {
  await services.db.transaction().execute(async transaction => {
    const account = await lockContacts(transaction, id);
    const recipient = account.email ?? (account.phone_verified_at === null ? null : account.phone);
    if (recipient === null) return;
    const { lockedMail } = letters;
    const { subject } = lockedMail;
    const body = lockedMail.text(Math.ceil(seconds / 60));
    await writeSecurityMessage(transaction, services, account, recipient, { subject, body });
  });
}
