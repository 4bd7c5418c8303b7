// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readToken, storeToken } from '../api/token.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { useSession } from './useSession.ts';

const server = vi.fn<() => Promise<Response>>();
vi.stubGlobal('fetch', server);

afterEach(() => {
  cleanup();
  act(() => storeToken(null));
  server.mockReset();
  vi.useRealTimers();
});

function Shown() {
  const { state, user, signOut } = useSession();
  return (
    <button type="button" onClick={signOut}>
      {state} {user?.name}
    </button>
  );
}

const show = () =>
  render(
    <SessionProvider>
      <Shown />
    </SessionProvider>,
  );

it('starts signed out without a token, and calls nothing', () => {
  show();
  expect(screen.getByRole('button').textContent).toBe('signedOut ');
  expect(server).not.toHaveBeenCalled();
});

it('loads whom the token belongs to', async () => {
  storeToken('good');
  server.mockResolvedValueOnce(Response.json({ id: 1, name: 'Asha' }));
  show();
  expect(screen.getByRole('button').textContent).toBe('loading ');
  expect(await screen.findByText('signedIn Asha')).toBeTruthy();
});

it('forgets a refused token silently', async () => {
  storeToken('old');
  server.mockResolvedValueOnce(Response.json({ message: 'Unauthenticated.' }, { status: 401 }));
  show();
  expect(await screen.findByText('signedOut')).toBeTruthy();
  expect(readToken()).toBeNull();
});

it('stays through a lost network and a broken server, and goes on when they are back', async () => {
  vi.useFakeTimers();
  storeToken('good');
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  server.mockResolvedValueOnce(Response.json({ message: 'Busy.' }, { status: 503 }));
  server.mockResolvedValueOnce(Response.json({ id: 1, name: 'Asha' }));
  show();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('button').textContent).toBe('loading ');
  expect(readToken()).toBe('good');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('button').textContent).toBe('signedIn Asha');
});

it('ends at once on leaving, even if the server cannot be told', async () => {
  storeToken('good');
  server.mockResolvedValueOnce(Response.json({ id: 1, name: 'Asha' }));
  show();
  const button = await screen.findByText('signedIn Asha');
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(async () => button.click());
  expect(button.textContent).toBe('signedOut ');
  expect(window.localStorage.getItem('rto-desk.token')).toBeNull();
});
