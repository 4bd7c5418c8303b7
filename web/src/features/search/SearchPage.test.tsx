// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Toasts } from '../../shell/Toasts.tsx';
import { SearchPage } from './SearchPage.tsx';

const server = vi.fn<(address: string) => Promise<Response>>();
vi.stubGlobal('fetch', server);
afterEach(() => {
  cleanup();
  server.mockReset();
});

const vehicle = {
  id: 3,
  citizen_id: 7,
  registration_no: 'CG04AB1234',
  vehicle_no: 'CG04AB1234',
  type: 'LMV',
  make_model: null,
  chassis_no: null,
  engine_no: null,
  financier: null,
  financed_on: null,
  origin: 'office',
  noc: null,
  can_edit: true,
  citizen: { id: 7, name: 'Budhram Kashyap', mobile: '9876543210' },
};
const pageOf = (rows: unknown[], { current = 1, total = rows.length } = {}) =>
  Response.json({
    data: rows,
    meta: {
      current_page: current,
      last_page: Math.ceil(total / 10),
      from: rows.length === 0 ? null : current * 10 - 9,
      to: rows.length === 0 ? null : current * 10 - 10 + rows.length,
      total,
      per_page: 10,
    },
  });

function show(address: string) {
  const router = createMemoryRouter([{ path: '/search/:what', element: <SearchPage /> }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Toasts />
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

it('vehicles that have left are listed by themselves, at once', async () => {
  server.mockImplementation(async () => pageOf([vehicle]));
  const router = show('/search/vehicle?vehicle_no=ab');
  await screen.findByRole('link', { name: 'Open Citizen Budhram Kashyap' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Moved out (NOC)' }));
  expect(router.state.location.search).toBe('?vehicle_no=ab&left=1');
  expect(server.mock.lastCall?.[0]).toContain('left=true');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(router.state.location.search).toBe('');
});

it('a shared link fills the inputs, finds, and leads to the tab that shows the record', async () => {
  server.mockImplementation(async () => pageOf([vehicle]));
  show('/search/vehicle?vehicle_no=ab-1234');
  const open = await screen.findByRole('link', { name: 'Open Citizen Budhram Kashyap' });
  expect(open.getAttribute('href')).toBe('/citizens/7?tab=vehicles#vehicle-3');
  expect(screen.getByLabelText<HTMLInputElement>('Vehicle No').value).toBe('ab-1234');
  expect(server.mock.calls[0]?.[0]).toContain('/search/vehicle?vehicle_no=ab-1234&page=1');
});

it('says that it has stopped counting, and how to have fewer', async () => {
  const { data, meta } = await pageOf([vehicle], { total: 10_000 }).json();
  server.mockImplementation(async () => Response.json({ data, meta: { ...meta, more: true } }));
  show('/search/vehicle?vehicle_no=cg');
  expect(await screen.findByText('1-1 of 10,000+. Add filters to narrow the list.')).toBeTruthy();
});

it('what is searched for goes to the address, from page one, and nothing found is said in passing', async () => {
  const user = userEvent.setup();
  server.mockImplementation(async () => pageOf([]));
  const router = show('/search/vehicle?vehicle_no=1&page=2');
  await user.clear(screen.getByLabelText('Vehicle No'));
  await user.type(screen.getByLabelText('Application No'), ' 77 {Enter}');
  expect((await screen.findByRole('status')).textContent).toBe('No results');
  expect(router.state.location.search).toBe('?application_no=77');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(router.state.location.search).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Application No').value).toBe('');
});

it('says beside the input that a part of a chassis number is too short, and searches for nothing', async () => {
  const user = userEvent.setup();
  server.mockImplementation(async () => pageOf([]));
  const router = show('/search/vehicle');
  await user.type(screen.getByLabelText('Chassis No'), 'ab-1{Enter}');
  expect(screen.getByText('Chassis No must have at least 4 characters.')).toBeDefined();
  expect(router.state.location.search).toBe('');
  await user.type(screen.getByLabelText('Chassis No'), '2{Enter}');
  expect(screen.queryByText(/must have at least/)).toBeNull();
  expect(router.state.location.search).toBe('?chassis_no=ab-12');
});

it('a page that is not there gives way to the last one, and Back does not lead to it again', async () => {
  server.mockImplementation(async address =>
    address.includes('page=9')
      ? pageOf([], { current: 9, total: 11 })
      : pageOf([vehicle], { current: 2, total: 11 }),
  );
  const router = show('/search/vehicle?page=9');
  await screen.findByText('11-11 of 11');
  await vi.waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  expect(router.state.historyAction).toBe('REPLACE');
});

it('what is not searched leads nowhere', () => {
  show('/search/elephant');
  expect(screen.getByRole('heading').textContent).toBe('Page not found');
});
