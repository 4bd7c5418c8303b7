// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { DataTable } from './DataTable.tsx';

afterEach(cleanup);

const shows = (rows: { name: string }[] | undefined) => (
  <DataTable
    label="Citizens"
    columns={[{ key: 'name', label: 'Name', cell: ({ name }: { name: string }) => name }]}
    rows={rows}
    rowKey={({ name }) => name}
    empty="Nobody has this name."
  />
);

it('tells that nothing is left in a place that a screen reader knew before', () => {
  const { container, rerender } = render(shows([{ name: 'Sunita' }]), { wrapper: MemoryRouter });
  const region = container.querySelector('[aria-live=polite]');
  expect(region?.textContent).toBe('');
  rerender(shows([]));
  expect(screen.getByText('Nobody has this name.').closest('[aria-live]')).toBe(region);
  expect(screen.queryByRole('table')).toBeNull();
  rerender(shows([{ name: 'Sunita' }]));
  expect(region?.textContent).toBe('');
  expect(screen.getByRole('table', { name: 'Citizens' })).toBeTruthy();
});

it('has no column of actions where nothing can be done with any row', () => {
  const table = (canDelete: boolean) => (
    <DataTable
      label="Citizens"
      columns={[{ key: 'name', label: 'Name', cell: ({ name }: { name: string }) => name }]}
      rows={[{ name: 'Sunita' }, { name: 'Ramesh' }]}
      rowKey={({ name }) => name}
      empty="Nobody has this name."
      actions={({ name }) => canDelete && name === 'Ramesh' && <button type="button">Delete</button>}
    />
  );
  const { rerender } = render(table(false), { wrapper: MemoryRouter });
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  rerender(table(true));
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeTruthy();
});
