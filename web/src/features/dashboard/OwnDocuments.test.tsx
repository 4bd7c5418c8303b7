// @vitest-environment jsdom
import type { Upcoming } from '@rto-desk/contract/endpoints/dashboard';
import { today } from '@rto-desk/contract/expiry';
import { kinds } from '@rto-desk/contract/kinds/index';
import { addPeriod } from '@rto-desk/contract/period';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { OwnDocuments } from './OwnDocuments.tsx';

afterEach(cleanup);

const nothing = Object.fromEntries(kinds.map(({ collection }) => [collection, []]));

const ofVehicle = (vehicle_no: string, type: string, expiry_date: string): Upcoming => ({
  ...{ type, vehicle_no, expiry_date, citizen_id: 1, citizen_name: 'Anita', identifier: `${type} 7` },
  ...{ end: null, holder_until: null, url: '/citizens/1?tab=vehicles' },
});

function show(registrations: string[], documents: Upcoming[] = []) {
  const vehicles = registrations.map((registration_no, id) => ({
    ...{ id, registration_no, noc: null, type: 'Motor Car', make_model: null },
    ...nothing,
  }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <OwnDocuments
          citizen={1}
          documents={documents}
          vehicles={registrations.length}
          own={{ id: 1, name: 'Anita', vehicles } as unknown as ComponentProps<typeof OwnDocuments>['own']}
        />
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

it('a vehicle of another profile, whose missing documents are not known, is not called valid', () => {
  const day = addPeriod(today(), { days: 300 });
  const insured = (citizen_id: number, vehicle_no: string | null) => ({
    ...ofVehicle('CG04AB9999', 'Insurance', day),
    ...{ citizen_id, vehicle_no, citizen_name: `Holder ${citizen_id}` },
  });
  show(['CG04AB1234'], [insured(2, 'CG04AB9999'), insured(3, null)]);
  const holder = (name: string) => screen.getByText(name).closest('summary')?.textContent;
  expect(holder('Holder 2')).not.toContain('Valid');
  expect(holder('Holder 3')).toContain('Valid');
});

it('an account without records adds a vehicle at once', async () => {
  show([]);
  (await screen.findByRole('button', { name: 'Add your vehicle' })).click();
  expect(await screen.findByRole('dialog')).toBeDefined();
});

it('what presses most is named first, with the way to ask for its renewal; several vehicles are folded', () => {
  const day = (days: number) => addPeriod(today(), { days });
  show(
    ['CG04AB1234', 'CG04AB5678'],
    [
      ofVehicle('CG04AB1234', 'Tax', day(-900)),
      ofVehicle('CG04AB1234', 'Fitness', day(-50)),
      ofVehicle('CG04AB1234', 'PUCC', day(-5)),
      ofVehicle('CG04AB1234', 'Insurance', day(1)),
      ofVehicle('CG04AB5678', 'Insurance', day(300)),
    ],
  );
  const asks = screen.getAllByRole('link', { name: /^Apply for renewal/ });
  expect(asks.map(link => link.getAttribute('aria-label'))).toEqual(
    ['Insurance', 'PUCC', 'Fitness'].map(type => `Apply for renewal: ${type} ${type} 7`),
  );
  expect(
    asks.map(link => link.dataset.variant),
    'one filled button',
  ).toEqual(['filled', 'subtle', 'subtle']);
  expect(screen.getByText('Insurance CG 04 AB 1234 expires tomorrow.')).toBeDefined();
  expect(screen.getByText('3 expired').closest('details')?.open).toBe(false);
  expect(screen.getByText(/^Not recorded: \d$/).closest('details')?.textContent).toContain('5678');
});
