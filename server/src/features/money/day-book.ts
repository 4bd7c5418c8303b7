import { branchOf, type Caller } from '@rto-desk/contract/access';
import type { DayBook, DayBookLine } from '@rto-desk/contract/endpoints/day-book';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { MAX_LINES } from '@rto-desk/contract/money';
import { SHORTEST_REASON } from '@rto-desk/contract/series';
import { sql } from 'kysely';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { byReach } from '../../scope/reach.ts';
import { assertMoneyOn } from './payers.ts';

/**
 * What stands in day books, each with its cash that came in: receipts with a number, payouts, and what was cancelled, on the day
 * of that as a line of its own.
 */
// unscoped: limited to a book by who reads it
const entries = sql`(
  select branch_id, received_on as day, 'receipt' as line, id, number, created_at as at, payer_name as what, null as kind, mode,
    amount, created_by as by_id from receipts where number is not null
  union all
  select branch_id, cancelled_on, 'receipt_cancelled', id, number, cancelled_at, payer_name, null, mode, -amount, cancelled_by
  from receipts where number is not null and cancelled_on is not null
  union all
  select branch_id, paid_on, 'payout', id, number, created_at, what, kind, mode,
    case kind when 'float' then amount else -amount end, created_by from payouts
  union all
  select branch_id, cancelled_on, 'payout_cancelled', id, number, cancelled_at, what, kind, mode,
    case kind when 'float' then -amount else amount end, cancelled_by from payouts where cancelled_on is not null)`;

/** Whether an entry is of the book of a branch, or of that of none. An index finds nothing by "is not distinct from". */
const isOfBook = (branch_id: number | null) =>
  branch_id === null ? sql`entry.branch_id is null` : sql`entry.branch_id = ${branch_id}`;

/**
 * The branch whose book a caller reads: the one named, else their own, else none. Throws NotFound for another branch's.
 */
export async function bookBranch(
  db: Queryable,
  caller: Caller,
  named: number | null | undefined,
): Promise<number | null> {
  const wanted = named ?? branchOf(caller);
  const isReached = byReach(caller, {
    everything: () => true,
    branch: id => wanted === id,
    own: () => false,
  });
  if (!isReached) throw new NotFound();
  if (wanted === null) return null;
  const { id } = await db
    .selectFrom('branches')
    .select('id')
    .where('id', '=', wanted)
    .executeTakeFirstOrThrow(() => new NotFound());
  return id;
}

/**
 * Holds the book of a branch until the transaction ends. What enters or closes a day does so first, so that a closed day takes
 * nothing by any path. Answers its id.
 */
