// @vitest-environment jsdom
import { kinds } from '@rto-desk/contract/kinds/index';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ExpiredPage } from './ExpiredPage.tsx';

afterEach(cleanup);

const nothing = Object.fromEntries(kinds.map(({ collection }) => [collection, []]));
const car = { id: 1, registration_no: 'CG04AB1234', noc: null, type: 'Motor Car' };

function show(vehicles: object[]) {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path.includes('all-details')
        ? { id: 1, ...nothing, vehicles }
        : { citizen: { id: 1, name: 'Anita' }, expired_documents: [] },
    ),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/citizens/1/expired']}>
        <Routes>
          <Route path="/citizens/:id/expired" element={<ExpiredPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says how many documents are not recorded where none of the recorded ones has expired', async () => {
  show([{ ...car, ...nothing }]);
  expect(await screen.findByText('None of the recorded documents has expired.')).toBeDefined();
  expect(screen.getByText('8 documents are not recorded, so their expiry is not known.')).toBeDefined();
});

it('says nothing of missing documents where no vehicle lacks any', async () => {
  show([]);
  expect(await screen.findByText('None of the recorded documents has expired.')).toBeDefined();
  expect(screen.queryByText(/not recorded,/)).toBeNull();
});
