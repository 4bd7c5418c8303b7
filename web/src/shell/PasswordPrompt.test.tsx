// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { confirmPassword } from '../api/prompts.ts';
// What the screen loads when it is first asked for is there from the start.
import '../features/security/ConfirmPassword.tsx';
import { PasswordPrompt } from './PasswordPrompt.tsx';

const server = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', server);
afterEach(() => {
  cleanup();
  server.mockReset();
});

/** Two calls that want the password at once, and the one answer that both get. */
function ask(): Promise<boolean> {
  render(<PasswordPrompt />);
  const asked = [confirmPassword(), confirmPassword()];
  expect(asked[0]).toBe(asked[1]);
  return Promise.race(asked);
}

it('asks for the password, and for the code where the account has an app', async () => {
  const done = ask();
  await screen.findByRole('dialog', { name: 'Confirm your password' });
  await userEvent.type(
    screen.getByLabelText('Password', { exact: false, selector: 'input' }),
    'monsoon-in-korba',
  );
  const wanted = { code: ['Enter the code from your authenticator app.'] };
  server.mockResolvedValueOnce(Response.json({ message: 'Code', errors: wanted }, { status: 422 }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await userEvent.type(await screen.findByLabelText(/Code/), '123456');
  server.mockResolvedValueOnce(Response.json({ confirmed_until: '2026-11-23T05:00:00.000Z' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await done).toBe(true);
  expect(JSON.parse(String(server.mock.lastCall?.[1].body))).toEqual({
    password: 'monsoon-in-korba',
    code: '123456',
  });
  expect(screen.queryByRole('dialog')).toBe(null);
});

it('lets the person say no', async () => {
  const done = ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await done).toBe(false);
  expect(server).not.toHaveBeenCalled();
});
