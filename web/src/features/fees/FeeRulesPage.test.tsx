// @vitest-environment jsdom
import type { FeeRule } from '@rto-desk/contract/endpoints/fees';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { loadPublicWords, loadWords } from '../../words/catalogues.ts';
import { WordsContext } from '../../words/useWords.ts';
import { FeeRulesPage } from './FeeRulesPage.tsx';

afterEach(cleanup);

const rule = (id: number, services: FeeRule['services']): FeeRule => ({
  ...{ id, code: `81-${id}`, kind: 'government', what: 'fee', what_hi: null, services, types: [] },
  ...{ transport: null, age_from: null, age_to: null, late: null, amount: '100.00', percent: null },
  ...{ percent_of: null, per: 'once', since: null, until: null, source: null, confidence: 'H' },
  ...{ off: null, note: null, note_hi: null, updated_at: '' },
});
const rules = [
  { ...rule(1, ['noc']), types: ['Three Wheeler', 'Road Roller'] },
  rule(2, ['renewal_dl']),
  rule(3, ['noc', 'duplicate_rc']),
  rule(4, []),
];

function show(isPhone: boolean, language: 'en' | 'hi' = 'en') {
  const meta = { current_page: 1, last_page: 1, per_page: 100, total: 4, from: 1, to: 4 };
  vi.stubGlobal('fetch', async () => Response.json({ data: rules, meta }));
  const media = { matches: isPhone, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => media);
  render(
    <WordsContext value={{ language, speak: async () => undefined }}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <FeeRulesPage />
        </MemoryRouter>
      </QueryClientProvider>
    </WordsContext>,
  );
}

it('on a phone the fees are folded by each of their services', async () => {
  show(true);
  const noc = (await screen.findByText('Application for NOC (2)')).closest('details');
  expect(noc?.open).toBe(false);
  expect(within(noc as HTMLElement).getAllByText(/^81-/).length).toBe(2);
  expect(screen.getAllByText(/^81-/).length).toBe(5);
});

it('elsewhere they are one table', async () => {
  show(false);
  expect(await screen.findAllByText(/^81-/)).toHaveLength(4);
  expect(screen.getAllByRole('table')).toHaveLength(1);
});

it('names the types of vehicles in Hindi', async () => {
  await Promise.all([loadPublicWords('hi'), loadWords('hi')]);
  await act(async () => show(false, 'hi'));
  expect(await screen.findByText(/तिपहिया वाहन, रोड रोलर/)).toBeDefined();
});
