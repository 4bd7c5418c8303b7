import { type Caller, reachOf } from '@rto-desk/contract/access';

/** What a rule comes to for each reach. */
interface ByReach<T> {
  everything(): T;
  branch(branchId: number): T;
  own(user: { id: number; citizen_id: number | null }): T;
}

/** A key that callers share who see the same. */
export const reachKey = (caller: Caller): string => JSON.stringify(reachOf(caller));

/** The only place where the reaches are told apart: what a rule comes to for a caller. */
export function byReach<T>(caller: Caller, rule: ByReach<T>): T {
  const reach = reachOf(caller);
  switch (reach.sees) {
    case 'everything':
      return rule.everything();
    case 'branch':
      return rule.branch(reach.branch_id);
    case 'own':
      return rule.own({ id: reach.user_id, citizen_id: reach.citizen_id });
  }
}
