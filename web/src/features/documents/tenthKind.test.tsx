// @vitest-environment jsdom
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { type AnyKind, kinds } from '@rto-desk/contract/kinds/index';
import type { Kind } from '@rto-desk/contract/kinds/kind';
import { en } from '@rto-desk/contract/words/en';
import { hi } from '@rto-desk/contract/words/hi';
import { typeOf } from '@rto-desk/contract/words/type-name';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { DataTable } from '../../ui/DataTable.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import { documentColumns } from './documentColumns.tsx';

/*
 * A tenth kind, made up: its declaration and its words are all that the pages take. Its table and its calls stand in
 * `server/src/tenth-kind.test.ts`.
 */
vi.mock('@rto-desk/contract/kinds/declared', async importOriginal => {
  const { declared } = await importOriginal<{ declared: readonly Kind[] }>();
  const { date, number, required, suggestion } = await import('@rto-desk/contract/fields');
  const { defineKind } = await import('@rto-desk/contract/kinds/kind');
  const conductorLicence = defineKind({
    slug: 'cl',
    collection: 'conductor_licenses',
    type: 'Conductor License',
    owner: 'citizen',
    fields: {
      cl_no: number(100, required),
      issue_date: date(),
      expiry_date: date(),
      office: suggestion(['Raipur'], 150),
    },
    number: 'cl_no',
    from: 'issue_date',
    until: 'expiry_date',
    succession: false,
    validity: { months: 36 },
    place: 3,
    columns: ['cl_no', 'issue_date', 'expiry_date', 'office'],
  });
  return { declared: [...declared, conductorLicence] };
});
vi.mock('@rto-desk/contract/words/en/kinds', async importOriginal => {
  const { kinds: words } = await importOriginal<{ kinds: { dl: object } }>();
  const cl = {
    ...words.dl,
    one: 'Conductor License',
    many: 'Conductor Licenses',
    fields: { cl_no: 'CL No' },
  };
  return { kinds: { ...words, cl } };
});
vi.mock('@rto-desk/contract/words/hi/kinds', async importOriginal => {
  const { kinds: words } = await importOriginal<{ kinds: { dl: object } }>();
  return { kinds: { ...words, cl: { ...words.dl, type: 'कंडक्टर लाइसेंस' } } };
});

afterEach(cleanup);

function tenth(): AnyKind {
  const kind = kinds.find(({ collection }) => `${collection}` === 'conductor_licenses');
  if (kind === undefined) throw new Error('The made-up kind is not declared');
  return kind;
}

const show = (what: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{what}</MemoryRouter>
    </QueryClientProvider>,
  );

it('has a form with its own labels, hints and rule for the end of validity', () => {
  show(<DocumentForm kind={tenth()} ownerId={1} record={null} onSaved={() => undefined} />);
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
    issue_date: '2024-01-01',
    expiry_date: '2099-12-31',
    office: 'Raipur',
  } as unknown as DocumentRecord;
  const columns = documentColumns(tenth(), en, 1);
  show(
    <DataTable
      label={en.kinds[tenth().slug].many}
      columns={columns}
      rows={[record]}
      rowKey={({ id }) => id}
      empty={null}
    />,
  );
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('columnheader')).toEqual(['No', 'CL No', 'Issue Date', 'Expiry Date', 'Office', 'Document']);
  const row = texts('row')[1];
  for (const value of ['CG-CL 0042', '01-01-2024', '31-12-2099', 'Raipur']) expect(row).toContain(value);
});

it('goes by its name in reports and menus, in both languages', () => {
  expect(kinds.at(-1)).toBe(tenth());
  expect(typeOf(tenth(), en)).toBe('Conductor License');
  expect(typeOf(tenth(), hi)).toBe('कंडक्टर लाइसेंस');
});
