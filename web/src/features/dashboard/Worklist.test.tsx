// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Worklist } from './Worklist.tsx';

const server = vi.fn<(path: string) => Promise<Response>>();
vi.stubGlobal('fetch', server);
afterEach(() => {
  cleanup();
  server.mockReset();
});

function show() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Suspense>
          <Worklist />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** What waits: the counts that are given, the ages of the oldest, and nothing else. */
function answer(counts: Record<string, number>, oldest: Record<string, string> = {}) {
  const none = {
    mine: 0,
    unassigned: 0,
    first_unassigned: null,
    overdue: 0,
    papers_to_return: 0,
    inquiries: 0,
  };
  const work = {
    learners_ready: 0,
    self_declared: 0,
    claims: 0,
    to_call: 0,
    to_send: 0,
    inbox: 0,
    ending: 0,
    register: 0,
    privacy_requests: 0,
    breaches: 0,
    breach_due_at: null,
  };
  const list = { count: 0, oldest: null };
  const waiting = { requests: list, inquiries: list, to_complete: 0, inbox: null, expiring: 0 };
  const messages = { manual: 0, failed: 0, unknown: 0 };
  server.mockImplementation(async path => {
    if (path.includes('/jobs/work')) return Response.json({ ...none, ...work, ...counts, oldest });
    if (path.includes('/dashboard/waiting')) return Response.json({ ...waiting, messages });
    if (path.includes('/dashboard/stats')) {
      return Response.json({ pending_requests: 0, total_citizens: 1, total_users: 1 });
    }
    return Response.json({ data: [], total: 0, more: false });
  });
}

it('says that it could not be loaded, and tries again', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  const asked = () => server.mock.calls.filter(([path]) => path.includes('/jobs/work')).length;
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(asked()).toBe(2));
});

it('shows more than a thousand as 1,000+', async () => {
  answer({ mine: 1_001, unassigned: 1_000 });
  show();
  expect(await screen.findByText('1,000+')).toBeTruthy();
  expect(screen.getByText('1,000')).toBeTruthy();
});

it('leaves out what is zero, but for the card of the specification', async () => {
  answer({ claims: 2 });
  show();
  await screen.findByText('Claims to review');
  const links = screen.getAllByRole('link').map(link => link.textContent);
  expect(links).toEqual(['Pending Service Requests0', 'Claims to review2']);
});

it('says how long the oldest of a row waits', async () => {
  const since = new Date(Date.now() - 9 * 86_400_000).toISOString();
  answer({ overdue: 3, claims: 2 }, { overdue: since });
  show();
  const row = await screen.findByRole('link', { name: /^Overdue/ });
  expect(row.textContent).toBe('Overdueoldest 9 days ago3');
  expect(screen.getByRole('link', { name: /^Claims/ }).textContent).toBe('Claims to review2');
});

it('says that nothing waits', async () => {
  answer({});
  show();
  expect(await screen.findByText("You're all caught up.")).toBeTruthy();
});
