import { createHash } from 'node:crypto';
import { isStaff } from '@rto-desk/contract/access';
import type { Receipt } from '@rto-desk/contract/endpoints/requests';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { freshReference } from '../../platform/reference.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import type { Services } from '../../services.ts';

/**
 * Counts one submission; throws TooMany for a flood from an address or with a mobile number. Strangers who use up a
 * number's limit lock out neither its holder, who is counted separately, nor staff.
 */
export async function countSubmission(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { caller, address, phone }: { caller: SignedIn | null; address: string; phone: string },
): Promise<void> {
  // At a counter, staff ask for many people from one address.
  if (caller !== null && isStaff(caller.role)) return;
  await limits.count('ask', address);
  const isHolder = caller !== null && (await hasVerified(db, caller.id, phone));
  const asker = isHolder ? `account ${caller.id}` : phone;
  await limits.count('askPhone', createHash('sha256').update(asker).digest('base64url'));
}

/** Whether a mobile number is the verified one of an account. */
async function hasVerified(db: Queryable, userId: number, phone: string): Promise<boolean> {
  // unscoped: the asker's own account
  const holder = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('phone', '=', phone)
    .where('phone_verified_at', 'is not', null)
    .executeTakeFirst();
  return holder !== undefined;
}

/** The answer to a bot that filled in the honeypot field: it looks like any other, and nothing is stored. */
export function honeypotReceipt(prefix: string, status: string): Receipt {
  return { reference: freshReference(prefix), status, created_at: new Date().toISOString() };
}

/** The branch of a submission: that of the manager who enters it, otherwise that of the submitter's own profile. */
export function branchOfSubmitter(caller: SignedIn | null) {
  if (caller?.branch_id != null) return sql<number | null>`${caller.branch_id}`;
  // unscoped: the asker's own profile
  return sql<number | null>`(select branch_id from citizens where id = ${caller?.citizen_id ?? null})`;
}
