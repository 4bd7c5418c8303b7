// @vitest-environment jsdom
import { kinds } from '@rto-desk/contract/kinds/index';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { loadPublicWords, loadWords } from '../../words/catalogues.ts';
import { WordsContext } from '../../words/useWords.ts';
import { ExpiredPage } from './ExpiredPage.tsx';

afterEach(cleanup);

const nothing = Object.fromEntries(kinds.map(({ collection }) => [collection, []]));
const car = { id: 1, registration_no: 'CG04AB1234', noc: null, type: 'Motor Car' };

function show(vehicles: object[], expired_documents: object[] = [], language: 'en' | 'hi' = 'en') {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path.includes('all-details')
        ? { id: 1, ...nothing, vehicles }
        : { citizen: { id: 1, name: 'Anita' }, expired_documents },
    ),
  );
  render(
    <WordsContext value={{ language, speak: async () => undefined }}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/citizens/1/expired']}>
          <Routes>
            <Route path="/citizens/:id/expired" element={<ExpiredPage />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </WordsContext>,
  );
}

it('says how many documents are not recorded where none of the recorded ones has expired', async () => {
  show([{ ...car, ...nothing }]);
  expect(await screen.findByText('None of the recorded documents has expired.')).toBeDefined();
  expect(screen.getByText('8 documents are not recorded, so their expiry is not known.')).toBeDefined();
});

it('says nothing of missing documents where no vehicle lacks any', async () => {
  show([]);
  expect(await screen.findByText('None of the recorded documents has expired.')).toBeDefined();
  expect(screen.queryByText(/not recorded,/)).toBeNull();
});

it.each([
  ['en', ['CG 04 AB 1234 · Tata 407', 'Agricultural Tractor · CG-17: Bastar (Jagdalpur)']],
  ['hi', ['CG 04 AB 1234 · Tata 407', 'कृषि ट्रैक्टर · CG-17: बस्तर (जगदलपुर)']],
] as const)('in %s tells what each document is for as people read it', async (language, details) => {
  await Promise.all([loadPublicWords(language), loadWords(language)]);
  const document = { expiry_date: '2025-01-01', end: null, holder_until: null };
  const licence = 'Agricultural Tractor · CG-17: Bastar (Jagdalpur)';
  const expired = [
    { ...document, type: 'Permit', identifier: 'PER-7', details: 'CG04AB1234 · Tata 407' },
    { ...document, type: 'Learner License', identifier: 'LL7', details: licence },
  ];
  show([], expired, language);
  for (const text of details) expect(await screen.findByText(text)).toBeDefined();
});
