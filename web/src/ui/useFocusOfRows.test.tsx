// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Confirm } from './Confirm.tsx';
import { DataTable } from './DataTable.tsx';
import { useFocusOfRows } from './useFocusOfRows.ts';

beforeEach(() => void render(<People />, { wrapper: MemoryRouter }));
afterEach(cleanup);

function People() {
  useFocusOfRows();
  const [rows, setRows] = useState(['Asha', 'Banu', 'Usha']);
  const [asked, setAsked] = useState<string | null>(null);
  const remove = (name: string | null) => setRows(rows.filter(row => row !== name));
  return (
    <>
      <h1 tabIndex={-1}>People</h1>
      {rows.length === 3 && (
        <button type="button" onClick={() => setAsked('all')}>
          Delete all
        </button>
      )}
      <DataTable
        label="People"
        columns={[{ key: 'name', label: 'Name', cell: name => name }]}
        rows={rows}
        rowKey={name => name}
        empty="Nobody"
        actions={name => (
          <>
            <button type="button" onClick={() => remove(name)}>{`Notify ${name}`}</button>
            <button type="button" onClick={() => setAsked(name)}>{`Delete ${name}`}</button>
          </>
        )}
      />
      <Confirm
        opened={asked !== null}
        question="Sure?"
        action="Yes"
        onConfirm={() => {
          setAsked(null);
          if (asked === 'all') return setRows([]);
          // The list is loaded again after the dialog has closed.
          window.setTimeout(() => remove(asked), 50);
        }}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function choose(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

const focused = () => document.activeElement?.textContent;

it('the row that takes the place of the one that goes away has the focus', async () => {
  choose('Notify Asha');
  await waitFor(() => expect(focused()).toContain('Banu'));
});

it('so it has after a dialog', async () => {
  choose('Delete Banu');
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(focused()).toContain('Usha'));
});

it('the one above has it after the last, and the heading where none is left', async () => {
  choose('Notify Usha');
  await waitFor(() => expect(focused()).toContain('Banu'));
  choose('Notify Banu');
  await waitFor(() => expect(focused()).toContain('Asha'));
  choose('Notify Asha');
  await waitFor(() => expect(focused()).toBe('People'));
});

it('so has it after a dialog of which the button has gone', async () => {
  choose('Delete all');
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(focused()).toBe('People'));
});

it('what has the focus elsewhere keeps it', async () => {
  screen.getByRole('button', { name: 'Notify Asha' }).focus();
  screen.getByRole('heading').focus();
  fireEvent.click(screen.getByRole('button', { name: 'Notify Asha' }));
  await waitFor(() => expect(screen.queryByText('Asha')).toBeNull());
  expect(focused()).toBe('People');
});

it('a row that has been left, by a press beside everything, takes no focus when it goes', async () => {
  const button = screen.getByRole('button', { name: 'Notify Banu' });
  button.focus();
  button.blur();
  fireEvent.pointerDown(document.body);
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByText('Banu')).toBeNull());
  await new Promise(resolve => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});
