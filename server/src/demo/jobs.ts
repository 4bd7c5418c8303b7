import { type RequestStatus, requestStatuses } from '@rto-desk/contract/service-request';
import { serviceCategories, services } from '@rto-desk/contract/services';
import { sql } from 'kysely';
import { REQUEST } from '../features/jobs/new-job.ts';
import { addServiceDocuments } from '../features/jobs/service-documents.ts';
import type { Db } from '../platform/database/database.ts';
import { freshReference } from '../platform/reference.ts';
import { type Asker, newestLast, progress, requestersOf } from './askers.ts';
import type { Random } from './random.ts';

/** How many people have asked for services. */
const REQUESTS = 60;

const queries = [
  null,
  null,
  'Please tell me which papers I have to bring.',
  'मुझे कौन से कागज़ लाने होंगे?',
  'I am out of station until Monday.',
  'क्या यह ऑनलाइन हो सकता है?',
] as const;

/** Who brings the documents of others to the counter. */
const givers = ['Verma Motors', 'महामाया ऑटो', 'Sharma Consultancy'] as const;

/** Why jobs are turned down. */
const reasons = ['papers_incomplete', 'other_office', 'not_eligible'] as const;

/** The stages of each status, given in turns. */
const stages: Record<RequestStatus, readonly [string, ...string[]]> = {
  pending: ['received'],
  contacted: ['papers_missing', 'submitted', 'approved', 'ready'],
  completed: ['handed_over'],
  rejected: ['rejected'],
};
/** The way of a job that lacks nothing. */
const course = ['received', 'submitted', 'approved', 'ready', 'handed_over'];

/** What the office has in hand and has done: jobs of the web and the counter in every stage, the older ones mostly done. */
export async function addJobs(db: Db, random: Random, staff: readonly number[]): Promise<void> {
  const askers = await requestersOf(db);
  const rows = newestLast(REQUESTS, random).map((age, at) => {
    const asker = random.oneOf(askers);
    const category = random.oneOf(serviceCategories);
    const offered = services[category];
    const first = offered[random.roll(offered.length)];
    const second = offered[random.roll(offered.length)];
    const asked = [...new Set([first, random.roll(3) === 0 ? second : first])].filter(
      one => one !== undefined,
    );
    const query = random.oneOf(queries);
    const went = progress(requestStatuses, age, random, staff);
    const isOpen = went.status === 'pending' || went.status === 'contacted';
    const offeredStages = stages[went.status];
    return {
      reference: freshReference(REQUEST),
      contact_name: asker.name,
      contact_phone: asker.mobile,
      branch_id: asker.branch_id,
      category,
      services: asked,
      // Who asks for something else must say what.
      query: category === 'other' ? (query ?? queries[2]) : query,
      ...went,
      ...(at % 3 === 0
        ? { ...atCounter(asker, at), user_id: null }
        : { source: 'web' as const, user_id: asker.owner_id }),
      stage: offeredStages[at % offeredStages.length] ?? offeredStages[0],
      stage_before: isOpen ? null : went.status === 'rejected' ? 'received' : 'ready',
      // The clerk who moved it last has it; some new ones are already assigned.
      assignee_id: isOpen && at % 4 !== 0 ? (went.status_changed_by ?? staff[at % 8] ?? null) : null,
      reject_code: went.status === 'rejected' ? (reasons[at % reasons.length] ?? null) : null,
    };
  });
  const made = await db.insertInto('service_requests').values(rows).returning('id').execute();
  const events = [];
  for (const [at, { id }] of made.entries()) {
    const { services: asked, ...row } = rows[at] ?? {};
    await addServiceDocuments(db, id, asked ?? []);
    events.push(...eventsOf({ ...row, id }));
  }
  await db.insertInto('job_events').values(events).execute();
  await setDays(db);
  await addJobDocuments(db);
}

/** What is known of work that came over the counter. */
function atCounter(asker: Asker, at: number) {
  return {
    source: 'counter' as const,
    citizen_id: asker.id,
    given_by: at % 2 === 0 ? (givers[(at / 2) % givers.length] ?? null) : null,
  };
}

interface Made {
  id: number;
  user_id?: number | null;
  created_at?: string;
  stage?: string;
  status_changed_at?: string | null;
  status_changed_by?: number | null;
  reject_code?: string | null;
}

/** The time line of a job: it was made, and went through the stages up to its own in equal steps. */
function eventsOf({ id: job_id, created_at = '', stage = 'received', reject_code = null, ...job }: Made) {
  const made = { job_id, event: 'made' as const, actor_id: job.user_id ?? null, to_stage: 'received' };
  const way = course.includes(stage) ? course.slice(0, course.indexOf(stage) + 1) : ['received', stage];
  const [begin, end] = [Date.parse(created_at), Date.parse(job.status_changed_at ?? created_at)];
  const moves = way.slice(1).map((to_stage, at) => ({
    job_id,
    event: to_stage === 'rejected' ? ('rejected' as const) : ('moved' as const),
    actor_id: job.status_changed_by ?? null,
    from_stage: way[at] ?? 'received',
    to_stage,
    reject_code,
    happened_at: new Date(begin + ((end - begin) * (at + 1)) / (way.length - 1)).toISOString(),
  }));
  return [{ ...made, from_stage: null, reject_code: null, happened_at: created_at }, ...moves];
}

/** By when each is due that is open. */
async function setDays(db: Db): Promise<void> {
  await sql`
    update service_requests set due_on = created_at::date + (
      select max(days) from service_days where service = any (service_requests.services) or service = 'other')
    where status in ('pending', 'contacted')`.execute(db);
}

/** What has been handed in has its documents here, and an original goes back with what is handed over. */
async function addJobDocuments(db: Db): Promise<void> {
  await sql`
    update job_papers set received_on = jobs.created_at::date,
      returned_on = case when original and stage = 'handed_over' then status_changed_at::date end
    from service_requests as jobs
    where jobs.id = job_id and (stage in ('submitted', 'approved', 'ready', 'handed_over')
      or stage = 'papers_missing' and job_papers.id % 2 = 0)`.execute(db);
}
