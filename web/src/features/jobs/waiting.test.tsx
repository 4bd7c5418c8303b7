// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { InquiriesPage } from '../inquiries/InquiriesPage.tsx';
import { RequestsPage } from '../requests/RequestsPage.tsx';

const server = vi.fn<(path: string) => Promise<Response>>();
vi.stubGlobal('fetch', server);
afterEach(() => {
  cleanup();
  server.mockReset();
});

function show(page: ReactNode, address = '/') {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <Suspense>{page}</Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it.each([
  ['/service-requests?status=pending', <RequestsPage key="requests" />],
  ['/admin/inquiries?status=new', <InquiriesPage key="inquiries" />],
])('%s begins with what has waited longest', async (address, page) => {
  server.mockReturnValue(new Promise(() => undefined));
  show(page, address);
  await vi.waitFor(() =>
    expect(server).toHaveBeenCalledWith(expect.stringContaining('sort=oldest'), expect.anything()),
  );
});
