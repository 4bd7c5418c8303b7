// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DatabaseWarning } from './Warnings.tsx';

afterEach(cleanup);

const show = (answer: object, status: number) => {
  const fetched = vi.fn(async (_address: string) => Response.json(answer, { status }));
  vi.stubGlobal('fetch', fetched);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DatabaseWarning />
    </QueryClientProvider>,
  );
  return fetched;
};

it('warns an admin where the database has gone back', async () => {
  show({ message: 'Nothing is saved.', database: 'behind' }, 503);
  expect((await screen.findByRole('alert')).textContent).toMatch(/gone back to an older state/);
});

it('says nothing where the database is in order', async () => {
  const fetched = show({ status: 'ready' }, 200);
  await waitFor(() => expect(fetched).toHaveBeenCalledWith('/readyz', expect.anything()));
  expect(screen.queryByRole('alert')).toBeNull();
});
