import { type Caller, maySeeSecrets } from '@rto-desk/contract/access';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { byReach } from './reach.ts';

/**
 * Who sees which rows of a table. Each is one condition in SQL, safe beside others. Queries get them by `within` and
 * `rowsWithin`; by themselves they are for what changes rows.
 */
export type Condition = RawBuilder<SqlBool>;

const ALL: Condition = sql<SqlBool>`true`;
const NONE: Condition = sql<SqlBool>`false`;

/** What stands for "no branch" in the tables that searches and reports read. */
const NO_BRANCH = 0;

/** A row of `citizens`: of the branch or of none; the profiles that a user keeps, and their own. */
export function citizenWithin(caller: Caller): Condition {
  return byReach(caller, {
    everything: () => ALL,
    branch: id => sql<SqlBool>`(citizens.branch_id = ${id} or citizens.branch_id is null)`,
    own: user =>
      user.citizen_id === null
        ? sql<SqlBool>`(citizens.owner_id = ${user.id})`
        : sql<SqlBool>`(citizens.owner_id = ${user.id} or citizens.id = ${user.citizen_id})`,
  });
}

/** The same of a row that carries `citizen_id` and `branch_id` (0 for none) itself. */
export function carriedWithin(caller: Caller, table: 'expiries' | 'searchable_numbers'): Condition {
  return byReach(caller, {
    everything: () => ALL,
    branch: id => sql<SqlBool>`${sql.ref(`${table}.branch_id`)} in (${id}, ${NO_BRANCH})`,
    own: user => sql<SqlBool>`${sql.ref(`${table}.citizen_id`)} in (
      select id from citizens where owner_id = ${user.id} union select ${user.citizen_id}::integer)`,
  });
}

/** A row of `expiries`, but of a vehicle that has left. */
export function expiryWithin(caller: Caller): Condition {
  return sql<SqlBool>`(not expiries.has_left and ${carriedWithin(caller, 'expiries')})`;
}

/** A row of `expiries` of a vehicle that has left. */
export function leftExpiryWithin(caller: Caller): Condition {
  return sql<SqlBool>`(expiries.has_left and ${carriedWithin(caller, 'expiries')})`;
}

/** A service request or an inquiry, `submissions`: of the branch or of none; what a user asked for themself. */
export function submissionWithin(caller: Caller): Condition {
  return byReach(caller, {
    everything: () => ALL,
    branch: id => sql<SqlBool>`(submissions.branch_id = ${id} or submissions.branch_id is null)`,
    own: user => sql<SqlBool>`submissions.user_id = ${user.id}`,
  });
}

/** A row of `follow_ups` beside its citizen: of the citizens that staff see. It is never shown to the person. */
export function followUpWithin(caller: Caller): Condition {
  const shown = sql<SqlBool>`(follow_ups.set_aside_by is null and ${citizenWithin(caller)})`;
  return byReach(caller, { everything: () => shown, branch: () => shown, own: () => NONE });
}

/** A row of `letters`: of the branch or of none. */
export function letterWithin(caller: Caller): Condition {
  return byReach(caller, {
    everything: () => ALL,
    branch: id => sql<SqlBool>`(letters.branch_id = ${id} or letters.branch_id is null)`,
    own: () => NONE,
  });
}

/** A row of `imports`, an import: of the branch; one without a branch is for those who see everything. */
export function importWithin(caller: Caller): Condition {
  return byReach(caller, {
    everything: () => ALL,
    branch: id => sql<SqlBool>`imports.branch_id = ${id}`,
    own: () => NONE,
  });
}

/**
 * A row of `register_entries`: of the branch or of none. While the register is switched off there are none.
 * @param table what the row goes by in its statement
 */
