// @vitest-environment jsdom
import type { ImportSummary } from '@rto-desk/contract/endpoints/imports';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ImportList } from './ImportList.tsx';

afterEach(cleanup);

const moment = '2026-11-20T10:00:00.000Z';

function show(status: ImportSummary['status'], counts: Partial<ImportSummary['counts']>) {
  const summary: ImportSummary = {
    ...{ id: 7, status, shape: 'wide', name: 'list.csv', sheet: null, rows: 20, mode: 'add', branch: null },
    ...{ progress: { done: 20, of: 20 }, ready: { create: 0, fill: 0 }, creator: null, erased_at: null },
    ...{ committed_at: moment, undone_at: moment, created_at: moment, updated_at: moment },
    counts: { create: 0, fill: 0, same: 0, ambiguous: 0, error: 0, skip: 0, ...counts },
    permissions: { mend: false, commit: false, undo: false, overwrite: false, remind: false },
  };
  const meta = { page: 1, per_page: 20, total: 1, last_page: 1, from: 1, to: 1 };
  vi.stubGlobal('fetch', async () => Response.json({ data: [summary], meta }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ImportList />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('of an import that was undone it does not say what had been added', async () => {
  show('undone', { create: 20 });
  expect(await screen.findByText('Undone')).toBeDefined();
  expect(screen.queryByText(/added/)).toBeNull();
});

it('leaves out what came of no row', async () => {
  show('committed', { create: 18, error: 2 });
  expect(await screen.findByText('18 added, 2 skipped')).toBeDefined();
});

it('says so where no row was added', async () => {
  show('committed', { same: 20 });
  expect(await screen.findByText('0 added')).toBeDefined();
});
