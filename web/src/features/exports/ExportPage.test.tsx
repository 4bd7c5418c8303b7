// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { dismissToast, shownToasts } from '../../ui/toast.ts';
import { ExportPage } from './ExportPage.tsx';

const server = vi.fn<(address: string) => Promise<Response>>();
vi.stubGlobal('fetch', server);
afterEach(() => {
  cleanup();
  server.mockReset();
  for (const { key } of shownToasts()) dismissToast(key);
});

function show() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ExportPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const told = () => shownToasts().map(({ text }) => text);

it('a table that cannot be exported is named', async () => {
  server.mockResolvedValueOnce(Response.json(['citizens', 'breach_persons']));
  show();
  await screen.findByRole('button', { name: 'Download CSV: Person affected by a breach' });
  server.mockResolvedValueOnce(new Response('', { status: 500 }));
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV: Citizen' }));
  await vi.waitFor(() => expect(told()).toEqual(['Failed to export citizens.']));
});

it('what cannot be loaded at first is told in its place, and in passing as well', async () => {
  server.mockImplementation(async () => new Response('', { status: 500 }));
  show();
  const alert = await screen.findByRole('alert');
  expect(told()).toHaveLength(1);
  expect(alert.textContent).toContain(told()[0]);
});
