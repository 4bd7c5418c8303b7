import type { Import } from '@rto-desk/contract/endpoints/imports';
import { choice } from '@rto-desk/contract/fields';
import { type ImportStatus, importVerdicts } from '@rto-desk/contract/imports/import';
import { list, type QueryOf } from '@rto-desk/contract/list';
import type { ImportsTexts } from '@rto-desk/contract/words/en/imports/screens';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';

const ROOT = 'imports';

/** What goes on in the background, and how often it is asked for, in milliseconds. */
const RUNNING: readonly ImportStatus[] = ['checking', 'committing', 'undoing'];
const OFTEN = 1000;

export const isRunning = ({ status }: { status: ImportStatus }): boolean => RUNNING.includes(status);

/** Which rows of a list are shown. */
export const rowList = list({ verdict: choice(importVerdicts) });
export type RowQuery = QueryOf<typeof rowList>;

export const importsPage = (page: number) =>
  queryOptions({
    queryKey: [ROOT, 'page', page],
    queryFn: ({ signal }) => call('GET /imports', { query: { page }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: query => (query.state.data?.data.some(isRunning) ? OFTEN : false),
  });

export const oneImport = (id: number) =>
  queryOptions({
    queryKey: [ROOT, 'one', id],
    queryFn: ({ signal }) => call('GET /imports/{id}', { params: { id }, signal }),
    refetchInterval: query => (query.state.data && isRunning(query.state.data) ? OFTEN : false),
  });

export const importRows = (id: number, query: RowQuery) =>
  queryOptions({
    queryKey: [ROOT, 'rows', id, query],
    queryFn: ({ signal }) => call('GET /imports/{id}/rows', { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });

export const importReminders = (id: number) =>
  queryOptions({
    queryKey: [ROOT, 'reminders', id],
    queryFn: ({ signal }) => call('GET /imports/{id}/reminders', { params: { id }, signal }),
  });

/** After a list has changed by a call whose answer is the list: it is shown at once, the rest is asked for again. */
export function showImport(client: QueryClient, changed: Import): void {
  client.setQueryData(oneImport(changed.id).queryKey, changed);
  void client.invalidateQueries({ queryKey: [ROOT, 'page'] });
  void client.invalidateQueries({ queryKey: [ROOT, 'rows', changed.id] });
}

/** After a call was refused, which another's change may be the reason of. */
export function refreshImports(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [ROOT] });
}

/** After what goes on in the background has ended: its rows, and the records that it has made or taken away. */
export function refreshAfterRun(client: QueryClient, id: number): void {
  void client.invalidateQueries({ queryKey: [ROOT, 'rows', id] });
  void client.invalidateQueries({ queryKey: [ROOT, 'reminders', id] });
  void refreshRecords(client);
}

/** Asks for the rows again, and how many there are of each kind. */
export function refreshRows(client: QueryClient, id: number): void {
  void client.invalidateQueries({ queryKey: [ROOT, 'rows', id] });
  refreshCounts(client, id);
}

/** After one row was planned again: how many there are of each kind. */
export function refreshCounts(client: QueryClient, id: number): void {
  void client.invalidateQueries({ queryKey: oneImport(id).queryKey });
}

/** What a list is called: as its file, or by its number where its cells were pasted. */
export function nameOf({ id, name }: { id: number; name: string | null }, texts: ImportsTexts): string {
  return name ?? texts.pasted(id);
}
