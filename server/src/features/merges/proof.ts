import { isDummyMobile } from '@rto-desk/contract/normalise';
import { letters } from '@rto-desk/contract/words/letters';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { Conflict } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { writeMessage } from '../messages/outbox.ts';

/** The accounts that keep each of two citizens. */
export interface ManagingAccounts {
  from: readonly number[];
  into: readonly number[];
}

// unscoped: of a citizen whom the caller holds
const keeps = (citizen: number) => sql<boolean>`(users.citizen_id is not distinct from ${citizen}
  or users.id = (select owner_id from citizens where citizens.id = ${citizen}))`;

/** The accounts that keep two citizens who are held. Throws Conflict where one has come since `lockProfileAccounts`. */
export async function managingAccountsOf(
  db: Queryable,
  from: number,
  into: number,
  held: ReadonlySet<number>,
): Promise<ManagingAccounts> {
  // unscoped: the accounts of citizens within reach, of any branch
  const rows = await db
    .selectFrom('users')
    .select(['users.id', keeps(from).as('from'), keeps(into).as('into')])
    .where(eb => eb.or([keeps(from), keeps(into)]))
    .orderBy('users.id')
    .execute();
  if (rows.some(({ id }) => !held.has(id))) throw new Conflict(words => words.errors.changedMeanwhile);
  return {
    from: rows.filter(row => row.from).map(row => row.id),
    into: rows.filter(row => row.into).map(row => row.id),
  };
}

/**
 * Throws Conflict where a merge would give an account data that is not proved to be its holder's: profiles of two
 * accounts never merge; a profile of an account and one without merge only where the office has seen the person. An
 * approved claim covers the claimed profile and no other.
 */
export function assertMergeProven({ from, into }: ManagingAccounts, seenAtCounter: string | null): void {
  const all = new Set([...from, ...into]);
  if (all.size === 0) return;
  if (from.length === 0 || into.length === 0) {
    if (seenAtCounter === null) throw new Conflict(words => words.merges.unproven);
    return;
  }
  if (all.size > 1) throw new Conflict(words => words.merges.twoAccounts);
}

/**
 * Notifies both mobiles, dummies left out, in fixed words that their records were merged because the person was seen.
 * The message to the mobile of an account's profile belongs to the account.
 */
export async function notifyBoth(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  citizenId: number,
  people: readonly { mobile: string; name: string; account: number | undefined }[],
): Promise<void> {
  const { mergedMail } = letters;
  const told = people.filter(({ mobile }) => !isDummyMobile(mobile));
  const byMobile = new Map(told.map(person => [person.mobile, person]));
  for (const [mobile, { name, account }] of byMobile) {
    const body = mergedMail.text();
    await writeMessage(db, services, null, {
      channel: 'whatsapp',
      purpose: 'security',
      citizen_id: citizenId,
      user_id: account ?? null,
      branch_id: null,
      recipient: mobile,
      recipient_name: name,
      subject: null,
      body,
      template: { of: 'message', parameters: [letters.holder, body] },
      dedup_key: null,
    });
  }
}
