// @vitest-environment jsdom
import type { OwnRequest } from '@rto-desk/contract/endpoints/requests';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { LatestRequests } from './LatestRequests.tsx';

afterEach(cleanup);

function show(references: string[]) {
  // What the list shows of a request.
  const requests = references.map((reference, id) => ({
    id,
    reference,
    services: ['noc'],
    status: 'contacted',
    stage_name: 'Documents missing',
  })) as OwnRequest[];
  render(
    <MemoryRouter>
      <LatestRequests requests={requests} />
    </MemoryRouter>,
  );
}

it('the three latest requests tell what was asked for and how far it has come', () => {
  show(['SR-4444', 'SR-3333', 'SR-2222', 'SR-1111']);
  const links = screen.getAllByRole('link');
  expect(links.map(link => link.textContent?.slice(0, 7))).toEqual(['SR-4444', 'SR-3333', 'SR-2222']);
  for (const link of links) {
    expect(link.getAttribute('href')).toBe('/my-requests');
    expect(link.textContent).toContain('Application for NOC');
    expect(link.textContent).toContain('Contacted');
    expect(link.textContent).toContain('Documents missing');
  }
});

it('a user without requests sees no list of them', () => {
  show([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
