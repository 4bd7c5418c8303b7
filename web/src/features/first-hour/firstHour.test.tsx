// @vitest-environment jsdom

import type { FirstHour } from '@rto-desk/contract/endpoints/first-hour';
import { firstSteps } from '@rto-desk/contract/first-hour';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { FirstHourLead } from './FirstHourLead.tsx';
import { FirstHourPage } from './FirstHourPage.tsx';

const hour = {
  steps: firstSteps.map(step => ({ step, state: 'open' })),
  leads: true,
  tests: {
    whatsapp: { connected: true, to: '9826011111', last: 'delivered' },
    mail: { connected: false, to: null, last: null },
  },
} satisfies FirstHour;

/** What was asked of the server: method, address and body. */
const asked: [string, string, unknown][] = [];
vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
  const sent = body === undefined ? null : JSON.parse(String(body));
  asked.push([method, address, sent]);
  if (!address.endsWith('/admin/first-hour')) return Response.json({ message: 'None' }, { status: 404 });
  const skipped: string[] = sent?.skipped ?? [];
  const steps = hour.steps.map(one => (skipped.includes(one.step) ? { ...one, state: 'skipped' } : one));
  return Response.json({ ...hour, steps, leads: sent?.later !== true });
});
afterEach(() => {
  cleanup();
  asked.length = 0;
  window.sessionStorage.clear();
});

function show(path: string): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/dashboard" element={<FirstHourLead />} />
          <Route path="/admin/first-hour" element={<FirstHourPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const step = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') ?? document.body);

it('leads there once, is put off by Later, and a link goes on leading there', async () => {
  show('/dashboard');
  await screen.findByRole('heading', { level: 1, name: 'Office setup' });
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(asked).toContainEqual(['PUT', '/api/admin/first-hour', { later: true }]);
  cleanup();
  show('/dashboard');
  expect(await screen.findByRole('link', { name: 'Office setup' })).toBeTruthy();
});

it('skips a step beside those that are skipped already, tells what a test became and what is not set up', async () => {
  show('/admin/first-hour');
  expect((await step('WhatsApp')).getByRole('status').textContent).toContain('Delivered');
  expect((await step('Email')).getByText('SMTP_URL, MAIL_FROM')).toBeTruthy();
  for (const name of ['Email', 'Backups']) {
    await userEvent.click((await step(name)).getByRole('button', { name: `Skip: ${name}` }));
    expect(await (await step(name)).findByText('Skipped')).toBeTruthy();
  }
  const changes = asked.filter(([method]) => method === 'PUT').map(([, , body]) => body);
  expect(changes).toEqual([{ skipped: ['mail'] }, { skipped: ['mail', 'backups'] }]);
});
