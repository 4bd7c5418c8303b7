import type { Job } from '@rto-desk/contract/endpoints/jobs';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { JobQuery } from './shownJobs.ts';

const ROOT = 'jobs';
const one = (id: number) => [ROOT, 'one', id];

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
