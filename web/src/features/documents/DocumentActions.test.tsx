// @vitest-environment jsdom
import type { Me } from '@rto-desk/contract/endpoints/accounts';
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { SessionContext } from '../../session/useSession.ts';
import { DocumentActions } from './DocumentActions.tsx';

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
  ['fitnesses', {}, 'fitness_renewal', 'vehicle', /^Renewal of Fitness .*, CG04AB1234$/],
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
  expect(search.get('query')).toMatch(query);
});
