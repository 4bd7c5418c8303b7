import type { HistoryAction } from '@rto-desk/contract/history';
import { sql } from 'kysely';
import { actor } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';

/**
 * An event that changes no row of its own, such as a sign-in or an export; changes of rows are written by triggers
 * (`0005_history.sql`).
 */
export interface AuditEvent {
  action: HistoryAction;
  /** The table and id of the record that it was done to. */
  record?: string;
  record_id?: number | undefined;
  citizen_id?: number | null;
  title?: string | null;
  /** Who did it, if the call is not signed in yet. */
  actor_id?: number | null;
  /** Further details. */
  after?: Record<string, unknown>;
}

/**
 * Writes an event into the history, in the name of the current actor. An event about an account carries the account's
 * name.
 */
export async function recordEvent(db: Queryable, { after, ...deed }: AuditEvent): Promise<void> {
  const actor_id = deed.actor_id ?? actor()?.id ?? null;
  const titled = deed.record === 'users' ? (deed.record_id ?? null) : null;
  await db
    .insertInto('history')
    .values({
      ...deed,
      actor_id,
      actor_name: nameOfActor(db, actor_id),
      actor_role: actor()?.token === undefined ? ofUser(db, 'role', actor_id) : 'manager',
      address: actor()?.address ?? null,
      title: deed.title ?? ofUser(db, 'name', titled),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .execute();
}

/** An API token goes by its own name and its maker's, as in the lines that triggers write. */
function nameOfActor(db: Queryable, id: number | null) {
  const token = actor()?.token;
  if (token === undefined) return ofUser(db, 'name', id);
  // unscoped: the token that acts
  return sql<string>`(select format('%s (token of %s)', api_tokens.name, users.name)
    from api_tokens, users where api_tokens.id = ${token} and users.id = ${id})`;
}

function ofUser<Column extends 'name' | 'role'>(db: Queryable, column: Column, id: number | null) {
  // unscoped: who acts, or is acted on, by the name that the history keeps
  return id === null ? null : db.selectFrom('users').select(column).where('id', '=', id);
}
