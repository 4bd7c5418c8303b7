import { branchOf, type Caller, mayAssignBranch } from '@rto-desk/contract/access';
import type { Client, Owed } from '@rto-desk/contract/endpoints/clients';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import { today } from '@rto-desk/contract/expiry';
import type { QueryOf } from '@rto-desk/contract/list';
import { type clientList, GSTIN } from '@rto-desk/contract/money';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { assertNames } from '../../facts/names.ts';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import { newestPage } from '../../search/page.ts';
import { hasTextOrNumber } from '../../search/text.ts';
import { assertMoneyOn, owedOf } from './payers.ts';

/** The clients within a caller's reach, as answers carry them. */
function clientRows(db: Queryable, caller: Caller) {
  return within(db, caller)
    .clients()
    .select(['clients.id', 'name', 'mobile', 'address', 'gstin', 'clients.branch_id', 'closed'])
    .select(['reminded_on', 'created_at', 'updated_at'])
    .select(owedOf(sql<SqlBool>`payer_lines.client_id = clients.id`).as('owed'))
    .select(eb => [
      // unscoped: of a client within reach
      sql<string[]>`array(select spelling from client_spellings where client_id = clients.id order by id)`.as(
        'given_by',
      ),
      jsonObjectFrom(
        eb
          // unscoped: of a client within reach
          .selectFrom('charges')
          .select([sql<string>`amount::text`.as('amount'), 'what', 'charged_on as on'])
          .whereRef('charges.client_id', '=', 'clients.id'),
      ).as('opening'),
      // unscoped: of a client within reach
      sql<boolean>`not exists (select from charges where charges.client_id = clients.id)
        and not exists (select from receipts where receipts.client_id = clients.id)`.as('can_open'),
    ]);
}

