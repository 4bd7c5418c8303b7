import { branchOf, type Caller } from '@rto-desk/contract/access';

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