async function lockDayBook(db: Queryable, branch_id: number | null): Promise<number> {
  await sql`insert into day_books (branch_id) values (${branch_id}) on conflict do nothing`.execute(db);
  const { id } = await db
    .selectFrom('day_books')
    .select('id')
    .where(sql<boolean>`branch_id is not distinct from ${branch_id}`)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

/** Holds the book in which a receipt, a payout or a cancellation stands on a day. Throws Conflict for a closed day. */
export async function lockOpenDay(db: Queryable, branch_id: number | null, day: string): Promise<void> {
  const last = await lastClosed(db, await lockDayBook(db, branch_id));
  if (last !== null && last >= day) {
    throw new Conflict(words => words.moneyAnswers.dayClosed(officeDate(day)));
  }
}

/** The last closed day of a book. */
async function lastClosed(db: Queryable, book: number): Promise<string | null> {
  const { last } = await db
    .selectFrom('day_closings')
    .select(sql<string | null>`max(closed_on)::text`.as('last'))
    .where('book_id', '=', book)
    .where('reopened_at', 'is', null)
    .executeTakeFirstOrThrow();
  return last;
}

interface BookState {
  opening: string;
  computed: string;
  counted: string | null;
  difference: string | null;
  closing: string;
  closed_by: string | null;
  closed_at: string | null;
  last_closed_on: string | null;
  is_empty: boolean;
}

/** A day in the day book of a branch. Four statements. */
export async function dayBookOf(db: Queryable, branch_id: number | null, day: string): Promise<DayBook> {
  const cash = sql`coalesce(sum(amount) filter (where mode = 'cash'), 0)`;
  const isOfDay = sql`${isOfBook(branch_id)} and entry.day = ${day}::date`;
  // unscoped: who closed a day is shown to all who see the book
  const { rows } = await sql<BookState>`
    with book as (select id, opening from day_books where branch_id is not distinct from ${branch_id}),
    closings as (
      select closed_on, counted, users.name as closed_by, day_closings.created_at as closed_at
      from day_closings join book on book.id = book_id left join users on users.id = closed_by where reopened_at is null),
    earlier as (
      select closed_on, counted from closings where closed_on < ${day}::date order by closed_on desc limit 1),
    opened as (
      select coalesce((select counted from earlier), (select opening from book), 0)
        + (select ${cash} from ${entries} as entry where ${isOfBook(branch_id)} and entry.day < ${day}::date
            and entry.day > coalesce((select closed_on from earlier), '-infinity')) as opening),
    computed as (
      select opened.opening, opened.opening + (select ${cash} from ${entries} as entry where ${isOfDay}) as computed from opened),
    own as (select * from closings where closed_on = ${day}::date)
    select opening::numeric(12, 2)::text, computed::numeric(12, 2)::text, counted::text,
      (counted - computed)::numeric(12, 2)::text as difference, coalesce(counted, computed)::numeric(12, 2)::text as closing,
      closed_by, closed_at, (select max(closed_on)::text from closings) as last_closed_on,
      not exists (select from closings) and not exists (
        select from ${entries} as entry where ${isOfBook(branch_id)}) as is_empty
    from computed left join own on true`.execute(db);
  const [state] = rows;
  if (state === undefined) throw new Error('The book has no state');
  const { closed_by, closed_at, last_closed_on, is_empty, ...sums } = state;
  const lines = await linesOf(db, branch_id, day);
  const isLast = last_closed_on === null || last_closed_on < day;
  return {
    on: day,
    branch_id,
    ...sums,
    lines: lines.slice(0, MAX_LINES),
    more: lines.length > MAX_LINES,
    ...(await sumsOfDay(db, branch_id, day)),
    closed: closed_at === null ? null : { by: closed_by, at: closed_at },
    can_close: isLast && day <= today(),
    can_reopen: last_closed_on === day,
    can_open: is_empty,
    last_closed_on,
  };
}

/** The lines of a day in order, one more than are listed. */
async function linesOf(db: Queryable, branch_id: number | null, day: string): Promise<DayBookLine[]> {
  // unscoped: of a book within reach; who entered what is shown to all who see it
  const { rows } = await sql<DayBookLine>`
    select line, entry.id, number, at, what, kind, mode,
      case when amount > 0 then amount::text end as received, case when amount < 0 then (-amount)::text end as paid,
      users.name as by
    from ${entries} as entry left join users on users.id = by_id
    where ${isOfBook(branch_id)} and entry.day = ${day}::date
    order by at, line, entry.id limit ${MAX_LINES + 1}`.execute(db);
  return rows;
}

/** What was received and paid on a day, by mode and by who entered it. */
async function sumsOfDay(
  db: Queryable,
  branch_id: number | null,
  day: string,
): Promise<Pick<DayBook, 'by_mode' | 'by_person'>> {
  const sums = sql`coalesce(sum(amount) filter (where amount > 0), 0)::numeric(12, 2)::text as received,
    coalesce(-sum(amount) filter (where amount < 0), 0)::numeric(12, 2)::text as paid`;
  const isOfDay = sql`${isOfBook(branch_id)} and entry.day = ${day}::date`;
  // unscoped: of a book within reach
  const byMode = await sql<DayBook['by_mode'][number]>`
    select mode, ${sums} from ${entries} as entry where ${isOfDay} group by mode
    order by array_position(array['cash', 'upi', 'card', 'bank', 'cheque'], mode)`.execute(db);
  // unscoped: of a book within reach
  const byPerson = await sql<DayBook['by_person'][number]>`
    select users.name, ${sums} from ${entries} as entry left join users on users.id = by_id where ${isOfDay}
    group by users.id, users.name order by users.name, users.id`.execute(db);
  return { by_mode: byMode.rows, by_person: byPerson.rows };
}

/** Sets the cash with which the book of a branch begins. Throws Conflict with the book once something was entered. */
export function setOpening(db: Db, branch_id: number | null, amount: string): Promise<DayBook> {
  return db.transaction().execute(async transaction => {
    await assertMoneyOn(transaction);
    const id = await lockDayBook(transaction, branch_id);
    const book = await dayBookOf(transaction, branch_id, today());
    if (!book.can_open) throw new Conflict(words => words.moneyAnswers.bookBegun, book);
    await transaction.updateTable('day_books').set({ opening: amount }).where('id', '=', id).execute();
    return dayBookOf(transaction, branch_id, today());
  });
}

/**
 * Closes a day with the cash that was counted; again for the person who closed it with that. Throws Invalid for a day to come, and
 * Conflict with the book where this or a later day is closed.
 */
export function closeDay(
  db: Db,
  caller: Caller,
  { branch_id, day, counted }: { branch_id: number | null; day: string; counted: string },
): Promise<DayBook> {
  if (day > today()) throw new Invalid({ on: words => words.validation.future(words.fields.on) });
  return db.transaction().execute(async transaction => {
    await assertMoneyOn(transaction);
    const id = await lockDayBook(transaction, branch_id);
    const book = await dayBookOf(transaction, branch_id, day);
    if (book.closed !== null && (await isSameClosing(transaction, id, { day, counted, by: caller.id }))) {
      return book;
    }
    if (book.closed !== null)
      throw new Conflict(words => words.moneyAnswers.dayClosed(officeDate(day)), book);
    const { last_closed_on } = book;
    if (last_closed_on !== null && last_closed_on > day) {
      throw new Conflict(words => words.moneyAnswers.laterClosed(officeDate(last_closed_on)), book);
    }
    await transaction
      .insertInto('day_closings')
      .values({ book_id: id, closed_on: day, counted, closed_by: caller.id })
      .execute();
    return dayBookOf(transaction, branch_id, day);
  });
}

async function isSameClosing(
  db: Queryable,
  book: number,
  { day, counted, by }: { day: string; counted: string; by: number },
): Promise<boolean> {
  const closing = await db
    .selectFrom('day_closings')
    .select(['counted', 'closed_by'])
    .where('book_id', '=', book)
    .where('closed_on', '=', day)
    .where('reopened_at', 'is', null)
    .executeTakeFirst();
  return closing !== undefined && closing.closed_by === by && Number(closing.counted) === Number(counted);
}

/** Reopens the last closed day. Throws Invalid, and Conflict with the book for another day. */
export function reopenDay(
  db: Db,
  caller: Caller,
  { branch_id, day, reason }: { branch_id: number | null; day: string; reason: string },
): Promise<DayBook> {
  assertReasonGiven(reason);
  return db.transaction().execute(async transaction => {
    await assertMoneyOn(transaction);
    const id = await lockDayBook(transaction, branch_id);
    const book = await dayBookOf(transaction, branch_id, day);
    if (!book.can_reopen) throw new Conflict(words => words.moneyAnswers.notLastClosed, book);
    await transaction
      .updateTable('day_closings')
      .set({ reopened_at: sql<string>`now()`, reopened_by: caller.id, reopen_reason: reason })
      .where('book_id', '=', id)
      .where('closed_on', '=', day)
      .where('reopened_at', 'is', null)
      .execute();
    return dayBookOf(transaction, branch_id, day);
  });
}

/** Throws Invalid. */
export function assertReasonGiven(reason: string): void {
  if (reason.length < SHORTEST_REASON) {
    throw new Invalid({ reason: words => words.validation.tooShort(words.fields.reason, SHORTEST_REASON) });
  }
}
