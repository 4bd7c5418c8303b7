import type { RegisterEntry } from '@rto-desk/contract/endpoints/register';
import { integer } from '@rto-desk/contract/fields';
import { list, type QueryOf } from '@rto-desk/contract/list';
import { type Direction, entryList } from '@rto-desk/contract/register';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { send } from '../../api/send.ts';

const ROOT = 'register';

/** The register as its screen keeps it in the address: of one job, too. */
export const shownEntries = list(
  { ...entryList.filters, job_id: integer(1, 2_147_483_647) },
  entryList.sizes,
);
export type EntryQuery = QueryOf<typeof shownEntries>;

export const entriesPage = (query: EntryQuery) =>
  queryOptions({
    queryKey: [ROOT, 'page', query],
    queryFn: ({ signal }) => call('GET /register-entries', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** The entries of a direction that a text finds, for one that answers another. */
export const entriesLike = (direction: Direction, q: string) =>
  queryOptions({
    queryKey: [ROOT, 'like', direction, q],
    queryFn: ({ signal }) =>
      call('GET /register-entries', { query: { direction, q, page: 1, per_page: 15 }, signal }),
  });

/** Staff to whom entries may be assigned. */
export const assignees = queryOptions({
  queryKey: [ROOT, 'assignees'],
  queryFn: async ({ signal }) => (await call('GET /register-entries/assignees', { signal })).data,
  staleTime: 60_000,
});

/** The numbers of a direction that were issued on some days, as the bound book has them. */
export const bookLines = (direction: Direction, from: string, to: string) =>
  queryOptions({
    queryKey: [ROOT, 'book', direction, from, to],
    queryFn: async ({ signal }) =>
      (await call('GET /register-entries/book', { query: { direction, from, to }, signal })).data,
  });

/** After an entry was made or changed, or may have been by another clerk. */
export function refreshRegister(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [ROOT] });
  void client.invalidateQueries({ queryKey: ['dashboard'] });
}

/** Enters what came in or goes out, with its file where there is one. Throws what `send` throws. */
export async function enter(
  values: Readonly<Record<string, unknown>>,
  file: File | undefined,
  onSent: (part: number) => void,
): Promise<RegisterEntry> {
  if (file === undefined) {
    return (await send('POST', '/register-entries', { body: values })) as RegisterEntry;
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  form.append('file', file);
  return (await send('POST', '/register-entries', { body: form, onSent })) as RegisterEntry;
}
