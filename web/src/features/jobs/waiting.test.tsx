// @vitest-environment jsdom

import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionContext } from '../../session/useSession.ts';
import { InquiriesPage } from '../inquiries/InquiriesPage.tsx';
import { RequestsPage } from '../requests/RequestsPage.tsx';

const server = vi.fn<(path: string) => Promise<Response>>();
vi.stubGlobal('fetch', server);
afterEach(() => {
  cleanup();
  server.mockReset();
});

const user = { id: 1, name: 'Anita', role: 'manager', branch: null } as Me;
const session = {
  ...({ state: 'signedIn', user, failure: null, hasEnded: false } as const),
  ...{ signIn: () => undefined, signOut: () => undefined, refresh: async () => undefined },
};

function show(page: ReactNode, address = '/') {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <SessionContext value={session}>
          <Suspense>{page}</Suspense>
        </SessionContext>
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
