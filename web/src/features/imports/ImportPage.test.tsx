// @vitest-environment jsdom
import type { Import } from '@rto-desk/contract/endpoints/imports';
import { screens as texts } from '@rto-desk/contract/words/en/imports/screens';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionContext } from '../../session/useSession.ts';
import { ImportPage } from './ImportPage.tsx';

const server = vi.fn();
vi.stubGlobal('fetch', server);
afterEach(cleanup);

const session = {
  ...{ state: 'signedIn' as const, user: null, failure: null, hasEnded: false },
  ...{ signIn: () => {}, signOut: () => {}, refresh: async () => {} },
};
const moment = '2026-11-20T10:00:00.000Z';
const list: Import = {
  ...{
    id: 7,
    status: 'undone',
    shape: 'wide',
    name: 'list.csv',
    sheet: null,
    rows: 2,
    mode: 'add',
    branch: null,
  },
  ...{ progress: { done: 2, of: 2 }, ready: { create: 0, fill: 0 }, creator: null, columns: [] },
  ...{ notes: [], sheets: [], use_row_above: null, summary: null },
  counts: { create: 2, fill: 0, same: 0, ambiguous: 0, error: 0, skip: 0 },
  ...{ committed_at: moment, undone_at: moment, erased_at: null, created_at: moment, updated_at: moment },
  permissions: { mend: false, commit: false, undo: false, overwrite: true, remind: true },
  ...{
    kept: [{ title: 'Devki Sahu', url: '/citizens/1', reason: 'It has been changed since.' }],
    kept_count: 1,
  },
  reminders_allowed_at: null,
};
const figures = { allowed_at: null, tomorrow: 1, messages: 3, days: 3 };

