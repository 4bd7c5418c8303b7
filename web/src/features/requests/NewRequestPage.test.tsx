// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionContext } from '../../session/useSession.ts';
import { NewRequestPage } from './NewRequestPage.tsx';

afterEach(cleanup);

const session = {
  ...{ state: 'signedOut' as const, user: null, failure: null, hasEnded: false },
  ...{ signIn: () => {}, signOut: () => {}, refresh: async () => {} },
};

it('the documents that a service needs stand above the button that sends', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ documents: ['Form 29'], fees: [] }));
  render(
    <SessionContext value={session}>
      <MemoryRouter initialEntries={['/ask-for-service?service=noc']}>
        <NewRequestPage />
      </MemoryRouter>
    </SessionContext>,
  );
  const paper = await screen.findByText('Form 29');
  const send = screen.getByRole('button', { name: 'Submit' });
  expect(paper.compareDocumentPosition(send) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
