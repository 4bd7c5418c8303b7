import type { RequestStatus } from '@rto-desk/contract/service-request';
import type { Queryable } from '../../platform/database/database.ts';
import { Invalid } from '../../platform/errors.ts';

export interface Stage {
  code: string;
  status: RequestStatus;
}

function stages(db: Queryable) {
  return db.selectFrom('job_stages').select(['code', 'status']);
}

/** The first stage of a status by order. Each has one: the last of a status is never hidden. */
export function firstStage(db: Queryable, status: RequestStatus): Promise<Stage> {
  return stages(db)
    .where('status', '=', status)
    .where('hidden', '=', false)
    .orderBy('place')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** A stage by its code. Throws Invalid where there is none, or none in use. */
export async function stageOf(db: Queryable, code: string): Promise<Stage> {
  const found = await stages(db).where('code', '=', code).where('hidden', '=', false).executeTakeFirst();
  if (found === undefined) throw new Invalid({ stage: words => words.jobAnswers.noSuchStage });
  return found;
}