function show(change: Partial<Import>, path = '/imports/7') {
  server.mockImplementation((url: string) => {
    const { pathname } = new URL(url, 'http://desk');
    const body = pathname.endsWith('/reminders')
      ? figures
      : pathname.endsWith('/rows')
        ? { data: [], meta: { page: 1, per_page: 50, total: 0, last_page: 1, from: null, to: null } }
        : { ...list, ...change };
    return Promise.resolve(
      new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
    );
  });
  const router = createMemoryRouter([{ path: '/imports/:list', element: <ImportPage /> }], {
    initialEntries: [path],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </QueryClientProvider>,
  );
}

const { allow } = texts.reminders;

it('people left by an undo are reminded once an admin allows it', async () => {
  show({});
  expect(await screen.findByRole('button', { name: allow })).toBeTruthy();
});

it('people of an import that stopped midway are reminded once an admin allows it', async () => {
  show({ status: 'failed', undone_at: null, kept: [], kept_count: 0 });
  expect(await screen.findByRole('button', { name: allow })).toBeTruthy();
});

it('shows all rows once the last of those filtered for is mended', async () => {
  const counts = { create: 2, fill: 0, same: 0, ambiguous: 0, error: 0, skip: 0 };
  show({ status: 'committed', undone_at: null, counts }, '/imports/7?verdict=error');
  const all = await screen.findByRole('button', { name: new RegExp(`^${texts.check.all}`) });
  expect(all.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('button', { name: new RegExp(texts.check.verdicts.error) })).toBeNull();
  expect(String(server.mock.calls.find(([url]) => String(url).includes('/rows'))?.[0])).not.toContain(
    'verdict',
  );
});

it('asks nothing where nothing is left', async () => {
  show({ kept: [], kept_count: 0 });
  await screen.findByText(texts.undo.nothingKept);
  expect(screen.queryByRole('button', { name: allow })).toBeNull();
});

const column = {
  index: 0,
  header: 'Insurance Date',
  samples: ['05-03-2031'],
  field: 'ignore',
  month_first: null,
  year_first: null,
};

it('asks about an unclear column, the likeliest first, and shows notes', async () => {
  show({
    ...{ status: 'mapping', committed_at: null, undone_at: null, kept: [], kept_count: 0 },
    columns: [
      {
        ...column,
        is_unsure: true,
        options: ['insurances.until', 'insurances.from'],
        notes: ['Look at it.'],
      },
    ],
    notes: ['2 rows are hidden.'],
    ...{ sheet: '2031', sheets: [{ name: 'Old', rows: 5, is_hidden: true }] },
  });
  const choice = await screen.findByLabelText(/Insurance Date/);
  const offered = [...choice.querySelectorAll('option')].map(({ value }) => value);
  expect(offered.slice(0, 3)).toEqual(['ignore', 'insurances.until', 'insurances.from']);
  expect(new Set(offered).size, 'each once').toBe(offered.length);
  expect(screen.getByText(texts.columns.choose)).toBeTruthy();
  expect(screen.getByText('Look at it.')).toBeTruthy();
  expect(screen.getByText('2 rows are hidden.')).toBeTruthy();
  expect(screen.getByText('Old (5 rows, hidden)')).toBeTruthy();
  expect(screen.getByText(texts.columns.uploadAgain)).toBeTruthy();
});

it('rows without an owner are given to the row above by a tick, which is sent', async () => {
  show({
    ...{ status: 'mapping', committed_at: null, undone_at: null, kept: [], kept_count: 0 },
    use_row_above: false,
  });
  fireEvent.click(await screen.findByLabelText(texts.columns.rowAbove));
  fireEvent.click(screen.getByRole('button', { name: texts.columns.next }));
  await vi.waitFor(() => expect(server.mock.calls.some(([, init]) => init?.method === 'PUT')).toBe(true));
  const [, sent] = server.mock.calls.find(([, init]) => init?.method === 'PUT') ?? [];
  expect(JSON.parse(sent.body)).toMatchObject({ use_row_above: true });
});

it('how the days of a column are written is ticked, and sent for the columns that ask', async () => {
  server.mockClear();
  show({
    ...{ status: 'mapping', committed_at: null, undone_at: null, kept: [], kept_count: 0 },
    columns: [
      { ...column, is_unsure: false, options: [], notes: [], month_first: false },
      { ...column, ...{ index: 1, is_unsure: false, options: [], notes: [], year_first: true } },
    ],
  });
  fireEvent.click(await screen.findByLabelText(texts.columns.monthFirst));
  const yearFirst = screen.getByLabelText<HTMLInputElement>(texts.columns.yearFirst);
  expect(yearFirst.checked, 'as its days say').toBe(true);
  fireEvent.click(yearFirst);
  fireEvent.click(screen.getByRole('button', { name: texts.columns.next }));
  await vi.waitFor(() => expect(server.mock.calls.some(([, init]) => init?.method === 'PUT')).toBe(true));
  const [, sent] = server.mock.calls.find(([, init]) => init?.method === 'PUT') ?? [];
  expect(JSON.parse(sent.body).columns).toEqual([
    { index: 0, field: 'ignore', month_first: true },
    { index: 1, field: 'ignore', year_first: false },
  ]);
});

it('an import that is done still names the sheets that were not read', async () => {
  show({
    ...{ status: 'committed', undone_at: null, kept: [], kept_count: 0 },
    sheet: '2031',
    sheets: [{ name: 'Goods', rows: 5, is_hidden: false }],
  });
  expect(await screen.findByText('Goods (5 rows)')).toBeTruthy();
  expect(screen.getByText(texts.columns.sheet('2031'))).toBeTruthy();
});

it('before a commit it is said what will be imported, and what is left out', async () => {
  show({
    ...{ status: 'checked', committed_at: null, undone_at: null, kept: [], kept_count: 0 },
    summary: {
      documents: [{ kind: 'puccs', count: 3, first: '2031-03-05', last: '2032-03-05' }],
      without_document: 2,
      left_out: [{ header: 'Insurance Date', holds: 'days' }],
    },
  });
  expect(await screen.findByText('PUCC: 3, expiring from 05-03-2031 to 05-03-2032')).toBeTruthy();
  expect(screen.getByText('2 rows without a document')).toBeTruthy();
  expect(screen.getByText('Column “Insurance Date” is not imported although it holds dates.')).toBeTruthy();
});
