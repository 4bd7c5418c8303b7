import type { ClientBase } from 'pg';
import { MARK, type Vault } from '../../platform/vault.ts';

/**
 * Switches off second factors that were encrypted with another key and cannot be checked here: their holders have to
 * set up new ones first. Returns how many accounts that are.
 */
export async function switchOffUnreadable(client: ClientBase, vault: Vault): Promise<number> {
  const { rowCount } = await client.query(
    `with lost as (
      update two_factors set lost_at = now(), confirmed_at = null, sealed = null
      where confirmed_at is not null and substring(sealed from 1 for ${MARK}) <> $1
      returning user_id), spent as (
      delete from recovery_codes using lost where recovery_codes.user_id = lost.user_id)
    select from lost`,
    [await vault.mark()],
  );
  return rowCount ?? 0;
}
