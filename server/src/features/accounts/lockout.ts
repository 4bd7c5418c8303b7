import { createHmac } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { subnetOf } from '../../platform/network.ts';
import type { Services } from '../../services.ts';
import { fingerprint } from '../messages/outbox.ts';

/**
 * Wrong passwords lock an account; those from a network where it has signed in lately are counted separately, so that a
 * stranger cannot lock the holder out by failing on purpose.
 */

/** For how long a network is known after an account has signed in there, in days. */
const KNOWN_FOR = 30;

const known = sql<boolean>`seen_at > now() - make_interval(days => ${sql.lit(KNOWN_FOR)})`;

/** An HMAC of an address's network, for `known_networks`: the rows reveal no addresses. */
export function networkHash({ networkKey }: Pick<Services, 'networkKey'>, address: string): Buffer {
  return createHmac('sha256', networkKey).update(subnetOf(address)).digest();
}

/** Whether the account of `users` has signed in from a network lately. */
export function isKnownNetwork(network: Buffer): RawBuilder<boolean> {
  // unscoped: of the account around it
  return sql<boolean>`exists (
    select from known_networks where user_id = users.id and network = ${network}::bytea and ${known})`;
}

/** Remembers a network from which the account has signed in. */
export async function rememberNetwork(db: Queryable, userId: number, network: Buffer): Promise<void> {
  await db
    .insertInto('known_networks')
    .values({ user_id: userId, network })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'network']).doUpdateSet({ seen_at: sql<string>`now()` }),
    )
    .execute();
}

/** The key under which wrong passwords of an account are counted: per known network, or for all others together. */
export function accountKey(userId: number, network: Buffer | null): string {
  const place = network === null ? '' : ` ${network.toString('base64url')}`;
  return fingerprint(`account ${userId}${place}`);
}

/** Unlocks an account, wherever it is locked. */
export async function unlock({ db, limits }: Pick<Services, 'db' | 'limits'>, userId: number): Promise<void> {
  // unscoped: the account that signs in or is unlocked
  const networks = await db
    .selectFrom('known_networks')
    .select('network')
    .where('user_id', '=', userId)
    .execute();
  for (const network of [null, ...networks.map(row => row.network)]) {
    await limits.forget('account', accountKey(userId, network));
  }
  await limits.forget('signIns', String(userId));
}

/** Forgets networks without a recent sign-in. */
export async function forgetNetworks(db: Queryable): Promise<void> {
  // unscoped: whatever has expired
  await db.deleteFrom('known_networks').where(sql<boolean>`not ${known}`).execute();
}
