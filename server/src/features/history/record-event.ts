import type { HistoryAction } from '@rto-desk/contract/history';
import { actor } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** What was done without changing a row; changes of rows write their own history (see `server/migrations/0001_history.sql`). */
export interface AuditEvent {
  action: HistoryAction;
  /** The table and id of the record that it was done to. */
  record?: string;
  record_id?: number | undefined;
  citizen_id?: number | null;
  title?: string | null;
  /** Who did it, where the call itself does not know yet. */
  actor_id?: number | null;
  /** What else should be known of it. */
  after?: Record<string, unknown>;
}

/** Writes a deed into the history, in the name of whoever acts now. An account that is dealt with gives its name. */
export async function recordEvent(db: Queryable, { after, ...deed }: AuditEvent): Promise<void> {
  const actor_id = deed.actor_id ?? actor()?.id ?? null;
  const titled = deed.record === 'users' ? (deed.record_id ?? null) : null;
  await db
    .insertInto('history')
    .values({
      ...deed,
      actor_id,
      actor_name: ofUser(db, 'name', actor_id),
      actor_role: ofUser(db, 'role', actor_id),
      address: actor()?.address ?? null,
      title: deed.title ?? ofUser(db, 'name', titled),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .execute();
}

function ofUser<Column extends 'name' | 'role'>(db: Queryable, column: Column, id: number | null) {
  // unscoped: who acts, or is acted on, by the name that the history keeps
  return id === null ? null : db.selectFrom('users').select(column).where('id', '=', id);
}
