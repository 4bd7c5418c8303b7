import { branchOf, type Caller } from '@rto-desk/contract/access';

/** The branch that a list is brought into: a manager's own, else the one that was chosen, or none. */
export function branchOfList(caller: Caller, list: { branch_id: number | null }): number | null {
  return branchOf(caller) ?? list.branch_id;
}
