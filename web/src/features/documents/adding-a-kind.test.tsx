// @vitest-environment jsdom
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { type AnyKind, kinds } from '@rto-desk/contract/kinds/index';
import { en } from '@rto-desk/contract/words/en';
import { hi } from '@rto-desk/contract/words/hi';
import { typeOf } from '@rto-desk/contract/words/type-name';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import '../../testing/setup.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import { documentColumns } from './documentColumns.tsx';

/*
 * The kind that CONTRIBUTING.md adds: the project `contributing` of vitest.config.ts loads the sources as the page
 * changes them. Its table and its calls are tested in `server/src/adding-a-kind.test.ts`.
 */

afterEach(cleanup);

function added(): AnyKind {
  const kind = kinds.find(({ collection }) => `${collection}` === 'conductor_licenses');
  if (kind === undefined) throw new Error('CONTRIBUTING.md declares no conductor licence');
  return kind;
}

const show = (what: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{what}</MemoryRouter>
    </QueryClientProvider>,
  );

it('has a form with its own labels, hints and rule for the end of validity', () => {
  show(<DocumentForm kind={added()} ownerId={1} record={null} onSaved={() => undefined} />);
  const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(input(/^CL No/), { target: { value: 'cg-cl 0042' } });
  expect(input(/^CL No/).value).toBe('CG-CL 0042');
  fireEvent.change(input(/^Issue Date/), { target: { value: '01-01-2024' } });
  expect(input(/^Expiry Date/).value).toBe('01-01-2027');
  expect(input(/^Office/)).toBeDefined();
});

it('has a table with its columns and values', () => {
  // Only what the table reads of a record.
  const record = {
    id: 1,
    citizen_id: 1,
    origin: 'office',
    file_path: null,
    holder_until: null,
    superseded: false,
    missing: [],
    ends: [{ end: 'expiry_date', date: '2099-12-31', superseded: false, holder_until: null }],
    cl_no: 'CG-CL 0042',
    application_no: null,
    issue_date: '2024-01-01',
    expiry_date: '2099-12-31',
    office: 'Raipur',
  } as unknown as DocumentRecord;
  const columns = documentColumns(added(), en, 1);
  show(
    <DataTable
      label={en.kinds[added().slug].many}
      columns={columns}
      rows={[record]}
      rowKey={({ id }) => id}
      empty={null}
    />,
  );
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('columnheader')).toEqual([
    'No',
    'CL No',
    'Application No',
    'Issue Date',
    'Expiry Date',
    'Office',
    'Document',
  ]);
  const row = texts('row')[1];
  for (const value of ['CG-CL 0042', '01-01-2024', '31-12-2099', 'Raipur']) expect(row).toContain(value);
});

it('goes by its name in reports and menus, in both languages', () => {
  expect(kinds.at(-1)).toBe(added());
  expect(typeOf(added(), en)).toBe('Conductor License');
  expect(typeOf(added(), hi)).toBe('कंडक्टर लाइसेंस');
});
