// @vitest-environment jsdom
import type { NotifyAllPreview } from '@rto-desk/contract/endpoints/notify-all';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NotifyAllForm } from './NotifyAllForm.tsx';

afterEach(cleanup);

function show(estimated_cost: string | null) {
  const preview: NotifyAllPreview = {
    ...{ messages: 2, documents: 3, recipients: [], left_out: [], seen: 'x' },
    estimated_cost,
  };
  vi.stubGlobal('fetch', async () => Response.json(preview));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NotifyAllForm filters={{}} documents={null} onClose={() => {}} />
    </QueryClientProvider>,
  );
}

it('says before anything is queued that messages are sent by hand where no provider is set up', async () => {
  show(null);
  expect(await screen.findByText('2 messages about 3 documents')).toBeDefined();
  expect(screen.getByText(/^No WhatsApp provider is set up: .* send them manually/)).toBeDefined();
  expect(screen.queryByText(/will be sent/)).toBeNull();
});

it('says what the messages cost where a provider sends them', async () => {
  show('0.46');
  expect(await screen.findByText('2 messages about 3 documents will be sent.')).toBeDefined();
  expect(screen.getByText('Estimated cost: ₹0.46')).toBeDefined();
  expect(screen.queryByText(/manually/)).toBeNull();
});
