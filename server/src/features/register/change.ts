import type { Caller } from '@rto-desk/contract/access';
import type { RegisterEntry } from '@rto-desk/contract/endpoints/register';
import { today } from '@rto-desk/contract/expiry';
import type { EntryState } from '@rto-desk/contract/register';
import { SHORTEST_REASON } from '@rto-desk/contract/series';
import type { Sentence, ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import type { NewEntry } from './enter.ts';
import { assertAssignable, jobWithin, letterWithin, vehicleMentioned, vehicleWithin } from './links.ts';
import { entryOf, type Reader } from './rows.ts';

type LockedEntry = Awaited<ReturnType<typeof lockEntry>>;

/** An entry within reach, as it stays until the transaction ends. Throws NotFound. */
function lockEntry(db: Queryable, caller: Caller, id: number) {
  return within(db, caller)
    .registerEntries()
    .select(['id', 'direction', 'entered_on', 'party', 'subject', 'branch_id', 'job_id', 'vehicle_id'])
    .select('letter_id')
    .select(['state', 'state_by', 'answers_id', 'erased_on', 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new NotFound());
}

/** An entry that is being changed. */
interface Changing {
  db: Queryable;
  entry: LockedEntry;
  /** Throws Conflict with the entry as it stands. */
  refuse(sentence: Sentence): Promise<never>;
}

/**
 * Changes an entry within reach, locked meanwhile, and returns its new state. Throws NotFound, and Conflict with the
 * entry for a stale copy and for one whose content was erased.
 * @param isDone whether the caller has made the change already: sent again with the same copy, it answers the entry
 */
function withEntry(
  db: Db,
  reader: Reader,
  id: number,
  lastSeen: string | null | undefined,
  change: (changing: Changing) => Promise<void>,
  isDone: (entry: LockedEntry) => boolean = () => false,
): Promise<RegisterEntry> {
  return db.transaction().execute(async transaction => {
    const entry = await lockEntry(transaction, reader.caller, id);
    const refuse = async (sentence: Sentence): Promise<never> => {
      throw new Conflict(sentence, await entryOf(transaction, reader, id));
    };
    if (isDone(entry)) return entryOf(transaction, reader, id);
    if (lastSeen && Date.parse(lastSeen) !== Date.parse(entry.updated_at)) {
      await refuse(words => words.errors.changedMeanwhile);
    }
    if (entry.erased_on !== null) await refuse(words => words.register.isErased);
    await change({ db: transaction, entry, refuse });
    return entryOf(transaction, reader, id);
  });
}

/** What is absent stays. */
export type EntryChange = Partial<Omit<NewEntry, 'direction' | 'received_on'>>;

/**
 * Changes what is known of an entry; party and subject on the day of entry alone. Another subject that mentions a registration
 * number links the vehicle where none is linked. Throws NotFound, Invalid, and Conflict for a cancelled entry.
 */
export function changeEntry(
  db: Db,
  reader: Reader,
  id: number,
  { updated_at, ...change }: EntryChange & { updated_at?: string | null | undefined },
): Promise<RegisterEntry> {
  const { caller } = reader;
  return withEntry(db, reader, id, updated_at, async ({ db, entry, refuse }) => {
    if (entry.state === 'cancelled') await refuse(words => words.register.isCancelled);
    for (const name of ['party', 'subject'] as const) {
      const isOther = change[name] !== undefined && change[name] !== entry[name];
      if (isOther && entry.entered_on !== today()) {
        throw new Invalid({ [name]: (words: ServerWords) => words.register.ofDayAlone });
      }
    }
    await assertAssignable(db, caller, change.assigned_to, entry.branch_id);
    const links = await changedLinks(db, caller, entry, change);
    // unscoped: locked within reach above
    await db
      .updateTable('register_entries')
      .set({ ...change, ...links })
      .where('id', '=', id)
      .execute();
  });
}

/**
 * The links that a change sets, with whom they are about. Throws NotFound for a job, vehicle or letter out of reach, and Invalid
 * for a letter that is not issued.
 */
async function changedLinks(db: Queryable, caller: Caller, entry: LockedEntry, change: EntryChange) {
  const { job_id = entry.job_id, letter_id = entry.letter_id, subject } = change;
  let { vehicle_id = entry.vehicle_id } = change;
  if (change.job_id && change.job_id !== entry.job_id) await jobWithin(db, caller, change.job_id);
  if (vehicle_id && vehicle_id !== entry.vehicle_id) await vehicleWithin(db, caller, vehicle_id);
  if (letter_id && letter_id !== entry.letter_id) await letterWithin(db, caller, letter_id);
  if (vehicle_id === null && change.vehicle_id === undefined && subject && subject !== entry.subject) {
    vehicle_id = (await vehicleMentioned(db, caller, subject))?.id ?? null;
  }
  const stays = job_id === entry.job_id && vehicle_id === entry.vehicle_id && letter_id === entry.letter_id;
  if (stays) return {};
  // unscoped: of links that the entry has, or that are within reach
  const citizen_id = sql<number | null>`coalesce(
    (select citizen_id from service_requests where id = ${job_id}),
    (select citizen_id from vehicles where id = ${vehicle_id}),
    (select citizen_id from letters where id = ${letter_id}))`;
  return { job_id, vehicle_id, letter_id, citizen_id };
}

/** Closes an entry with what has become of it; again for who has closed it. Throws Conflict for one that is not open. */
export function closeEntry(
  db: Db,
  reader: Reader,
  id: number,
  { disposal, updated_at }: { disposal?: string | null; updated_at?: string | null | undefined },
): Promise<RegisterEntry> {
  return moveEntry(db, reader, id, updated_at, {
    to: 'closed',
    from: ['open'],
    set: { disposal: disposal ?? null },
    refusal: words => words.register.notOpen,
  });
}

/** Opens a closed entry; again for who has opened it. Throws Conflict for another one. */
export function reopenEntry(
  db: Db,
  reader: Reader,
  id: number,
  updated_at: string | null | undefined,
): Promise<RegisterEntry> {
  return moveEntry(db, reader, id, updated_at, {
    to: 'open',
    from: ['closed'],
    set: { disposal: null },
    refusal: words => words.register.notClosed,
  });
}

/** Cancels an entry, which keeps its number; again for who has cancelled it. Throws Invalid and Conflict. */
export function cancelEntry(
  db: Db,
  reader: Reader,
  id: number,
  { reason, updated_at }: { reason: string; updated_at?: string | null | undefined },
): Promise<RegisterEntry> {
  if (reason.length < SHORTEST_REASON) {
    throw new Invalid({ reason: words => words.validation.tooShort(words.fields.reason, SHORTEST_REASON) });
  }
  return moveEntry(db, reader, id, updated_at, {
    to: 'cancelled',
    from: ['open', 'closed'],
    set: { cancel_reason: reason },
    refusal: words => words.register.isCancelled,
  });
}

/** open ⇄ closed, and from both to cancelled. */
function moveEntry(
  db: Db,
  reader: Reader,
  id: number,
  lastSeen: string | null | undefined,
  move: {
    to: EntryState;
    from: readonly EntryState[];
    set: { disposal?: string | null; cancel_reason?: string };
    refusal: Sentence;
  },
): Promise<RegisterEntry> {
  const { caller } = reader;
  return withEntry(
    db,
    reader,
    id,
    lastSeen,
    async ({ db, entry, refuse }) => {
      if (!move.from.includes(entry.state)) await refuse(move.refusal);
      // unscoped: locked within reach above
      await db
        .updateTable('register_entries')
        .set({ ...move.set, state: move.to, state_by: caller.id, state_at: sql<string>`now()` })
        .where('id', '=', id)
        .execute();
    },
    ({ state, state_by }) => state === move.to && state_by === caller.id,
  );
}

/**
 * Says which entry of the other direction answers one. Throws NotFound, Invalid for one of the same direction, and Conflict for
 * one that answers another, or where either is cancelled.
 */
export function replyTo(
  db: Db,
  reader: Reader,
  id: number,
  { entry_id, updated_at }: { entry_id: number; updated_at?: string | null | undefined },
): Promise<RegisterEntry> {
  return db.transaction().execute(async transaction => {
    const [entry, reply] = await lockBoth(transaction, reader.caller, id, entry_id);
    const refuse = async (sentence: Sentence): Promise<never> => {
      throw new Conflict(sentence, await entryOf(transaction, reader, id));
    };
    if (updated_at && Date.parse(updated_at) !== Date.parse(entry.updated_at)) {
      await refuse(words => words.errors.changedMeanwhile);
    }
    if (entry.direction === reply.direction) {
      throw new Invalid({ entry_id: words => words.register.sameDirection });
    }
    if (reply.answers_id === id) return entryOf(transaction, reader, id);
    if ([entry, reply].some(({ state }) => state === 'cancelled')) {
      await refuse(words => words.register.isCancelled);
    }
    if (reply.answers_id !== null) await refuse(words => words.register.answersAnother);
    // unscoped: locked within reach above
    await transaction
      .updateTable('register_entries')
      .set({ answers_id: id })
      .where('id', '=', entry_id)
      .execute();
    return entryOf(transaction, reader, id);
  });
}

/** Locks two entries in a fixed order, to avoid deadlocks. */
async function lockBoth(
  db: Queryable,
  caller: Caller,
  one: number,
  other: number,
): Promise<[LockedEntry, LockedEntry]> {
  if (one <= other) return [await lockEntry(db, caller, one), await lockEntry(db, caller, other)];
  const second = await lockEntry(db, caller, other);
  return [await lockEntry(db, caller, one), second];
}
