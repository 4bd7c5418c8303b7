import type { PayerIds } from '@rto-desk/contract/endpoints/money';
import { integer } from '@rto-desk/contract/fields';
import { list, type QueryOf } from '@rto-desk/contract/list';
import { type clientList, receiptList } from '@rto-desk/contract/money';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const ROOT = 'money';
const LAST_ID = 2_147_483_647;

/** Receipts as their screen keeps them in the address: of one payer, too. */
export const shownReceipts = list(
  { ...receiptList.filters, client_id: integer(1, LAST_ID), citizen_id: integer(1, LAST_ID) },
  receiptList.sizes,
);
export type ReceiptQuery = QueryOf<typeof shownReceipts>;
export type ClientQuery = QueryOf<typeof clientList>;

export const clientsPage = (query: ClientQuery) =>
  queryOptions({
    queryKey: [ROOT, 'clients', query],
    queryFn: ({ signal }) => call('GET /clients', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const oneClient = (id: number) =>
  queryOptions({
    queryKey: [ROOT, 'client', id],
    queryFn: ({ signal }) => call('GET /clients/{id}', { params: { id }, signal }),
  });

/** The days as `2026-11-26`; without `from` the statement begins with the account. */
export const statementOf = (id: number, days: { from?: string; to?: string }) =>
  queryOptions({
    queryKey: [ROOT, 'statement', id, days],
    queryFn: ({ signal }) => call('GET /clients/{id}/statement', { params: { id }, query: days, signal }),
  });

export const duesOf = (payer: PayerIds) =>
  queryOptions({
    queryKey: [ROOT, 'dues', payer],
    queryFn: ({ signal }) => call('GET /dues', { query: payer, signal }),
  });

export const receiptsPage = (query: ReceiptQuery) =>
  queryOptions({
    queryKey: [ROOT, 'receipts', query],
    queryFn: ({ signal }) => call('GET /receipts', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const oneReceipt = (id: number) =>
  queryOptions({
    queryKey: [ROOT, 'receipt', id],
    queryFn: ({ signal }) => call('GET /receipts/{id}', { params: { id }, signal }),
  });

export const chargesOf = (id: number) =>
  queryOptions({
    queryKey: [ROOT, 'charges', id],
    queryFn: ({ signal }) => call('GET /jobs/{id}/charges', { params: { id }, signal }),
  });

export const bookOf = (on: string, branch: number | null) =>
  queryOptions({
    queryKey: [ROOT, 'book', on, branch],
    queryFn: ({ signal }) =>
      call('GET /day-book', { query: { on, ...(branch !== null && { branch_id: branch }) }, signal }),
  });

export const ownCharges = (page: number) =>
  queryOptions({
    queryKey: [ROOT, 'own-charges', page],
    queryFn: ({ signal }) => call('GET /me/charges', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

export const ownReceipts = (page: number) =>
  queryOptions({
    queryKey: [ROOT, 'own-receipts', page],
    queryFn: ({ signal }) => call('GET /me/receipts', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

/** After money was taken, charged or paid out: sums of other screens change with it. */
export function refreshMoney(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [ROOT] });
  void client.invalidateQueries({ queryKey: ['jobs'] });
}
