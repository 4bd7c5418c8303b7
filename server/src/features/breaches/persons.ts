import type { Caller } from '@rto-desk/contract/access';
import { MAX_NOTIFIED } from '@rto-desk/contract/breach';
import type { Breach, BreachPerson, BreachSearch, SavedSearch } from '@rto-desk/contract/endpoints/breaches';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { kinds } from '@rto-desk/contract/kinds/index';
import { letters } from '@rto-desk/contract/words/letters';
import { type RawBuilder, sql } from 'kysely';
import { isDummy } from '../../facts/dummy-mobile.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import { Invalid } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { addressedTo } from '../messages/notice-subject.ts';
import { writeMessages } from '../messages/outbox.ts';
import { privacyContact } from '../privacy/notices.ts';
import { type BreachQuery, loadBreach, lockBreach } from './breaches.ts';

type Ids = RawBuilder<unknown>;

/** One page of the persons whom a breach concerns. Throws NotFound. */
export async function personsPage(
  db: Queryable,
  id: number,
  query: BreachQuery,
): Promise<Page<BreachPerson>> {
  await loadBreach(db, id);
  // unscoped: for admins, who see everything
  const listed = db.selectFrom('breach_persons as persons').where('persons.breach_id', '=', id);
  return listPage(db, query, listed.select('persons.id'), ({ offset, limit }) =>
    listed
      // unscoped: as above
      .leftJoin('citizens', 'citizens.id', 'persons.citizen_id')
      .select(['persons.id', 'persons.citizen_id', 'citizens.name', 'citizens.mobile'])
      .select('persons.notified_at')
      .orderBy('persons.id')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
}

/**
 * Adds the persons whom a search finds to a breach, each once, and keeps the search. Throws NotFound, and Invalid where it is not
 * said whom to look for.
 */
export function addPersons(
  db: Db,
  id: number,
  search: BreachSearch,
): Promise<{ found: number; added: number; persons: number }> {
  assertSearch(search);
  return db.transaction().execute(async transaction => {
    await lockBreach(transaction, id);
    const ids = search.account_id
      ? await touchedBy(transaction, search.account_id, search.from ?? '', search.to ?? '')
      : idsOfFilter(search.filter ?? {});
    // unscoped: for admins, who see everything
    const { rows } = await sql<{ found: number; added: number }>`
      with wanted as materialized (select id from citizens where id in (${ids})),
      added as (
        insert into breach_persons (breach_id, citizen_id) select ${id}, wanted.id from wanted
        where not exists (select from breach_persons as known where known.breach_id = ${id} and known.citizen_id = wanted.id)
        order by wanted.id returning 1)
      select (select count(*) from wanted)::integer as found, (select count(*) from added)::integer as added`.execute(
      transaction,
    );
    const { found, added } = rows[0] ?? { found: 0, added: 0 };
    const kept: SavedSearch = { at: new Date().toISOString(), search, found };
    await transaction
      .updateTable('breaches')
      .set({ searches: sql`searches || ${JSON.stringify([kept])}::jsonb` })
      .where('id', '=', id)
      .execute();
    const { persons } = await loadBreach(transaction, id);
    return { found, added, persons };
  });
}

function assertSearch({ filter, account_id, from, to }: BreachSearch): void {
  const says = filter && (filter.everyone || filter.branch_id || filter.kind || filter.citizen_ids);
  if (!account_id === !says || (account_id && filter)) {
    throw new Invalid({ account_id: words => words.breaches.oneSearch });
  }
  if (!account_id) return;
  if (!from || !to) throw new Invalid({ from: words => words.breaches.bothTimes });
  if (Date.parse(from) >= Date.parse(to)) throw new Invalid({ to: words => words.breaches.fromBeforeTo });
}

/** The ids of the citizens whom a filter means. */
function idsOfFilter({ branch_id, kind, citizen_ids }: NonNullable<BreachSearch['filter']>): Ids {
  const known = kinds.find(({ collection }) => collection === kind);
  // unscoped: for admins, who see everything
  const holders = known && sql`and id in (select citizen_id from ${sql.table(known.collection)})`;
  // unscoped: as above
  return sql`select id from citizens where true ${branch_id ? sql`and branch_id = ${branch_id}` : sql``}
    ${holders ?? sql``} ${citizen_ids ? sql`and id = any(${citizen_ids}::integer[])` : sql``}`;
}

/**
 * The ids of the citizens whose records an account changed or exported, or whose file it opened, between two times. What was
 * exported counts as a whole: the history does not tell which rows of a table were in it.
 */
async function touchedBy(db: Queryable, account: number, from: string, to: string): Promise<Ids> {
  // unscoped: for admins, who see everything
  const lines = sql`select action, record, record_id, citizen_id from history where actor_id = ${account}
    and happened_at >= ${from}::timestamptz and happened_at < ${to}::timestamptz
    and action in ('created', 'updated', 'deleted', 'opened', 'exported', 'backed_up')`;
  // unscoped: as above
  const { rows } = await sql<{ record: string | null; columns: string[] }>`
    select distinct lines.record, array(select column_name::text from information_schema.columns
      where table_schema = 'public' and table_name = lines.record
        and column_name in ('citizen_id', 'job_id', 'from_citizen_id', 'to_citizen_id')) as columns
    from (${lines}) as lines where (action = 'exported' and record_id is null) or action = 'backed_up'`.execute(
    db,
  );
  const exported = rows.map(({ record, columns }) => idsOfExport(record, columns));
  // unscoped: for admins, who see everything
  const named = sql`select citizen_id from (${lines}) as lines where citizen_id is not null
    union all select unnest(array[letters.citizen_id, letters.to_citizen_id]) from (${lines}) as lines
      join letters on letters.id = lines.record_id where lines.record = 'letters'
    union all select messages.citizen_id from (${lines}) as lines
      join messages on messages.id = lines.record_id where lines.record = 'messages'
    union all select users.citizen_id from (${lines}) as lines
      join users on users.id = lines.record_id where lines.record = 'users'
    union all select coalesce(import_rows.owner_id, import_rows.citizen_id) from (${lines}) as lines
      join import_rows on import_rows.import_id = lines.record_id where lines.record = 'imports'`;
  const all = sql.join([named, ...exported], sql` union all `);
  // Who was made one with another since is that other.
  // unscoped: as above
  return sql`select coalesce(
      (select holder_id from merges where merges.from_id = touched.citizen_id and undone_at is null limit 1),
      touched.citizen_id)
    from (${all}) as touched where touched.citizen_id is not null`;
}

/** The ids of the citizens in an export of a table, of all tables (null), or in a backup. */
function idsOfExport(record: string | null, columns: readonly string[]): Ids {
  // unscoped: for admins, who see everything
  if (record === null || record === 'citizens') return sql`select id as citizen_id from citizens`;
  const own = columns.filter(column => column !== 'job_id');
  if (own.length > 0) {
    // unscoped: as above
    return sql`select unnest(array[${sql.join(own.map(column => sql.ref(column)))}]) from ${sql.table(record)}`;
  }
  if (columns.length === 0) return sql`select null::integer`;
  // unscoped: as above
  return sql`select jobs.citizen_id from ${sql.table(record)} as part
    join service_requests as jobs on jobs.id = part.job_id`;
}

/** Writes to persons of a breach who were not written to yet, so many at a time. Throws NotFound. */
export function notifyPersons(
  { db, ...services }: Pick<Services, 'db' | 'messengers'>,
  caller: Caller,
  id: number,
): Promise<{ breach: Breach; queued: number; left: number }> {
  return db.transaction().execute(async transaction => {
    const breach = await lockBreach(transaction, id);
    // unscoped: for admins, who see everything
    const waiting = transaction
      .selectFrom('breach_persons as persons')
      // unscoped: as above
      .innerJoin('citizens', 'citizens.id', 'persons.citizen_id')
      .where('persons.breach_id', '=', id)
      .where('persons.notified_at', 'is', null)
      .where(eb => eb.not(isDummy('citizens.mobile')));
    const persons = await waiting
      .select(['persons.id', 'persons.citizen_id', 'citizens.name', 'citizens.mobile', 'citizens.branch_id'])
      .select(['citizens.name_by_holder_at', 'citizens.name_known'])
      .orderBy('persons.id')
      .limit(MAX_NOTIFIED)
      .execute();
    const body = textOf(breach, await privacyContact(transaction));
    const written = await writeMessages(
      transaction,
      services,
      caller,
      persons.map(person => ({
        channel: 'whatsapp' as const,
        purpose: 'message' as const,
        ...{ citizen_id: person.citizen_id, user_id: null, branch_id: person.branch_id },
        ...{ subject: null, body, ...addressedTo(person, body) },
        // It concerns their rights: an opt-out from reminders does not stop it.
        despite_opt_out: true,
        dedup_key: `breach ${person.id}`,
      })),
    );
    for (const { id: message_id, dedup_key } of written) {
      // unscoped: as above
      await transaction
        .updateTable('breach_persons')
        .set({ notified_at: sql<string>`now()`, message_id })
        .where('id', '=', Number(dedup_key?.slice('breach '.length)))
        .execute();
    }
    const { left } = await waiting
      .select(sql<number>`count(*)::integer`.as('left'))
      .executeTakeFirstOrThrow();
    return { breach: await loadBreach(transaction, id), queued: written.length, left };
  });
}

/** What persons read, short enough for a template of WhatsApp. */
function textOf(
  { noticed_at, nature, consequences, measures }: Breach,
  { contact_name, contact_phone, contact_email }: Awaited<ReturnType<typeof privacyContact>>,
): string {
  const day = officeDate(today(new Date(noticed_at)));
  const contact = [contact_name, contact_phone, contact_email].filter(Boolean).join(', ');
  return letters.breach(day, {
    nature: short(nature, 250),
    consequences: consequences && short(consequences, 150),
    measures: measures && short(measures, 150),
    contact: contact || null,
  });
}

function short(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
