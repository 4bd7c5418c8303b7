// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiProvider } from '../api/ApiProvider.tsx';
import { useAct } from '../ui/useAct.ts';
import { WaitingCount } from './WaitingCount.tsx';

const server = vi.fn<(path: string) => Promise<Response>>();
vi.stubGlobal('fetch', server);
afterEach(cleanup);

let pending = 4;

function Complete() {
  const { act } = useAct({ act: async () => (pending = 3), failed: 'Failed' });
  return (
    <button type="button" onClick={() => act()}>
      Complete
    </button>
  );
}

it('counts anew once something is done', async () => {
  const none = { count: 0, oldest: null };
  const messages = { manual: 0, failed: 0, unknown: 0 };
  server.mockImplementation(async () =>
    Response.json({ requests: { count: pending, oldest: null }, inquiries: none, messages, inbox: null }),
  );
  render(
    <ApiProvider>
      <Suspense>
        <WaitingCount of="requests" />
        <Complete />
      </Suspense>
    </ApiProvider>,
  );
  expect(await screen.findByText('4')).toBeTruthy();
  fireEvent.click(screen.getByText('Complete'));
  expect(await screen.findByText('3')).toBeTruthy();
});
