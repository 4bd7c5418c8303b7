import { branchOf, type Caller } from '@rto-desk/contract/access';
import type { Queryable } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';

/** The branch that a list is brought into: a manager's own, else the one that was chosen, or none. */
export function branchOfList(caller: Caller, list: { branch_id: number | null }): number | null {
  return branchOf(caller) ?? list.branch_id;
}

/**
 * Whose reach the rows of a list are judged in: that of the branch it is brought into, whoever brings it. The branch reads what
 * is said of them, and has them carried out, too.
 */
export function judgingCaller(caller: Caller, list: { branch_id: number | null }): Caller {
  return list.branch_id === null ? caller : { ...caller, role: 'manager', branch_id: list.branch_id };
}

/** Throws NotFound for a citizen out of reach. */
export async function refuseOutOfReach(db: Queryable, caller: Caller, id: number): Promise<void> {
  const chosen = await within(db, caller)
    .citizens()
    .select('citizens.id')
    .where('citizens.id', '=', id)
    .executeTakeFirst();
  if (chosen === undefined) throw new NotFound();
}
