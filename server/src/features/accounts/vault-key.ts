import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Db } from '../../platform/database/database.ts';
import { KEY_MARK_BYTES, type Vault } from '../../platform/vault.ts';

/** Under what the mark of the key stands that the desk's machines share. It tells nothing of the key. */
const NAME = 'vault';

/** The secrets in use that another key than that of the mark has sealed. */
const sealedByOthers = (mark: Buffer) =>
  sql`two_factors where confirmed_at is not null and substring(sealed from 1 for ${sql.lit(KEY_MARK_BYTES)}) <> ${mark}`;

/**
 * Throws an Error with a sentence for the operator where this database belongs to another key: that of another machine, or
 * one that was lost. Codes of authenticator apps would otherwise be refused as wrong on one machine and fit on the next.
 * The first key that comes to a database is its own.
 */
export async function assertSameKey(db: Db, vault: Vault): Promise<void> {
  const mark = await vault.mark();
  // unscoped: counts what another key has sealed, for the operator
  const { rows: sealed } = await sql`select from ${sealedByOthers(mark)} limit 1`.execute(db);
  if (sealed.length > 0) throw new Error(OTHER_KEY);
  await db
    .insertInto('secrets')
    .values({ name: NAME, value: mark })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const known = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  if (!known.value.equals(mark)) throw new Error(OTHER_KEY);
}

const OTHER_KEY =
  'The secrets of authenticator apps in this database are encrypted with another key than this one. Set SECRET_KEY to that key, the same on every machine, or bring back its secret.key into DATA_DIR. If it is lost, stop all machines and run: npm run new-key';

/** How many accounts have a second factor that another key has sealed. */
export async function countLost(client: ClientBase, vault: Vault): Promise<number> {
  // unscoped: counts what another key has sealed, for the operator
  const { rowCount } = await client.query(
    `select from two_factors where confirmed_at is not null and substring(sealed from 1 for ${KEY_MARK_BYTES}) <> $1`,
    [await vault.mark()],
  );
  return rowCount ?? 0;
}

/**
 * Makes this key the database's. Switches off the second factors sealed with another key, which cannot be checked here:
 * their holders set up new ones before anything else. Returns the number of accounts.
 */
export async function adoptKey(client: ClientBase, vault: Vault): Promise<number> {
  const mark = await vault.mark();
  // unscoped: ends what another key has sealed, for the operator
  const { rowCount } = await client.query(
    `with known as (
      insert into secrets (name, value) values ('${NAME}', $1) on conflict (name) do update set value = $1), lost as (
      update two_factors set lost_at = now(), confirmed_at = null, sealed = null
      where confirmed_at is not null and substring(sealed from 1 for ${KEY_MARK_BYTES}) <> $1
      returning user_id), spent as (
      delete from recovery_codes using lost where recovery_codes.user_id = lost.user_id)
    select from lost`,
    [mark],
  );
  return rowCount ?? 0;
}

/** What is said of so many accounts whose second factor is switched off. */
export function switchedOff(lost: number): string {
  return `Two-step login of ${lost} ${lost === 1 ? 'account' : 'accounts'} is switched off: the key that its secrets were encrypted with (SECRET_KEY, or secret.key in the data folder) is not here. Their holders are asked to set it up anew when they sign in.`;
}
