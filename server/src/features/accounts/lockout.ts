import { createHmac } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { subnetOf } from '../../platform/network.ts';
import type { Services } from '../../services.ts';
import { fingerprint } from '../messages/outbox.ts';

/**
 * Wrong passwords lock an account, but from a network where it has signed in lately they are counted for themselves:
 * else anybody could keep its holder out by failing on purpose.
 */

/** For how long a network is known after an account has signed in there, in days. */
const KNOWN_FOR = 30;

const known = sql<boolean>`seen_at > now() - make_interval(days => ${sql.lit(KNOWN_FOR)})`;

/** What a secret makes of the network of an address, for `known_networks`: it tells nobody's address. */
export function networkHash({ networkKey }: Pick<Services, 'networkKey'>, address: string): Buffer {
  return createHmac('sha256', networkKey).update(subnetOf(address)).digest();
}

/** Whether the account of `users` has signed in from a network lately. */
export function knowsNetwork(network: Buffer): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from known_networks where user_id = users.id and network = ${network}::bytea and ${known})`;
}

/** Notes that an account is its holder's at a network. */
export async function rememberNetwork(db: Queryable, userId: number, network: Buffer): Promise<void> {
  await db
    .insertInto('known_networks')
    .values({ user_id: userId, network })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'network']).doUpdateSet({ seen_at: sql<string>`now()` }),
    )
    .execute();
}

/** Under what the wrong passwords of an account are counted, at a network that it knows or anywhere else. */
export function accountKey(userId: number, network: Buffer | null): string {
  const place = network === null ? '' : ` ${network.toString('base64url')}`;
  return fingerprint(`account ${userId}${place}`);
}

/** Unlocks an account, wherever it is locked. */
export async function unlock({ db, limits }: Pick<Services, 'db' | 'limits'>, userId: number): Promise<void> {
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

/** Forgets networks from which nobody has signed in lately. */
export async function forgetNetworks(db: Queryable): Promise<void> {
  await db.deleteFrom('known_networks').where(sql<boolean>`not ${known}`).execute();
}
