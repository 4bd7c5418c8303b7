// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { InquiriesPage } from '../inquiries/InquiriesPage.tsx';
import { RequestsPage } from '../requests/RequestsPage.tsx';
import { MyWork } from './MyWork.tsx';

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

it('My work says that it could not be loaded, and tries again', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  show(<MyWork />);
  const asked = () => server.mock.calls.filter(([path]) => path.includes('/jobs/work')).length;
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(asked()).toBe(2));
});

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

it('My work shows more than a thousand as 1,000+', async () => {
  const counts = { mine: 1_001, unassigned: 1_000, first_unassigned: null, overdue: 0, papers_to_return: 0 };
  const others = {
    learners_ready: 0,
    self_declared: 0,
    claims: 0,
    inquiries: 0,
    to_send: 0,
    inbox: 0,
    ending: 0,
  };
  server.mockImplementation(async path =>
    Response.json(path.includes('/jobs/work') ? { ...counts, ...others } : {}),
  );
  show(<MyWork />);
  expect(await screen.findByText('1,000+')).toBeTruthy();
  expect(screen.getByText('1,000')).toBeTruthy();
});