/** A client within reach. Throws NotFound. */
export async function clientOf(db: Queryable, caller: Caller, id: number): Promise<Client> {
  return clientRows(db, caller)
    .where('clients.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound());
}

/**
 * One page of the clients within reach, newest first, each with what it owes; of those who owe with the sums of all.
 */
export async function clientsPage(
  db: Queryable,
  caller: Caller,
  query: QueryOf<typeof clientList>,
): Promise<Page<Client> & { totals: Owed | null }> {
  const { q, owing = false, closed = false } = query;
  const ids = owing ? await owingClients(db) : [];
  const matching = within(db, caller)
    .clients()
    .select('clients.id')
    .$if(Boolean(q), found => found.where(isCalled(q ?? '')))
    .$if(owing, found => found.where(sql<SqlBool>`clients.id = any(${ids}::integer[])`))
    .$if(!owing, found => found.where('closed', '=', closed));
  const rows = (ids: number[]) => clientRows(db, caller).where('clients.id', 'in', ids).execute();
  const found = await newestPage(db, query, matching, rows);
  return { ...found, totals: owing ? await totalsOf(db, matching) : null };
}

/** The clients who owe something, read once: it sums up all that is open. */
async function owingClients(db: Queryable): Promise<number[]> {
  // unscoped: limits clients that are within reach
  const { rows } = await sql<{ client_id: number }>`
    select client_id from payer_lines where client_id is not null group by client_id having sum(due) > sum(advance)`.execute(
    db,
  );
  return rows.map(({ client_id }) => client_id);
}

/** That the name, the mobile or a spelling of a client contains what was typed. */
function isCalled(typed: string): RawBuilder<SqlBool> {
  // unscoped: limits clients that are within reach
  return sql<SqlBool>`clients.id in (
    select id from clients where ${hasTextOrNumber(sql`search_text`, typed)}
    union all select client_id from client_spellings where ${hasTextOrNumber(sql`text_key(' ' || spelling)`, typed)})`;
}

async function totalsOf(db: Queryable, matching: Expression<unknown>): Promise<Owed> {
  const { rows } = await sql<{ owed: Owed }>`
    select ${owedOf(sql<SqlBool>`client_id in (${matching})`)} as owed`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('No sums were answered');
  return row.owed;
}

export interface NewClient {
  name: string;
  mobile?: string | null;
  address?: string | null;
  gstin?: string | null;
}

/** Adds a client to the caller's branch, or the one that staff without a branch choose. Throws Invalid, NotFound and Forbidden. */
export function addClient(
  db: Db,
  caller: Caller,
  {
    given_by,
    branch_id,
    ...client
  }: NewClient & { given_by: readonly string[]; branch_id?: number | null | undefined },
): Promise<Client> {
  assertGstin(client.gstin);
  assertNames({ name: client.name }, null);
  const branch = mayAssignBranch(caller) ? (branch_id ?? null) : branchOf(caller);
  if (branch_id && branch !== branch_id) throw new Forbidden();
  return db.transaction().execute(async transaction => {
    await assertMoneyOn(transaction);
    if (branch !== null) await assertBranch(transaction, branch);
    const { id } = await transaction
      .insertInto('clients')
      .values({ ...client, branch_id: branch, created_by: caller.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeSpellings(transaction, { id, branch_id: branch }, given_by);
    return clientOf(transaction, caller, id);
  });
}

async function assertBranch(db: Queryable, id: number): Promise<void> {
  await db
    .selectFrom('branches')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound());
}

/** What is absent stays. */
export type ClientChange = { [Name in keyof NewClient]?: NewClient[Name] | undefined } & {
  given_by?: readonly string[] | undefined;
  closed?: boolean | undefined;
  updated_at?: string | null | undefined;
};

/** Changes, closes or opens a client within reach. Throws NotFound, Invalid, and Conflict for a stale copy. */
export function changeClient(
  db: Db,
  caller: Caller,
  id: number,
  { given_by, updated_at, ...change }: ClientChange,
): Promise<Client> {
  assertGstin(change.gstin);
  return db.transaction().execute(async transaction => {
    await lockClient(transaction, caller, id);
    const before = await clientOf(transaction, caller, id);
    assertFresh(updated_at, before);
    assertNames({ name: change.name }, { name: before.name });
    // Its spellings are a change of the client: a copy from before is stale.
    // unscoped: locked within reach above
    await transaction
      .updateTable('clients')
      .set({ ...change, updated_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute();
    if (given_by !== undefined) await writeSpellings(transaction, before, given_by);
    return clientOf(transaction, caller, id);
  });
}

async function lockClient(db: Queryable, caller: Caller, id: number): Promise<void> {
  await assertMoneyOn(db);
  await within(db, caller)
    .clients()
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new NotFound());
}

/** Enters what a client owed before: once, and before its first receipt. Throws NotFound, and Conflict with the client. */
export function openAccount(
  db: Db,
  caller: Caller,
  id: number,
  { amount, what }: { amount: string; what: string },
): Promise<Client> {
  return db.transaction().execute(async transaction => {
    await lockClient(transaction, caller, id);
    const client = await clientOf(transaction, caller, id);
    if (client.opening !== null) throw new Conflict(words => words.moneyAnswers.openedBefore, client);
    if (!client.can_open) throw new Conflict(words => words.moneyAnswers.hasReceipts, client);
    await transaction
      .insertInto('charges')
      .values({ client_id: id, kind: 'opening', what, amount, charged_on: today(), created_by: caller.id })
      .execute();
    return clientOf(transaction, caller, id);
  });
}

/** Writes how jobs write a client. Throws Invalid for a spelling that belongs to another client of its branch. */
async function writeSpellings(
  db: Queryable,
  { id, branch_id }: { id: number; branch_id: number | null },
  given_by: readonly string[],
): Promise<void> {
  const byKey = new Map(given_by.map(spelling => [spelling.toLowerCase(), spelling]));
  const spellings = [...byKey.values()];
  // unscoped: of a client within reach
  await sql`delete from client_spellings where client_id = ${id}
    and spelling <> all(${spellings}::text[])`.execute(db);
  // unscoped: as above
  const { rows: own } = await sql<{ spelling: string }>`
    select spelling from client_spellings where client_id = ${id}`.execute(db);
  for (const spelling of spellings.filter(one => !own.some(kept => kept.spelling === one))) {
    const { rows } = await sql`
      insert into client_spellings (client_id, branch_id, spelling) values (${id}, ${branch_id}, ${spelling})
      on conflict do nothing returning id`.execute(db);
    if (rows.length === 0)
      throw new Invalid({ given_by: words => words.moneyAnswers.spellingTaken(spelling) });
  }
}

function assertGstin(gstin: string | null | undefined): void {
  if (gstin && !GSTIN.test(gstin)) throw new Invalid({ gstin: words => words.moneyAnswers.gstin });
}
