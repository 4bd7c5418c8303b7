// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Checkbox } from '../inputs/Checkbox.tsx';
import { ActionMenu } from './ActionMenu.tsx';
import { DataTable } from './DataTable.tsx';
import { useRowKeys } from './useRowKeys.ts';
import { useTicks } from './useTicks.ts';

// jsdom lays nothing out.
vi.stubGlobal('CSS', { escape: (text: string) => text });
const shown = vi.spyOn(Element.prototype, 'getClientRects');
const [onSend, onHelp, onPrint] = [vi.fn<(name: string) => void>(), vi.fn<() => void>(), vi.fn<() => void>()];

beforeEach(() => {
  shown.mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  render(
    <MemoryRouter>
      <Rows />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const papers = ['asha 1', 'asha 2', 'usha 1'];

function Rows() {
  useRowKeys(onHelp);
  const { isTicked, tick } = useTicks(papers, paper => paper);
  return (
    <main>
      <input aria-label="Search" />
      <input type="radio" aria-label="One of few" />
      <button type="button" data-page-key="p" onClick={onPrint}>
        Print
      </button>
      <output>{useLocation().pathname}</output>
      <DataTable
        label="People"
        columns={[
          { key: 'name', label: 'Name', cell: name => <Link to={`/${name}`}>{name}</Link> },
          {
            key: 'papers',
            label: 'Papers',
            cell: name =>
              papers
                .filter(paper => paper.startsWith(name))
                .map(paper => (
                  <Checkbox
                    key={paper}
                    label={paper}
                    aria-keyshortcuts="x"
                    checked={isTicked(paper)}
                    onChange={event => tick(paper, event.currentTarget.checked)}
                  />
                )),
          },
        ]}
        rows={['asha', 'usha']}
        rowKey={name => name}
        empty=""
        actions={name => (
          <ActionMenu
            label="⋯"
            name={`Actions of ${name}`}
            actions={[{ label: 'Send', keys: 's', onChoose: () => onSend(name) }]}
          />
        )}
      />
    </main>
  );
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const row = () => document.activeElement?.closest('tr')?.textContent;

it('goes through the rows and stops at both ends', () => {
  press('ArrowDown');
  expect(row()).toContain('asha');
  press('ArrowUp');
  expect(row()).toContain('asha');
  press('ArrowDown');
  press('ArrowDown');
  expect(row()).toContain('usha');
});

it('follows the link of the row and presses what waits in its menu', () => {
  press('s');
  expect(onSend, 'no row is meant').not.toHaveBeenCalled();
  press('ArrowDown');
  press('ArrowDown');
  press('s');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('usha');
  expect(row(), 'the row keeps the focus').toContain('usha');
  press('Enter');
  expect(screen.getByRole('status').textContent).toBe('/usha');
});

it('leaves the keys to a typing user, and lists them on “?”', () => {
  screen.getByLabelText('Search').focus();
  press('ArrowDown');
  press('?');
  expect(row()).toBeUndefined();
  expect(onHelp).not.toHaveBeenCalled();
  screen.getByLabelText('Search').blur();
  press('?');
  expect(onHelp).toHaveBeenCalledOnce();
});

it('presses what bears a key of the screen, on a row or not, and nothing below a dialog', () => {
  press('p');
  press('ArrowDown');
  press('p');
  expect(onPrint).toHaveBeenCalledTimes(2);
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  press('p');
  dialog.remove();
  expect(onPrint).toHaveBeenCalledTimes(2);
});

it('goes by the printed letters on a Hindi layout, and leaves what is composed alone', () => {
  const target = () => document.activeElement ?? document.body;
  press('ArrowDown');
  fireEvent.keyDown(target(), { key: 'ं', code: 'KeyX', isComposing: true });
  expect(ticked()).toEqual([]);
  fireEvent.keyDown(target(), { key: 'ं', code: 'KeyX' });
  expect(ticked()).toEqual(['asha 1', 'asha 2']);
  fireEvent.keyDown(target(), { key: 'े', code: 'KeyS' });
  expect(onSend).toHaveBeenCalledExactlyOnceWith('asha');
  fireEvent.keyDown(target(), { key: 'य़', code: 'Slash', shiftKey: true });
  expect(onHelp).toHaveBeenCalledOnce();
});

const ticked = () => papers.filter(paper => screen.getByLabelText<HTMLInputElement>(paper).checked);

it('goes by the same letters while Caps Lock is on', () => {
  press('P');
  expect(onPrint).toHaveBeenCalledOnce();
  press('ArrowDown');
  press('X');
  expect(ticked()).toEqual(['asha 1', 'asha 2']);
  press('S');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('asha');
});

it('ticks all of the row by “x”, and unticks it once all is ticked', () => {
  press('ArrowDown');
  fireEvent.click(screen.getByLabelText('asha 2'));
  press('x');
  expect(ticked()).toEqual(['asha 1', 'asha 2']);
  press('x');
  expect(ticked()).toEqual([]);
});

it('goes on from a box that was ticked with the mouse, and leaves its arrows to what one of several is', () => {
  const box = screen.getByLabelText('asha 2');
  box.focus();
  press('s');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('asha');
  press('?');
  expect(onHelp).toHaveBeenCalledOnce();
  press('ArrowDown');
  expect(row()).toContain('usha');
  screen.getByLabelText('One of few').focus();
  press('ArrowDown');
  expect(row(), 'no row was gone to').toBeUndefined();
});
