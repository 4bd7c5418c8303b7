// @vitest-environment jsdom
import type { User } from '@rto-desk/contract/endpoints/users';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionContext } from '../../session/useSession.ts';
import { PasswordPrompt } from '../../shell/PasswordPrompt.tsx';
// Loaded from the start, so that no test waits for it.
import '../security/ConfirmPassword.tsx';
import { UserActions } from './UserActions.tsx';

const user: User = {
  id: 7,
  name: 'Gopal Das',
  phone: '9826011111',
  email: null,
  phone_verified: true,
  email_verified: false,
  reset_held: false,
  role: 'manager',
  branch_id: 1,
  branch: { id: 1, name: 'Raipur' },
  citizen_id: null,
  primary_citizen: null,
  permissions: { edit: true, delete: true, roles: [] },
  two_factor: true,
  created_at: '2026-11-01T05:00:00.000Z',
  updated_at: '2026-11-01T05:00:00.000Z',
};

/** The calls that the server got; sensitive ones are refused until the password was given. */
const calls: string[] = [];
let isConfirmed = false;
vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
  calls.push(`${method} ${address}`);
  if (address === '/api/me/confirm') {
    isConfirmed = true;
    return Response.json({ confirmed_until: '2026-11-23T05:00:00.000Z' });
  }
  if (!isConfirmed) return Response.json({ message: 'Password', confirm: true }, { status: 403 });
  return Response.json({ message: 'Done', by_hand: null });
});
// jsdom has no such thing.
Element.prototype.scrollIntoView = () => undefined;
afterEach(() => {
  cleanup();
  calls.length = 0;
  isConfirmed = false;
});

it.each([
  ['Send Reset Link', null, 'POST /api/admin/users/7/send-reset-link'],
  ['Turn off two-step login', 'Turn off two-step login', 'DELETE /api/admin/users/7/two-factor'],
  ['Delete User', 'Delete User', 'DELETE /api/admin/users/7'],
])('%s asks for the password and then goes on', async (action, sure, call) => {
  const session = { state: 'signedIn' as const, user: null, failure: null, hasEnded: false };
  const functions = { signIn: () => undefined, signOut: () => undefined, refresh: async () => undefined };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={{ ...session, ...functions }}>
        <MemoryRouter>
          <UserActions user={user} onEdit={() => undefined} onLink={() => undefined} />
        </MemoryRouter>
        <PasswordPrompt />
      </SessionContext>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Actions/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
  if (sure !== null) {
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: sure }));
  }
  const prompt = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
  await userEvent.type(prompt.getByLabelText('Password', { exact: false, selector: 'input' }), 'monsoon');
  await userEvent.click(prompt.getByRole('button', { name: 'Confirm' }));
  await expect.poll(() => calls).toEqual([call, 'POST /api/me/confirm', call]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
