// @vitest-environment jsdom
import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionContext } from '../../session/useSession.ts';
import { CitizenForm } from './CitizenForm.tsx';

vi.stubGlobal('fetch', vi.fn());
afterEach(cleanup);

it.each([
  ['staff', 'Another Person', ''],
  ['user', 'Myself', 'Anita'],
] as const)('a new profile is first for whom %s without one mean: %s', (role, whom, name) => {
  const user = { id: 1, name: 'Anita', phone: '9876543210', email: null, role, citizen_id: null } as Me;
  const session = { state: 'signedIn', user, failure: null, hasEnded: false } as const;
  const acts = { signIn: () => undefined, signOut: () => undefined, refresh: async () => undefined };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={{ ...session, ...acts }}>
        <CitizenForm citizen={null} onSaved={() => undefined} />
      </SessionContext>
    </QueryClientProvider>,
  );
  expect(screen.getByLabelText<HTMLInputElement>(whom).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(/^Name(?! in Hindi)/).value).toBe(name);
});
