// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { myRequests } from '../requests/queries.ts';
import { LatestRequests } from './LatestRequests.tsx';

afterEach(cleanup);

function show(references: string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const requests = references.map((reference, id) => ({
    id,
    reference,
    services: ['noc'],
    status: 'contacted',
    stage_name: 'Documents missing',
  }));
  client.setQueryData<unknown>(myRequests(1).queryKey, { data: requests });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <LatestRequests />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('the three latest requests tell what was asked for and how far it has come', () => {
  show(['SR-4444', 'SR-3333', 'SR-2222', 'SR-1111']);
  const links = screen.getAllByRole('link');
  expect(links.map(link => link.textContent?.slice(0, 7))).toEqual(['SR-4444', 'SR-3333', 'SR-2222']);
  for (const link of links) {
    expect(link.getAttribute('href')).toBe('/my-requests');
    expect(link.textContent).toContain('Application for NOC');
    expect(link.textContent).toContain('Contacted');
    expect(link.textContent).toContain('Documents missing');
  }
});

it('a user without requests sees no list of them', () => {
  show([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
