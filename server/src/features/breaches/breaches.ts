import { belongsTo, type Caller } from '@rto-desk/contract/access';
import { BOARD_HOURS, type breachList } from '@rto-desk/contract/breach';
import type { Breach, BreachReport } from '@rto-desk/contract/endpoints/breaches';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { QueryOf } from '@rto-desk/contract/list';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { type RawBuilder, sql } from 'kysely';
import { isDummy } from '../../facts/dummy-mobile.ts';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { privacyContact } from '../privacy/notices.ts';

export type BreachQuery = QueryOf<typeof breachList>;

type BreachValues = Pick<Breach, 'nature' | 'extent' | 'place'> &
  Partial<Pick<Breach, 'consequences' | 'measures'>>;

function breachRows(db: Queryable) {
  return (
    db
      .selectFrom('breaches as breach')
      // unscoped: for admins, who see everything
      .leftJoin('users as tellers', 'tellers.id', 'breach.board_told_by')
      // unscoped: as above
      .leftJoin('users as makers', 'makers.id', 'breach.created_by')
      .select(['breach.id', 'breach.noticed_at', 'breach.nature', 'breach.extent', 'breach.place'])
      .select(['breach.consequences', 'breach.measures', 'breach.board_due_at', 'breach.board_told_at'])
      .select(['tellers.name as board_told_by', 'makers.name as created_by'])
      .select(['breach.created_at', 'breach.updated_at'])
      .select([
        personsOf(sql`true`).as('persons'),
        personsOf(sql`persons.notified_at is not null`).as('notified'),
      ])
  );
}

/** How many of the persons of the breach around it there are. After a merge one may stand there twice. */
function personsOf(condition: ReturnType<typeof sql>) {
  // unscoped: counted for admins, who see everything
  return sql<number>`(select count(distinct coalesce(persons.citizen_id, -persons.id))::integer from breach_persons as persons
    where persons.breach_id = breach.id and ${condition})`;
}

const isToReport = (caller: Caller) =>
  sql`board_told_at is null and ${belongsTo('admin', caller.role)}::boolean`;

/** Breaches of which the Board was not told yet, for admins to count; of other staff none. */
export function openBreaches(caller: Caller): RawBuilder<unknown> {
  return sql`select 1 from breaches where ${isToReport(caller)}`;
}

/** In SQL, when the first of these must be reported; null where there is none. */
export function firstBreachDue(caller: Caller): RawBuilder<unknown> {
  return sql`(select min(board_due_at) from breaches where ${isToReport(caller)})`;
}

/** One page of the breaches, newest first. For admins. */
export function breachesPage(db: Queryable, query: BreachQuery): Promise<Page<Breach>> {
  return listPage(db, query, db.selectFrom('breaches').select('id'), ({ offset, limit }) =>
    breachRows(db).orderBy('breach.id', 'desc').limit(limit).offset(offset).execute(),
  );
}

/** A breach. Throws NotFound. */
export function loadBreach(db: Queryable, id: number): Promise<Breach> {
  return breachRows(db)
    .where('breach.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound());
}

/** Locks a breach and answers it. Throws NotFound. */
export async function lockBreach(db: Queryable, id: number): Promise<Breach> {
  await db
    .selectFrom('breaches')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new NotFound());
  return loadBreach(db, id);
}

/** Enters a breach; the report to the Board is due 72 hours after it was noticed. Throws Invalid for a moment to come. */
export function addBreach(
  db: Db,
  caller: Caller,
  { noticed_at, ...values }: BreachValues & { noticed_at: string },
): Promise<Breach> {
  const noticed = noticedValues(noticed_at);
  // In a transaction, whose history says who has entered it.
  return db.transaction().execute(async transaction => {
    const { id } = await transaction
      .insertInto('breaches')
      .values({ ...values, ...noticed, created_by: caller.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    return loadBreach(transaction, id);
  });
}

/** When a breach was noticed, and when the report to the Board is due. Throws Invalid for a moment to come. */
function noticedValues(noticed_at: string): Pick<Breach, 'noticed_at' | 'board_due_at'> {
  if (Date.parse(noticed_at) > Date.now()) {
    throw new Invalid({ noticed_at: words => words.breaches.noticedLater });
  }
  const due = new Date(Date.parse(noticed_at) + BOARD_HOURS * 3_600_000);
  return { noticed_at, board_due_at: due.toISOString() };
}

/** What an admin corrects; what is absent stays. */
type BreachChange = { [Name in keyof BreachValues]?: string | null | undefined } & {
  noticed_at?: string | undefined;
  updated_at?: string | null | undefined;
};

/**
 * Changes what is known of a breach; what is absent stays. Throws NotFound, Conflict for a stale copy, and Invalid for a moment to
 * come or another one than the Board was told.
 */
export function changeBreach(
  db: Db,
  id: number,
  { updated_at, noticed_at, ...change }: BreachChange,
): Promise<Breach> {
  return db.transaction().execute(async transaction => {
    const current = await lockBreach(transaction, id);
    assertFresh(updated_at, current);
    const nature = change.nature ?? current.nature;
    const extent = change.extent ?? current.extent;
    const place = change.place ?? current.place;
    const { consequences = current.consequences, measures = current.measures } = change;
    const isMoved = noticed_at !== undefined && Date.parse(noticed_at) !== Date.parse(current.noticed_at);
    if (isMoved && current.board_told_at !== null) {
      throw new Invalid({ noticed_at: words => words.breaches.noticedTold });
    }
    await transaction
      .updateTable('breaches')
      .set({ nature, extent, place, consequences, measures, ...(isMoved && noticedValues(noticed_at)) })
      .where('id', '=', id)
      .execute();
    return loadBreach(transaction, id);
  });
}

/** Notes that the Board was told; again for who has noted it. Throws NotFound, and Conflict where another has. */
export function markBoardNotified(db: Db, caller: Caller, id: number): Promise<Breach> {
  return db.transaction().execute(async transaction => {
    const current = await lockBreach(transaction, id);
    if (current.board_told_at !== null) {
      const { board_told_by } = await transaction
        .selectFrom('breaches')
        .select('board_told_by')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (board_told_by === caller.id) return current;
      throw new Conflict(words => words.breaches.alreadyReported, current);
    }
    await transaction
      .updateTable('breaches')
      .set({ board_told_at: sql<string>`now()`, board_told_by: caller.id })
      .where('id', '=', id)
      .execute();
    return loadBreach(transaction, id);
  });
}

/** What the report to the Board says. Throws NotFound. */
export async function reportOf(db: Queryable, id: number, words: ServerWords): Promise<BreachReport> {
  const breach = await loadBreach(db, id);
  const { searches } = await db
    .selectFrom('breaches')
    .select('searches')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const ids = searches.flatMap(({ search }) => search.account_id ?? []);
  // unscoped: for admins, who see everything
  const accounts = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where(eb => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute();
  // unscoped: as above
  const { without_mobile } = await db
    .selectFrom('breach_persons as persons')
    // unscoped: as above
    .innerJoin('citizens', 'citizens.id', 'persons.citizen_id')
    .select(sql<number>`count(distinct citizens.id)::integer`.as('without_mobile'))
    .where('persons.breach_id', '=', id)
    .where('persons.notified_at', 'is', null)
    .where(isDummy('citizens.mobile'))
    .executeTakeFirstOrThrow();
  return {
    ...breach,
    searches: searches.map(kept => ({
      ...kept,
      account: accounts.find(account => account.id === kept.search.account_id)?.name ?? null,
    })),
    without_mobile,
    contact: await privacyContact(db),
    not_recorded: words.breaches.notRecorded,
  };
}
