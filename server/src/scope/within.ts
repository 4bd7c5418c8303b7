import type { Caller, Origin } from '@rto-desk/contract/access';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import {
  accountWithin,
  type Condition,
  carriedWithin,
  citizenWithin,
  entryWithin,
  expiryWithin,
  followUpWithin,
  importWithin,
  inboundWithin,
  leftExpiryWithin,
  letterWithin,
  messageWithin,
  moneyWithin,
  partsWithin,
  submissionWithin,
} from './conditions.ts';
import { byReach } from './reach.ts';

/**
 * The tables of personal data, limited to what a caller may know of: what lies outside does not exist for them. Every
 * query on personal data starts from one of these; what is joined to it is within reach, too.
 *
 *     within(db, caller).citizens().select('citizens.name').where('citizens.id', '=', id)
 *     → select citizens.name from citizens where (citizens.branch_id = 4 or citizens.branch_id is null) and citizens.id = 7
 */
export function within(db: Queryable, caller: Caller) {
  return {
    citizens: () => db.selectFrom('citizens').where(citizenWithin(caller)),
    /** Joined with `citizens`. */
    vehicles: () =>
      db
        .selectFrom('vehicles')
        .innerJoin('citizens', 'citizens.id', 'vehicles.citizen_id')
        .where(citizenWithin(caller)),
    /** The documents of a kind as `document`, joined with `citizens`. */
    documents: (kind: AnyKind) =>
      db
        .selectFrom(documentsOf(kind))
        .innerJoin('citizens', 'citizens.id', 'document.citizen_id')
        .where(citizenWithin(caller)),
    /** The ends of documents of all kinds, but of vehicles that have left. */
    expiries: () => db.selectFrom('expiries').where(expiryWithin(caller)),
    /** Those of vehicles that have left. */
    leftExpiries: () => db.selectFrom('expiries').where(leftExpiryWithin(caller)),
    /** Jobs, which service requests are, as `submissions`. */
    jobs: () => db.selectFrom('service_requests as submissions').where(submissionWithin(caller)),
    /** Inquiries as `submissions`. */
    inquiries: () => db.selectFrom('document_inquiries as submissions').where(submissionWithin(caller)),
    /** When staff call a person again; joined with `citizens`. */
    followUps: () =>
      db
        .selectFrom('follow_ups')
        .innerJoin('citizens', 'citizens.id', 'follow_ups.citizen_id')
        .where(followUpWithin(caller)),
    letters: () => db.selectFrom('letters').where(letterWithin(caller)),
    /** The inward and outward register. */
    registerEntries: () => db.selectFrom('register_entries').where(entryWithin(caller)),
    clients: () => db.selectFrom('clients').where(moneyWithin(caller, 'clients')),
    receipts: () => db.selectFrom('receipts').where(moneyWithin(caller, 'receipts')),
    payouts: () => db.selectFrom('payouts').where(moneyWithin(caller, 'payouts')),
    messages: () => db.selectFrom('messages').where(messageWithin(caller)),
    /** What people have written to the office. */
    inbound: () => db.selectFrom('inbound_messages').where(inboundWithin(caller)),
    /** Imports. */
    imports: () => db.selectFrom('imports').where(importWithin(caller)),
    /** Their lines, joined with `imports`. */
    importRows: () =>
      db
        .selectFrom('import_rows')
        .innerJoin('imports', 'imports.id', 'import_rows.import_id')
        .where(importWithin(caller)),
    /** Rows of `users`. */
    accounts: () => db.selectFrom('users').where(accountWithin(caller)),
  };
}

/** The documents of a kind as `document`, joined with `citizens`, of all citizens: for automatic work. */
export function documentsOfAll(db: Queryable, kind: AnyKind) {
  return db.selectFrom(documentsOf(kind)).innerJoin('citizens', 'citizens.id', 'document.citizen_id');
}

/**
 * What belongs to each citizen of the statement around it, which has limited the citizens. For what is nested or counted.
 */
export function ofEachCitizen(db: Pick<Queryable, 'selectFrom'>) {
  const citizen = sql.ref<number>('citizens.id');
  return {
    vehicles: () => db.selectFrom('vehicles').where('vehicles.citizen_id', '=', citizen),
    /** The documents of a kind as `document`. */
    documents: (kind: AnyKind) => db.selectFrom(documentsOf(kind)).where('document.citizen_id', '=', citizen),
  };
}

/** What the tables of all kinds have; only the documents of a vehicle name one. */
export interface DocumentBase {
  id: number;
  citizen_id: number;
  vehicle_id: number;
  file_id: string | null;
  origin: Origin;
  created_at: string;
  updated_at: string;
}

function documentsOf(kind: AnyKind) {
  return sql<DocumentBase>`${sql.table(kind.collection)}`.as('document');
}

/** What statements in SQL read, each with its table and condition. */
const limited = {
  citizens: ['citizens', citizenWithin],
  users: ['users', accountWithin],
  messages: ['messages', messageWithin],
  inbound_messages: ['inbound_messages', inboundWithin],
  register_entries: ['register_entries', entryWithin],
  letters: ['letters', letterWithin],
  receipts: ['receipts', (caller: Caller) => moneyWithin(caller, 'receipts')],
  expiries: ['expiries', expiryWithin],
  left_expiries: ['expiries', leftExpiryWithin],
  searchable_numbers: ['searchable_numbers', (caller: Caller) => carriedWithin(caller, 'searchable_numbers')],
} as const satisfies Record<string, readonly [table: string, (caller: Caller) => Condition]>;

/**
 * The rows of a table within reach, for a `from` in SQL; they go by the table's name. PostgreSQL plans the sub-query as
 * if its condition stood in the statement itself.
 */
export function rowsWithin(caller: Caller, rows: keyof typeof limited): RawBuilder<unknown> {
  const [table, within] = limited[rows];
  return rowsOf(table, within(caller));
}

/** Service requests within reach, for a `from` in SQL, as `submissions`. */
export function requestsWithin(caller: Caller): RawBuilder<unknown> {
  return sql`(select * from service_requests as submissions where ${submissionWithin(caller)}) as submissions`;
}

/** Document inquiries within reach, for a `from` in SQL, as `submissions`. */
export function inquiriesWithin(caller: Caller): RawBuilder<unknown> {
  return sql`(select * from document_inquiries as submissions where ${submissionWithin(caller)}) as submissions`;
}

/** The rows of `rowsWithin` in parts, each of which an index holds in order: together they are all. For staff. */
export function rowsInParts(
  caller: Caller,
  table: 'citizens' | 'expiries' | 'searchable_numbers',
): readonly RawBuilder<unknown>[] {
  return partsWithin(caller, table).map(condition => rowsOf(table, condition));
}

function rowsOf(table: string, condition: Condition): RawBuilder<unknown> {
  return sql`(select * from ${sql.table(table)} where ${condition}) as ${sql.table(table)}`;
}

/**
 * Accounts within reach as `listed (id, name, role)`, for a `from` in SQL. Those of a branch are read from
 * an index by name, without the accounts of other branches.
 */
export function accountsByName(caller: Caller): RawBuilder<unknown> {
  const listed = () => sql`(select id, name, role from ${rowsWithin(caller, 'users')}) as listed`;
  return byReach(caller, {
    everything: listed,
    branch: id => sql`(
      select users.id, branch_account_visibility.name, users.role
      from users join branch_account_visibility on branch_account_visibility.user_id = users.id and branch_account_visibility.branch_id = ${id}) as listed`,
    own: listed,
  });
}
