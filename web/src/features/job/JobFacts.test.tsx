// @vitest-environment jsdom
import type { Job } from '@rto-desk/contract/endpoints/jobs';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { JobLine } from './JobFacts.tsx';

afterEach(cleanup);

it.each([
  ['of a known citizen', { id: 1, name: 'सुनीता ठाकुर' }],
  ['of an unknown one', null],
])('the name %s says that it is Hindi on a screen in English', (_, citizen) => {
  const job = {
    number: 'J 7',
    citizen,
    contact_name: 'सुनीता ठाकुर',
    contact_phone: '9826012345',
    vehicle: null,
  };
  render(
    <MemoryRouter>
      <JobLine job={job as unknown as Job} />
    </MemoryRouter>,
  );
  expect(screen.getByText('सुनीता ठाकुर').lang).toBe('hi');
});
