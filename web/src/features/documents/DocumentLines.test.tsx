// @vitest-environment jsdom
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { loadWords } from '../../words/catalogues.ts';
import { DocumentLines } from './DocumentLines.tsx';

afterEach(cleanup);

const record: DocumentRecord = {
  ...{
    id: 1,
    citizen_id: 1,
    vehicle_id: 1,
    origin: 'office',
    superseded: false,
    can_edit: true,
    missing: [],
  },
  ...{ file_path: null, file_type: null, created_at: '', updated_at: '', ends: [], holder_until: null },
};

it('each line says of which kind its document is', async () => {
  await loadWords('en');
  const lines = (['insurances', 'puccs'] as const).map(slug => ({ kind: kindOf(slug), record }));
  render(
    <MemoryRouter>
      <DocumentLines lines={lines} of="CG04AB1234" />
    </MemoryRouter>,
  );
  const headings = (await screen.findAllByRole('rowheader')).map(cell => cell.textContent);
  expect(headings).toEqual(['Insurance', 'PUCC']);
});

it('an incomplete document says what is not recorded of it', async () => {
  await loadWords('en');
  const incomplete = { ...record, missing: ['policy_number', 'start_date'] };
  render(
    <MemoryRouter>
      <DocumentLines
        lines={[{ kind: kindOf('insurances'), record: incomplete }]}
        of="CG04AB1234"
        actions={() => null}
      />
    </MemoryRouter>,
  );
  expect(await screen.findByText('Incomplete')).toBeDefined();
  expect(screen.getByText('Not recorded: Policy Number, Start Date')).toBeDefined();
});
