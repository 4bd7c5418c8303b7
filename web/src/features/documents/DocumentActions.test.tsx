// @vitest-environment jsdom
import type { Me } from '@rto-desk/contract/endpoints/accounts';
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { SessionContext } from '../../session/useSession.ts';
import { DocumentActions } from './DocumentActions.tsx';
import { currentEnds, declaredOf } from './documentValues.ts';

afterEach(cleanup);

const own = { id: 1, name: 'Ramesh', phone: '9876543210', role: 'user', citizen_id: 1 } as Me;
const record: DocumentRecord = {
  ...{
    id: 1,
    citizen_id: 1,
    vehicle_id: 1,
    origin: 'office',
    superseded: false,
    can_edit: false,
    missing: [],
  },
  ...{ file_path: null, file_type: null, created_at: '', updated_at: '', holder_until: null },
  ends: [{ end: 'expiry', date: '2025-01-01', superseded: false, holder_until: null }],
};

it.each([
  ['puccs', { pucc_number: '77' }, null, 'vehicle', 'Renewal of PUCC 77, CG04AB1234'],
  ['fitnesses', {}, 'fitness_renewal', 'vehicle', 'Renewal of Fitness, CG04AB1234'],
  [
    'fitnesses',
    { expiry_date: '2025-01-01' },
    'fitness_renewal',
    'vehicle',
    'Renewal of Fitness 01-01-2025, CG04AB1234',
  ],
  ['ll', { ll_no: 'LL7' }, 'learning_license', 'dl', 'Renewal of Learner License LL7'],
] as const)('asks the office for what is renewed: %s', (slug, values, service, category, query) => {
  const session = { state: 'signedIn', user: own, failure: null, hasEnded: false } as const;
  const acts = { signIn: () => undefined, signOut: () => undefined, refresh: async () => undefined };
  const kind = kindOf(slug);
  render(
    <SessionContext value={{ ...session, ...acts }}>
      <MemoryRouter>
        <DocumentActions
          kind={kind}
          record={{ ...record, ...values }}
          holder={{ name: 'Ramesh', onSend: undefined }}
          plate={kind.owner === 'vehicle' ? 'CG04AB1234' : null}
        />
      </MemoryRouter>
    </SessionContext>,
  );
  const [path, asked] = (screen.getByRole('link').getAttribute('href') ?? '').split('?');
  const search = new URLSearchParams(asked);
  expect(path).toBe('/ask-for-service');
  expect(search.get('service')).toBe(service);
  expect(search.get('category')).toBe(category);
  expect(search.get('query')).toBe(query);
});

it('where the holder says that it was renewed, staff confirm that record in place of renewing', async () => {
  const kind = kindOf('puccs');
  const ends = (date: string, holder_until: string | null) => [
    { end: 'valid_until', date, superseded: false, holder_until },
  ];
  const old = { ...record, pucc_number: '77', ends: ends('2026-01-01', '2027-01-01') };
  const own = { ...record, id: 2, origin: 'self' as const, ends: ends('2027-01-01', null) };
  const line = { kind, record: old, end: currentEnds(old)[0] ?? null };
  const of = (...others: DocumentRecord[]) =>
    declaredOf(
      line,
      [old, ...others].map(one => ({ kind, record: one })),
    )?.id;
  expect(of(own)).toBe(2);
  expect(of({ ...own, vehicle_id: 9 }), 'of another vehicle').toBeUndefined();
  expect(of({ ...own, ends: ends('2028-01-01', null) }), 'with another end').toBeUndefined();
  expect(of({ ...own, origin: 'office' }), 'looked at already').toBeUndefined();
  const staff = { id: 9, name: 'Anita', role: 'admin' } as Me;
  const session = { state: 'signedIn', user: staff, failure: null, hasEnded: false } as const;
  const acts = { signIn: () => undefined, signOut: () => undefined, refresh: async () => undefined };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={{ ...session, ...acts }}>
        <MemoryRouter>
          <DocumentActions
            kind={kind}
            record={old}
            declared={own}
            holder={{ name: 'Ramesh', onSend: undefined }}
            plate="CG04AB1234"
          />
        </MemoryRouter>
      </SessionContext>
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: /^Confirm .*PUCC 77, Ramesh$/ }, { timeout: 20_000 });
  expect(screen.queryByRole('button', { name: 'Renew PUCC 77' })).toBeNull();
});
