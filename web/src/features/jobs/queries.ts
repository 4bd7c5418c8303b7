import type { Job } from '@rto-desk/contract/endpoints/jobs';
import { integer } from '@rto-desk/contract/fields';
import { jobList } from '@rto-desk/contract/job';
import { list, type QueryOf } from '@rto-desk/contract/list';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const ROOT = 'jobs';
const one = (id: number) => [ROOT, 'one', id];

/** The highest id that a record can have. */
const LAST_ID = 2_147_483_647;
/** The list of jobs as its screen keeps it in the address: of one citizen or vehicle, too. */
export const shownJobs = list(
  { ...jobList.filters, citizen_id: integer(1, LAST_ID), vehicle_id: integer(1, LAST_ID) },
  jobList.sizes,
);
export type JobQuery = QueryOf<typeof shownJobs>;

export const jobsPage = (query: JobQuery) =>
  queryOptions({
    queryKey: [ROOT, 'page', query],
    queryFn: ({ signal }) => call('GET /jobs', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const oneJob = (id: number) =>
  queryOptions({
    queryKey: one(id),
    queryFn: ({ signal }) => call('GET /jobs/{id}', { params: { id }, signal }),
  });

/** The stages, the reasons to reject and whom a job may be given to. */
export const jobOptions = queryOptions({
  queryKey: [ROOT, 'options'],
  queryFn: ({ signal }) => call('GET /jobs/options', { signal }),
  staleTime: 60_000,
});

/** The viewer's open work. It is fetched again with the rest of the dashboard. */
export const work = queryOptions({
  queryKey: ['dashboard', 'work'],
  queryFn: ({ signal }) => call('GET /jobs/work', { signal }),
});

/** The open job of the caller (`me`) or of no one (`none`) that is due first; null where there is none. */
export const firstJob = (assignee: 'me' | 'none') =>
  queryOptions({
    queryKey: ['dashboard', 'first-job', assignee],
    queryFn: async ({ signal }) => {
      const query = { status: 'open', assignee, page: 1 } as const;
      return (await call('GET /jobs', { query, signal })).data[0] ?? null;
    },
  });

/** The vehicles within reach with a number that contains what was typed. */
export const vehiclesNumbered = (vehicle_no: string) =>
  queryOptions({
    queryKey: [ROOT, 'vehicles', vehicle_no],
    queryFn: ({ signal }) => call('GET /search/vehicle', { query: { vehicle_no, page: 1 }, signal }),
  });

/** Who has given jobs to the branch before, by the beginning of the name. */
export const givenBy = (q: string) =>
  queryOptions({
    queryKey: [ROOT, 'given-by', q],
    queryFn: async ({ signal }) => (await call('GET /jobs/given-by', { query: { q }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** After something was done with a job: shows it as it now stands, and asks again for every list and count of it. */
export function jobChanged(client: QueryClient, job: Job): void {
  client.setQueryData(one(job.id), job);
  void client.invalidateQueries({ queryKey: [ROOT, 'page'] });
  forgetLists(client);
}

/** The same where the answer is not the job itself, or where it is not known how the job stands. */
export function refreshJobs(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [ROOT] });
  forgetLists(client);
}

function forgetLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['requests'] });
  void client.invalidateQueries({ queryKey: ['dashboard'] });
}
