import { sql } from 'kysely';
import { storeWarning } from '../warnings.ts';
import type { Db, Queryable } from './database.ts';

/** How far clocks of several machines may differ. */
const TOLERANCE = sql`interval '1 minute'`;

/** Moments that lie in the past while the clock is right and that something is decided by, by their tables. */
export const pastMoments: Readonly<Record<string, readonly string[]>> = {
  sessions: ['created_at', 'last_seen_at', 'confirmed_at'],
  known_networks: ['seen_at'],
  users: ['password_given_at'],
  backups: ['started_at', 'finished_at', 'copied_at'],
  files: ['created_at', 'removed_at'],
  idempotency_keys: ['created_at'],
  imports: ['created_at', 'committed_at'],
  merges: ['created_at'],
  transfers: ['created_at'],
  claims: ['created_at'],
  inbound_messages: ['said_at'],
  stopped_numbers: ['said_at'],
  messages: ['sent_at', 'claimed_at', 'opened_at'],
  early_statuses: ['received_at'],
  pair_searches: ['began_at'],
  'graphile_worker._private_jobs': ['locked_at'],
};

/** Ends, each with the longest time from now in which it comes while the clock is right. */
export const ends: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sessions: { expires_at: '180 days' },
  password_resets: { expires_at: '1 day' },
  contact_codes: { expires_at: '1 day' },
  former_contacts: { expires_at: '1 day' },
  sending_pauses: { until: '1 day' },
  // What has to wait is planned for the next open day.
  'graphile_worker._private_jobs': { run_at: '32 days' },
};
/** Limits end after a day at most. */
const LIMIT_ENDS = 86_400_000;

/**
 * After the clock was ahead for a while, what was stored meanwhile lies in the future: sessions would not end, limits would not
 * lift, messages would wait for years. Such moments count as now, and ends are no later than their longest time from now.
 * Returns whether there were any; admins are warned then. Cheap while the clock is right.
 */
export async function correctFutureMoments(db: Db): Promise<boolean> {
  const noticed = await lastLineAhead(db);
  if (noticed === null && !(await isAhead(db))) return false;
  await db.transaction().execute(async transaction => {
    for (const [table, columns] of Object.entries(pastMoments)) {
      for (const column of columns) await clamp(transaction, table, column, sql`now()`, TOLERANCE);
    }
    for (const [table, columns] of Object.entries(ends)) {
      for (const [column, longest] of Object.entries(columns)) {
        const latest = sql`now() + ${longest}::interval`;
        await clamp(
          transaction,
          table,
          column,
          table.startsWith('graphile') ? sql`now()` : latest,
          sql`${longest}::interval`,
        );
      }
    }
    // unscoped: limits on calls
    await sql`
      update rate_limits set expire = (extract(epoch from now()) * 1000)::bigint + ${LIMIT_ENDS}
      where expire > (extract(epoch from now()) * 1000)::bigint + ${LIMIT_ENDS} + 60000`.execute(transaction);
    // unscoped: the settings of the office
    await sql`
      update office_settings set summary_sent_until = least(summary_sent_until, (now() at time zone 'Asia/Kolkata')::date - 1)
      where summary_sent_until > (now() at time zone 'Asia/Kolkata')::date`.execute(transaction);
    await storeWarning(transaction, 'clock', noticed ?? (await lastLine(transaction)));
  });
  return true;
}

async function clamp(
  db: Queryable,
  table: string,
  column: string,
  to: ReturnType<typeof sql>,
  beyond: ReturnType<typeof sql>,
): Promise<void> {
  // unscoped: moments of all rows alike
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} > now() + ${beyond}`.execute(
    db,
  );
}

/** The id of the last of the history's newest lines if one lies in the future that was not noticed before, else null. */
async function lastLineAhead(db: Queryable): Promise<string | null> {
  // unscoped: moments alone
  const { rows } = await sql<{ id: string }>`
    select max(id)::text as id from (
      select id, happened_at from history
      where id > coalesce((select detail::bigint from server_warnings where warning = 'clock'), 0)
      order by id desc limit 1000) as newest
    having bool_or(happened_at > now() + ${TOLERANCE})`.execute(db);
  return rows[0]?.id ?? null;
}

/** Whether a session, limit, backup or job lies in the future; not all of them leave a line in the history. */
async function isAhead(db: Queryable): Promise<boolean> {
  // unscoped: moments alone
  const { rows } = await sql<{ ahead: boolean }>`
    select exists (select from sessions where last_seen_at > now() + ${TOLERANCE} or expires_at > now() + interval '181 days')
      or exists (select from backups where started_at > now() + ${TOLERANCE})
      or exists (select from rate_limits where expire > (extract(epoch from now()) * 1000)::bigint + ${LIMIT_ENDS} + 60000)
      or exists (select from graphile_worker._private_jobs
        where locked_at > now() + ${TOLERANCE} or run_at > now() + interval '32 days') as ahead`.execute(db);
  return rows[0]?.ahead === true;
}

async function lastLine(db: Queryable): Promise<string> {
  // unscoped: an id alone
  const { rows } = await sql<{ id: string }>`select coalesce(max(id), 0)::text as id from history`.execute(
    db,
  );
  return rows[0]?.id ?? '0';
}
