import type { Caller } from '@rto-desk/contract/access';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/**
 * Unassigns the open jobs that an account can no longer see after a change of its role or branch. In the transaction of
 * the change.
 */
export async function releaseUnseenJobs(db: Queryable, actor: Caller, account: number): Promise<void> {
  // unscoped: what an account has that its caller has just changed
  await sql`
    with released as (
      update service_requests as jobs set assignee_id = null from users as former
      where former.id = ${account} and jobs.assignee_id = former.id and jobs.status in ('pending', 'contacted')
        and (former.role = 'user' or former.role = 'manager' and former.branch_id <> jobs.branch_id)
      returning jobs.id)
    insert into job_events (job_id, event, actor_id) select id, 'assigned', ${actor.id} from released order by id`.execute(
    db,
  );
}
