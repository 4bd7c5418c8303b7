import { branchOf, type Caller, mayAssignBranch } from '@rto-desk/contract/access';
import type { Job } from '@rto-desk/contract/endpoints/jobs';
import type { Receipt } from '@rto-desk/contract/endpoints/requests';
import type { JobSource } from '@rto-desk/contract/job';
import type { Service, ServiceCategory } from '@rto-desk/contract/services';
import { allBelongTo } from '@rto-desk/contract/services';
import { writeEnteredFee } from '../../facts/job-money.ts';
import { assertNames } from '../../facts/names.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Invalid } from '../../platform/errors.ts';
import { freshReference } from '../../platform/reference.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { within } from '../../scope/within.ts';
import { jobOf, type Reader } from './details.ts';
import { dueOn } from './due.ts';
import { addEvent } from './events.ts';
import { assertLinksReachable, assertNoFees } from './links.ts';
import { branchOfSubmitter } from './new-submission.ts';
import { addServiceDocuments } from './service-documents.ts';
import { firstStage } from './stages.ts';

/** The letters that references of service requests begin with. */
export const REQUEST = 'SR';

/** What is asked for, and by whom. */
export interface NewServiceRequest {
  contact_name: string;
  contact_phone: string;
  category: ServiceCategory;
  services: Service[];
  query: string | null;
}

/** What staff write down beside that. */
export interface NewJob extends Omit<NewServiceRequest, 'query'> {
  query?: string | null;
  given_by?: string | null;
  application_no?: string | null;
  due_on?: string | null;
  notes?: string | null;
  fee?: string | null;
  paid?: string | null;
  citizen_id?: number | null | undefined;
  vehicle_id?: number | null | undefined;
  assignee_id?: number | null | undefined;
  branch_id?: number | null | undefined;
}

/** Throws Invalid for services that belong to another category. */
export function assertServices(category: ServiceCategory, services: readonly Service[]): void {
  if (!allBelongTo(category, services)) {
    throw new Invalid({ services: words => words.requests.wrongServices });
  }
}

/** Keeps a request from the web; the caller's account and branch come with it. */
export function addRequest(db: Db, caller: SignedIn | null, submission: NewServiceRequest): Promise<Receipt> {
  return db.transaction().execute(transaction =>
    insertJob(transaction, caller, {
      ...submission,
      source: 'web',
      user_id: caller?.id ?? null,
      branch_id: branchOfSubmitter(caller),
    }),
  );
}

/** Keeps work that came over the counter, with what it is linked to, all within reach. Throws NotFound and Invalid. */
export function addJob(db: Db, reader: Reader & { caller: SignedIn }, job: NewJob): Promise<Job> {
  const { caller } = reader;
  assertServices(job.category, job.services);
  return db.transaction().execute(async transaction => {
    const { fee, paid, ...rest } = job;
    const isSum = await assertNoFees(transaction, job);
    const branch_id =
      (mayAssignBranch(caller) ? job.branch_id : branchOf(caller)) ??
      (await branchOfCitizen(transaction, caller, job.citizen_id ?? null));
    await assertLinksReachable(transaction, caller, { ...job, branch_id });
    const { id } = await insertJob(transaction, caller, {
      ...(isSum ? rest : job),
      query: job.query ?? null,
      source: 'counter',
      user_id: null,
      branch_id,
    });
    if (isSum) await writeEnteredFee(transaction, caller, id, { fee, paid });
    return jobOf(transaction, reader, id);
  });
}

async function branchOfCitizen(db: Queryable, caller: Caller, id: number | null): Promise<number | null> {
  if (id === null) return null;
  const found = await within(db, caller)
    .citizens()
    .select('citizens.branch_id')
    .where('citizens.id', '=', id)
    .executeTakeFirst();
  return found?.branch_id ?? null;
}

type Inserted = Omit<NewJob, 'branch_id' | 'query'> & {
  query: string | null;
  source: JobSource;
  user_id: number | null;
  branch_id: number | null | ReturnType<typeof branchOfSubmitter>;
};

async function insertJob(db: Queryable, caller: SignedIn | null, job: Inserted) {
  assertNames(job, null);
  const services = [...new Set(job.services)];
  const stage = await firstStage(db, 'pending');
  const made = await db
    .insertInto('service_requests')
    .values({
      ...job,
      services,
      reference: freshReference(REQUEST),
      stage: stage.code,
      status: stage.status,
      status_changed_by: null,
      due_on: job.due_on ?? (await dueOn(db, services)),
    })
    .returning(['id', 'reference', 'status', 'created_at'])
    .executeTakeFirstOrThrow();
  await addServiceDocuments(db, made.id, services);
  const actor = { job_id: made.id, actor_id: caller?.id ?? null };
  await addEvent(db, { ...actor, event: 'made', to_stage: stage.code });
  if (job.assignee_id) await addEvent(db, { ...actor, event: 'assigned', assignee_id: job.assignee_id });
  return made;
}
