// @vitest-environment jsdom
import { kinds } from '@rto-desk/contract/kinds/index';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { allDetails } from '../../api/allDetails.ts';
import { OwnDocuments } from './OwnDocuments.tsx';
import { upcoming } from './queries.ts';

afterEach(cleanup);

const nothing = Object.fromEntries(kinds.map(({ collection }) => [collection, []]));

function show(registrations: string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(upcoming.queryKey, { documents: [] });
  const vehicles = registrations.map((registration_no, id) => ({
    ...{ id, registration_no, noc: null, type: 'Motor Car' },
    ...nothing,
  }));
  client.setQueryData<unknown>(allDetails(1).queryKey, { id: 1, name: 'Anita', vehicles });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <OwnDocuments citizen={1} vehicles={registrations.length} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('a vehicle of which nothing is recorded has a card that says so', async () => {
  show(['CG04AB1234']);
  expect((await screen.findByRole('button', { name: /^PUCC of CG04AB1234/ })).textContent).toContain('+ Add');
  expect(screen.queryByText('Add your vehicle')).toBeNull();
});

it('a vehicle of which nothing is recorded is never called all valid', async () => {
  show(['CG04AB1234']);
  expect(await screen.findByText('8 documents are not recorded.')).toBeDefined();
  expect(screen.queryByText(/Nothing expires/)).toBeNull();
});

it('an account without records adds a vehicle at once', async () => {
  show([]);
  (await screen.findByRole('button', { name: 'Add your vehicle' })).click();
  expect(await screen.findByRole('dialog')).toBeDefined();
});
