// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { OfficeRail } from './OfficeRail.tsx';

afterEach(cleanup);

const admin = { role: 'admin', desk: { register_on: true, money_on: true } } as const;

it.each([
  ['/admin', 'Admin'],
  ['/admin/fees', 'Admin'],
  ['/admin/inquiries/3', 'Document Inquiries'],
  ['/admin/messages/manual', 'Messages'],
])('at %s the rail marks %s', (path, place) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <OfficeRail {...admin} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('link', { current: 'page' }).map(link => link.textContent)).toEqual([place]);
});
