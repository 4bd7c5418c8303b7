import { today } from '@rto-desk/contract/expiry';
import { jobSorts } from '@rto-desk/contract/job';
import { addPeriod } from '@rto-desk/contract/period';
import { allServices, serviceCategories } from '@rto-desk/contract/services';
import { serverEn as en } from '@rto-desk/contract/words/en/server';
import { sql } from 'kysely';
import { type JobFilter, jobsPage } from '../../server/src/features/jobs/list.ts';
import { workOf } from '../../server/src/features/my-work/queries.ts';
import type { Db } from '../../server/src/platform/database/database.ts';
import type { Viewer } from '../../server/src/platform/sessions/sessions.ts';
import type { PlannedCall } from './planned-calls.ts';

/** How many jobs are asked for in turns. */
const SAMPLES = 97;
const STAGES = ['received', 'papers_missing', 'submitted', 'approved', 'ready', 'handed_over', 'rejected'];

interface Sample {
  id: number;
  year: number;
  reference: string;
  application_no: string;
  contact_name: string;
  contact_phone: string;
  given_by: string;
  assignee_id: number;
  citizen_id: number;
  vehicle_id: number;
}

/** Jobs all over the years of which everything is known; none where the database has no jobs. */
async function samplesOf(db: Db): Promise<Sample[]> {
  const { rows } = await sql<Sample>`
    with known as (
      select *, row_number() over (order by id) as place, count(*) over () as many from service_requests
      where given_by is not null and application_no is not null and assignee_id is not null and vehicle_id is not null)
    select id, extract(year from created_at at time zone 'Asia/Kolkata')::integer as year, reference, application_no,
      contact_name, contact_phone, given_by, assignee_id, citizen_id, vehicle_id
    from known where place % greatest(1, many / ${SAMPLES}) = 0 order by place limit ${SAMPLES}`.execute(db);
  return rows;
}

/**
 * The list of jobs by each filter, in each of its orders by turns, on its first page and, of what is long, on its last; and
 * what My work counts.
 */
export async function jobCalls(db: Db, caller: Viewer): Promise<PlannedCall[]> {
  const samples = await samplesOf(db);
  const now = today();
  const inDays = (days: number) => addPeriod(now, { days });
  type Filter = (round: number, sample: Sample) => JobFilter;
  const page = (round: number, filter: Filter, number: number) => {
    const sample = samples[round % samples.length];
    if (sample === undefined) throw new Error('There are no jobs');
    const sort = jobSorts[round % jobSorts.length];
    return jobsPage(db, caller, en, { sort, ...filter(round, sample), page: number, per_page: 15 });
  };
  const list = (name: string, filter: Filter): PlannedCall => ({
    name: `jobs, ${name}`,
    run: async round => (await page(round, filter, 1)).meta.total,
  });
  /** The first page and the last; how many pages there are is asked before anything is measured. */
  const long = async (name: string, filter: Filter): Promise<PlannedCall[]> => {
    if (samples.length === 0) return [];
    const { last_page } = (await page(0, filter, 1)).meta;
    return [
      list(name, filter),
      {
        name: `jobs, ${name}, last page`,
        run: async round => (await page(round, filter, last_page)).meta.total,
      },
    ];
  };
  return [
    ...(await long('all', () => ({}))),
    ...(await long('open', () => ({ status: 'open' }))),
    list('pending', () => ({ status: 'pending' })),
    list('contacted', () => ({ status: 'contacted' })),
    ...(await long('completed', () => ({ status: 'completed' }))),
    list('rejected', () => ({ status: 'rejected' })),
    list('of a stage', round => ({ stage: STAGES[round % STAGES.length] })),
    list('mine', () => ({ assignee: 'me' })),
    list('mine, open', () => ({ status: 'open', assignee: 'me' })),
    list("nobody's", () => ({ assignee: 'none' })),
    list("nobody's, open", () => ({ status: 'open', assignee: 'none' })),
    list("somebody's", (_, { assignee_id }) => ({ assignee: String(assignee_id) })),
    ...(await long('overdue', () => ({ overdue: true }))),
    list('of a category', round => ({ category: serviceCategories[round % serviceCategories.length] })),
    ...(await long('licences', () => ({ category: 'dl' }))),
    list('of a service', round => ({ service: allServices[round % allServices.length] })),
    ...(await long('transfers to buyers', () => ({ service: 'transfer_ownership_buyer' }))),
    list('given by somebody', (_, { given_by }) => ({ given_by })),
    list('unpaid', () => ({ unpaid: true })),
    list('originals to return', () => ({ to_return: true })),
    list('of a citizen', (_, { citizen_id }) => ({ citizen_id })),
    list('of a vehicle', (_, { vehicle_id }) => ({ vehicle_id })),
    list('of a day', round => ({ from: inDays(-1 - round), until: inDays(-1 - round) })),
    list('of 30 days', round => ({ from: inDays(-30 - round), until: inDays(-1 - round) })),
    ...(await long('of a year', () => ({ from: inDays(-365), until: now }))),
    list('open, of a category and a service', () => ({
      status: 'open',
      category: 'vehicle',
      service: 'transfer_ownership_buyer',
    })),
    list('typed number', (_, { id, year }) => ({ q: `J-${year}-${id}` })),
    list('typed reference', (_, { reference }) => ({ q: reference })),
    list('typed application number', (_, { application_no }) => ({ q: application_no })),
    list('typed mobile', (_, { contact_phone }) => ({ q: contact_phone })),
    list('typed five digits of a mobile', (_, { contact_phone }) => ({ q: contact_phone.slice(-5) })),
    list('typed whole name', (_, { contact_name }) => ({ q: contact_name })),
    list('typed first name', (_, { contact_name }) => ({ q: contact_name.split(' ')[0] })),
    list('typed two letters', (_, { contact_name }) => ({ q: contact_name.slice(0, 2) })),
    list('typed "kumar"', () => ({ q: 'kumar' })),
    list('typed "kumar", open', () => ({ status: 'open', q: 'kumar' })),
    { name: 'jobs, counts of My work', run: async () => (await workOf(db, caller, now)).overdue },
  ];
}
