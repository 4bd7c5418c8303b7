import { type Caller, maySeeSecrets, type Role, roles } from '@rto-desk/contract/access';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RecordCountsTable } from '../platform/database/schema.ts';
import { type Condition, NONE } from './conditions.ts';
import { byReach } from './reach.ts';
import { rowsWithin } from './within.ts';

/** Under this "branch" kept counts stand for all branches together. */
const ALL_BRANCHES = sql.lit(-1);

/** Conditions on counts that are kept by branch: on their sums, and on the changes that are not added to them yet. */
interface CountsWithin {
  kept: Condition;
  changed: Condition;
}

const nothing: CountsWithin = { kept: NONE, changed: NONE };

/**
 * How many records of some tables staff see, as an integer in SQL: the sum of what is counted by branch, at the cost
 * of a few hundred rows however many records there are. The counts know nothing of users, who see only what is their own.
 */
export function keptCount(
  caller: Caller,
  ...records: readonly RecordCountsTable['record'][]
): RawBuilder<number> {
  const counted = byReach(caller, {
    everything: () => sql`true`,
    branch: id => sql`branch_id in (${id}, 0)`,
    own: () => NONE,
  });
  return sql<number>`(
    select coalesce(sum(records), 0)::integer from record_counts where record in (${sql.join(records)}) and ${counted})`;
}

/** How many accounts are within reach, of a role where one is given, as an integer in SQL. */
export function accountCount(caller: Caller, role?: Role): RawBuilder<number> {
  const ofRole = role === undefined ? sql`true` : sql`role = ${role}`;
  const counted = () =>
    sql<number>`(select count(*)::integer from ${rowsWithin(caller, 'users')} where ${ofRole})`;
  return byReach(caller, {
    everything: () => keptCount(caller, ...(role === undefined ? roles : [role])),
    branch: counted,
    own: counted,
  });
}

/** The counts of `expiry_counts` that tell of what staff see. */
export function expiryCountsWithin(caller: Caller): CountsWithin {
  return byReach(caller, {
    everything: () => ({ kept: sql<SqlBool>`branch_id = ${ALL_BRANCHES}`, changed: sql<SqlBool>`true` }),
    branch: id => {
      const both = sql<SqlBool>`branch_id in (${id}, 0)`;
      return { kept: both, changed: both };
    },
    own: () => nothing,
  });
}

/** The counts of `message_counts` that tell of the messages that staff see (`messageWithin`). */
export function messageCountsWithin(caller: Caller): CountsWithin {
  const open = maySeeSecrets(caller) ? sql`true` : sql`not for_admins`;
  return byReach(caller, {
    everything: () => ({
      kept: sql<SqlBool>`(${open} and branch_id = ${ALL_BRANCHES})`,
      changed: sql<SqlBool>`(${open})`,
    }),
    branch: id => {
      const both = sql<SqlBool>`(${open} and (branch_id = ${id} or (branch_id = 0 and of_citizen)))`;
      return { kept: both, changed: both };
    },
    own: () => nothing,
  });
}

/**
 * Accounts within reach as `listed (id, name, role)`, for a `from` in SQL. Those of a branch are kept by their names, so
 * that those of others are not gone through for a page of them.
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
