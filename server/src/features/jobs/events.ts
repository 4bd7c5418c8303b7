import type { JobEvent } from '@rto-desk/contract/job';
import type { Queryable } from '../../platform/database/database.ts';

/** What happened to a job; all but the job and what it was may be absent. */
export interface NewEvent {
  job_id: number;
  event: JobEvent;
  actor_id: number | null;
  from_stage?: string;
  to_stage?: string;
  assignee_id?: number | null;
  reject_code?: string | null;
  text?: string | null;
}

/** Adds to a job's time line, in the transaction of what happened. */
export async function addEvent(db: Queryable, event: NewEvent): Promise<void> {
  // unscoped: of a job that who calls has just made, or locked within reach
  await db.insertInto('job_events').values(event).execute();
}