export function entryWithin(caller: Caller, table = 'register_entries'): Condition {
  const branch = sql.ref(`${table}.branch_id`);
  const isOn = sql`(select register_on from office_settings)`;
  return byReach(caller, {
    everything: () => sql<SqlBool>`(${isOn})`,
    branch: id => sql<SqlBool>`(${isOn} and (${branch} = ${id} or ${branch} is null))`,
    own: () => NONE,
  });
}

/** A row of `clients`, `receipts` or `payouts`: of the branch or of none. While money is switched off there are none. */
export function moneyWithin(caller: Caller, table: 'clients' | 'receipts' | 'payouts'): Condition {
  const branch = sql.ref(`${table}.branch_id`);
  const isOn = sql`(select money_on from office_settings)`;
  return byReach(caller, {
    everything: () => sql<SqlBool>`(${isOn})`,
    branch: id => sql<SqlBool>`(${isOn} and (${branch} = ${id} or ${branch} is null))`,
    own: () => NONE,
  });
}

/**
 * A row of `messages`: what was written to the citizens of the branch and to those of none (its `branch_id` follows the
 * citizen, and of what is written to several all of them; where they part it stays with the branch that they were of), and to
 * the accounts of the branch. What opens or verifies an account, and what tells of the whole office, is for admins.
 */
export function messageWithin(caller: Caller): Condition {
  const open = maySeeSecrets(caller) ? ALL : sql`messages.purpose not in ('reset', 'summary', 'verify')`;
  return byReach(caller, {
    everything: () => sql<SqlBool>`(${open})`,
    branch: id => sql<SqlBool>`(${open} and (messages.branch_id = ${id}
      or (messages.branch_id is null
        and (messages.citizen_id is not null or messages.purpose in ('digest', 'bulk')))))`,
    own: () => NONE,
  });
}

/**
 * A row of `inbound_messages`: of a branch where the citizens with the number are its own or of none. A number without
 * a citizen is a stranger's, who may write about anyone: it belongs to the branches of its requests and inquiries.
 * Erased rows belong to no branch.
 */
export function inboundWithin(caller: Caller): Condition {
  const kept = sql<SqlBool>`inbound_messages.mobile_no <> ''`;
  const holders = sql`select from citizens where citizens.mobile = inbound_messages.mobile_no`;
  return byReach(caller, {
    everything: () => kept,
    branch: id => sql<SqlBool>`(${kept} and case when exists (${holders})
      then not exists (${holders} and citizens.branch_id <> ${id})
      else exists (select from service_requests as asked
          where asked.contact_phone = inbound_messages.mobile_no and asked.branch_id = ${id})
        or exists (select from document_inquiries as asked
          where asked.phone = inbound_messages.mobile_no and asked.branch_id = ${id}) end)`,
    own: () => NONE,
  });
}

/**
 * A row of `users`: managers of the branch, those whose own citizen profile belongs to it, and those that it has added
 * whose holder belongs nowhere yet.
 */
export function accountWithin(caller: Caller): Condition {
  return byReach(caller, {
    everything: () => ALL,
    branch: id =>
      sql<SqlBool>`users.id in (select user_id from branch_account_visibility where branch_id = ${id})`,
    own: user => sql<SqlBool>`users.id = ${user.id}`,
  });
}

/**
 * The same of citizens and of rows that carry their branch in parts, each of which an index holds in order: one for
 * each branch that staff see, or all in one. For staff.
 */
export function partsWithin(
  caller: Caller,
  table: 'citizens' | 'expiries' | 'searchable_numbers',
): readonly Condition[] {
  const branch = table === 'citizens' ? sql`coalesce(citizens.branch_id, 0)` : sql.ref(`${table}.branch_id`);
  const here: Condition = table === 'expiries' ? sql<SqlBool>`not expiries.has_left` : ALL;
  return byReach<readonly Condition[]>(caller, {
    everything: () => [here],
    branch: id => [id, NO_BRANCH].map(one => sql<SqlBool>`(${here} and ${branch} = ${one})`),
    own: () => [NONE],
  });
}
