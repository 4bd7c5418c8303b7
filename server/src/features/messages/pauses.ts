import type { Channel } from '@rto-desk/contract/message';
import { en } from '@rto-desk/contract/words/en';
import { hi } from '@rto-desk/contract/words/hi';
import { letters } from '@rto-desk/contract/words/letters';
import { refusalText } from '@rto-desk/contract/words/refusal-text';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { LONGEST_WAIT, type Pause } from '../../platform/messenger.ts';
import type { Services } from '../../services.ts';
import { scheduleDelivery, scheduleWaiting, writeMessage } from './outbox.ts';

const passing = [30, 60, 300, 900];
/** How long a channel pauses after each refusal in a row, in seconds; the last repeats. */
const PAUSES: Record<Pause['kind'], readonly number[]> = {
  limit: [5],
  unreached: passing,
  temporary: passing,
  office: [60, 300, 900],
};
/** How long the message that tries again has for it, in seconds: longer than a provider takes to answer. */
const TRY = 60;
/** After how many minutes admins are mailed about a pause that the office has not caused. */
const LASTING = 10;

/**
 * For how many seconds messages of a channel have to wait; null where this one may go. Of those that ask when a pause is over,
 * one may go: it tries whether the provider takes messages again. Moments are the database's; a pause that ends later than any
 * pause lasts counts as over.
 */
async function pauseOf(db: Queryable, channel: Channel): Promise<number | null> {
  const { rows } = await sql<{ seconds: number }>`
    with trying as (
      update sending_pauses set is_trying = true, until = now() + make_interval(secs => ${TRY})
      where channel = ${channel} and until not between now() and now() + make_interval(secs => ${LONGEST_WAIT + TRY})
      returning channel)
    select greatest(1, ceil(extract(epoch from until - now())))::integer as seconds
    from sending_pauses where channel = ${channel} and not exists (select from trying) for share`.execute(db);
  return rows[0]?.seconds ?? null;
}

/**
 * Has a message wait while its channel pauses; answers whether it does. The pause is held meanwhile: who ends it finds the message
 * waiting.
 */
export function waitsForPause(db: Services['db'], channel: Channel, id: number): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    const seconds = await pauseOf(transaction, channel);
    if (seconds !== null) await scheduleDelivery(transaction, id, seconds);
    return seconds !== null;
  });
}

/**
 * Has a channel pause after a refusal, and mails the admins once where it is theirs to put right or lasts. Of messages that were
 * refused at the same time the first one counts.
 * @returns for how many seconds it pauses
 */
export async function pauseSending(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  channel: Channel,
  { kind, error, after }: Pause,
): Promise<number> {
  const concern = kind === 'office' ? 'office' : 'temporary';
  const pauses = PAUSES[kind];
  const pause = (failures: unknown) => sql<string>`now() + make_interval(secs => greatest(
    ${after ?? 0}::integer,
    (${[...pauses]}::integer[])[least(${failures}::integer, ${pauses.length}::integer)]))`;
  const { rows } = await sql<{ seconds: number }>`
    with paused as (
      insert into sending_pauses as known (channel, concern, error, until)
      values (${channel}, ${concern}, ${error}, ${pause(1)})
      on conflict (channel) do update set concern = excluded.concern, error = excluded.error, is_trying = false,
        failures = known.failures + 1, until = ${pause(sql`known.failures + 1`)}
      where known.is_trying or known.until <= now()
      returning until)
    select greatest(1, ceil(extract(epoch from until - now())))::integer as seconds
    from (select until from paused union all select until from sending_pauses where channel = ${channel}
      and not exists (select from paused)) as found`.execute(db);
  await mailAdmins(db, services, channel);
  return rows[0]?.seconds ?? pauses[0] ?? 0;
}

/** Ends the pause of a channel whose provider takes messages again: what waited for it goes out now. */
export async function resumeSending(db: Queryable, channel: Channel): Promise<void> {
  const ended = await db
    .deleteFrom('sending_pauses')
    .where('channel', '=', channel)
    .returning('channel')
    .executeTakeFirst();
  if (ended !== undefined) await scheduleWaiting(db, channel);
}

/**
 * Lets a message try at once whether a provider takes messages again: of each channel that none tries for, or of one where the
 * message that was to try did not.
 */
export async function tryPaused(db: Queryable, channel?: Channel): Promise<void> {
  const paused = await db
    .updateTable('sending_pauses')
    .set({ until: sql<string>`now()`, is_trying: false })
    .where(eb => (channel === undefined ? eb('is_trying', '=', false) : eb('channel', '=', channel)))
    .returning('channel')
    .execute();
  for (const one of paused) await scheduleWaiting(db, one.channel);
}

async function mailAdmins(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  channel: Channel,
): Promise<void> {
  // A mail about mail that does not go out would not go out either.
  if (channel === 'mail') return;
  const told = await db
    .updateTable('sending_pauses')
    .set({ admins_told_at: sql<string>`now()` })
    .where('channel', '=', channel)
    .where('admins_told_at', 'is', null)
    .where(sql<boolean>`(concern = 'office' or since < now() - make_interval(mins => ${LASTING}))`)
    .returning('error')
    .executeTakeFirst();
  if (told === undefined) return;
  const { pausedMail } = letters;
  for (const admin of await adminsWithMail(db)) {
    await writeMessage(db, services, null, {
      channel: 'mail',
      purpose: 'summary',
      citizen_id: null,
      user_id: admin.id,
      branch_id: null,
      recipient: admin.email,
      recipient_name: admin.name,
      subject: pausedMail.subject,
      body: pausedMail.text(
        refusalText({ channel, error: told.error }, hi) ?? '',
        refusalText({ channel, error: told.error }, en) ?? '',
      ),
      dedup_key: null,
    });
  }
}

/** The channels that pause: why, since when, when they are tried again, and how many messages wait. */
async function pausedChannels(db: Queryable) {
  // unscoped: how many messages of the whole office wait
  return (
    db
      .selectFrom('sending_pauses')
      .select(['channel', 'concern', 'error', 'since', 'until'])
      .select(
        sql<number>`(select count(*)::integer from messages
        where messages.state = 'queued' and messages.channel = sending_pauses.channel)`.as('waiting'),
      )
      // A limit that is over in seconds is nothing to tell of.
      .where(sql<boolean>`(concern = 'office' or since < now() - interval '1 minute')`)
      .orderBy('channel')
      .execute()
  );
}

/** What keeps messages and background work from being done: channels that pause, and work that failed for good lately. */
export async function sendingState(db: Queryable) {
  const { rows: failed_jobs } = await sql<{ task: string; count: number; last_at: string }>`
    select task_identifier as task, count(*)::integer as count, max(updated_at) as last_at
    from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and task_identifier <> 'deliver'
      and updated_at > now() - interval '7 days'
    group by task_identifier order by task_identifier`.execute(db);
  return { paused: await pausedChannels(db), failed_jobs };
}

/** The admins who have an address for mail. */
export function adminsWithMail(db: Queryable): Promise<{ id: number; name: string; email: string }[]> {
  // unscoped: the desk mails them by itself
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'admin')
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .orderBy('id')
    .execute();
}
