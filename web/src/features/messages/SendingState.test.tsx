// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SendingState } from './SendingState.tsx';
import { TryAllAgain } from './TryAllAgain.tsx';

const server = vi.fn<(path: string, asked?: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', server);
afterEach(() => {
  cleanup();
  server.mockReset();
});

function show(part: ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Suspense>{part}</Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const pause = {
  channel: 'whatsapp',
  concern: 'office',
  error: 'WhatsApp 400 (131042)',
  since: '2026-11-27T05:00:00.000Z',
  until: '2026-11-27T05:30:00.000Z',
  waiting: 87,
};

it('says why messages wait, what to do and how many there are, and leads to them', async () => {
  const silent = { ...pause, channel: 'mail', error: 'SMTP ETIMEDOUT', waiting: 1 };
  server.mockResolvedValue(Response.json({ paused: [pause, silent], failed_jobs: [] }));
  show(<SendingState />);
  const [whatsApp, mail] = await screen.findAllByRole('alert');
  expect(whatsApp?.textContent).toMatch(
    /^WhatsApp messages are pausedWhatsApp could not charge the office\. Check the payment method in Meta Business Manager\./,
  );
  expect(whatsApp?.textContent).toMatch(
    /87 messages are waiting and will be sent afterwards\. Next attempt: /,
  );
  expect(mail?.textContent).toMatch(
    /^Emails are pausedCould not reach The mail server\.1 message is waiting/,
  );
  for (const link of screen.getAllByRole('link'))
    expect(link.getAttribute('href')).toBe('/admin/messages?state=queued');
});

it('says of a provider that is silent that it did not respond', async () => {
  const silent = { ...pause, concern: 'temporary', error: 'WhatsApp gave no answer (UND_ERR_SOCKET)' };
  server.mockResolvedValue(Response.json({ paused: [silent], failed_jobs: [] }));
  show(<SendingState />);
  expect((await screen.findByRole('alert')).textContent).toContain('WhatsApp did not respond.');
});

it('names work that has failed for good, and shows nothing where all goes out', async () => {
  const failed = { task: 'tell', count: 2, last_at: pause.since };
  server.mockResolvedValueOnce(Response.json({ paused: [], failed_jobs: [failed] }));
  show(<SendingState />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/2/);
  cleanup();
  server.mockResolvedValueOnce(Response.json({ paused: [], failed_jobs: [] }));
  show(<SendingState />);
  await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tries all again until none is left that is queued, in one press', async () => {
  const answers = [
    { retried: 500, left_out: 3, left: 90 },
    { retried: 90, left_out: 0, left: 3 },
    { retried: 0, left_out: 3, left: 3 },
  ];
  server.mockImplementation(async () =>
    Response.json(answers.shift() ?? { retried: 0, left_out: 0, left: 0 }),
  );
  show(<TryAllAgain />);
  const button = await screen.findByRole('button', { name: 'Try all again' });
  fireEvent.click(button);
  fireEvent.click(button);
  await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(3));
  for (const [path, asked] of server.mock.calls)
    expect([path, asked?.method]).toEqual([expect.stringMatching(/\/admin\/messages\/retry-all$/), 'POST']);
  expect(answers).toEqual([]);
});
