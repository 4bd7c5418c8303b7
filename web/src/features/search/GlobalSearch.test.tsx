// @vitest-environment jsdom
import type { SearchHit } from '@rto-desk/contract/endpoints/search';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GlobalSearch } from './GlobalSearch.tsx';

const server = vi.fn<(address: string) => Promise<Response>>();
vi.stubGlobal('fetch', server);
// jsdom lays nothing out, so nothing can be scrolled into view.
const scrolled = vi.fn<(this: Element) => void>();
Element.prototype.scrollIntoView = scrolled;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  server.mockReset();
  scrolled.mockReset();
  vi.useRealTimers();
});

const hit = (title: string, citizen: number): SearchHit => ({
  title,
  type: 'Citizen',
  description: '9876543210',
  url: `/citizens/${citizen}`,
  unique_key: `citizen-${citizen}`,
  expired: 0,
  kept_by: null,
  verified_by_branch: null,
  dob: null,
  father_name: null,
});
const budhram = hit('Budhram Kashyap', 7);
const phoolbai = hit('Phoolbai Netam', 8);

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function show(): HTMLInputElement {
  render(
    <MemoryRouter>
      <GlobalSearch />
      <Address />
    </MemoryRouter>,
  );
  const box = screen.getByRole<HTMLInputElement>('combobox');
  act(() => box.focus());
  return box;
}

const type = (box: HTMLInputElement, text: string) => fireEvent.change(box, { target: { value: text } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const options = () => screen.queryAllByRole('option').map(option => option.textContent);

/** Types something, and gets these hits for it. */
async function find(box: HTMLInputElement, text: string, hits: readonly SearchHit[]) {
  server.mockResolvedValueOnce(Response.json(hits));
  type(box, text);
  await pass(500);
}

it('marks what was typed in the hits, whatever stands between the letters of a number', async () => {
  const box = show();
  const plate = { ...hit('CG 04 AB 1234', 9), description: 'Ram Sahu, 98765 43210' };
  await find(box, 'cg04ab', [plate]);
  const marks = () => [...document.querySelectorAll('mark')].map(mark => mark.textContent);
  expect(marks()).toEqual(['CG 04 AB']);
  expect(options()).toEqual(['CG 04 AB 1234Ram Sahu, 98765 43210']);
  await find(box, 'sahu (ram', [plate]);
  expect(marks()).toEqual(['Ram', 'Sahu']);
});

it('Shift Enter leads to the sheet of a hit', async () => {
  const box = show();
  await find(box, 'ka', [budhram]);
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
  expect(document.querySelector('output')?.textContent).toBe('/citizens/7/sheet');
});

it('searches only from the second character, after a pause of 500 ms', async () => {
  const box = show();
  type(box, 'b');
  await pass(2000);
  type(box, 'bu');
  await pass(499);
  type(box, 'bud');
  await pass(499);
  expect(server).not.toHaveBeenCalled();
  server.mockResolvedValueOnce(Response.json([budhram]));
  await pass(1);
  expect(server).toHaveBeenCalledOnce();
  expect(server.mock.calls[0]?.[0]).toContain('query=bud');
  expect(options()).toEqual(['Budhram Kashyap9876543210']);
});

it('never lets an older answer take the place of a newer one', async () => {
  const box = show();
  let answerLate: (answer: Response) => void = () => undefined;
  const older = new Promise<Response>(resolve => {
    answerLate = resolve;
  });
  server.mockReturnValueOnce(older);
  type(box, 'budh');
  await pass(500);
  await find(box, 'phool', [phoolbai]);
  answerLate(Response.json([budhram]));
  await pass(0);
  expect(options()).toEqual(['Phoolbai Netam9876543210']);
});

it('is led by the keyboard: arrows mark, Enter opens what is marked', async () => {
  const box = show();
  await find(box, 'ra', [budhram, phoolbai]);
  const marked = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(box.getAttribute('aria-expanded')).toBe('true');
  expect(marked()).toContain('Budhram');
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(marked()).toContain('Phoolbai');
  expect(scrolled).toHaveBeenCalledOnce();
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(marked(), 'after the last comes the first').toContain('Budhram');
  fireEvent.keyDown(box, { key: 'ArrowUp' });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(screen.getByText('/citizens/8')).toBeTruthy();
  expect(box.value).toBe('');
  expect(box.getAttribute('aria-expanded')).toBe('false');
});

it('groups hits by what they are, the best hit first, and arrows follow what is seen', async () => {
  const box = show();
  const vehicle = { ...hit('CG04MK0083', 9), type: 'Vehicle', unique_key: 'vehicle-9' };
  await find(box, '0083', [vehicle, budhram, { ...vehicle, title: 'CG04MK1083', unique_key: 'vehicle-10' }]);
  const groups = screen.getAllByRole('group').map(group => group.getAttribute('aria-label'));
  expect(groups).toEqual(['Vehicle', 'Citizen']);
  expect(options().map(text => text?.slice(0, 7))).toEqual(['CG04MK0', 'CG04MK1', 'Budhram']);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  const marked = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
  expect(marked?.textContent).toContain('CG04MK1083');
});

it('leaves Enter to an input method while it composes a word', async () => {
  const box = show();
  await find(box, 'बुध', [budhram]);
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(screen.getByText('/', { selector: 'output' })).toBeTruthy();
});

it('closes on Escape with the text kept, and opens again by an arrow', async () => {
  const box = show();
  await find(box, 'bud', [budhram]);
  expect(fireEvent.keyDown(box, { key: 'Escape' }), 'Escape is used up').toBe(false);
  expect(options()).toEqual([]);
  expect(box.value).toBe('bud');
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(options()).toHaveLength(1);
});

it('closes 200 ms after it has lost the focus', async () => {
  const box = show();
  await find(box, 'bud', [budhram]);
  act(() => box.blur());
  await pass(199);
  expect(options()).toHaveLength(1);
  await pass(1);
  expect(options()).toEqual([]);
});

it('leads to all of a type where there are more than the best', async () => {
  const box = show();
  const five = [1, 2, 3, 4, 5].map(citizen => hit(`Ram ${citizen}`, citizen));
  server.mockResolvedValueOnce(Response.json(five));
  server.mockResolvedValueOnce(Response.json({ data: [], meta: { total: 12 } }));
  type(box, 'ram');
  await pass(500);
  expect(server.mock.calls[1]?.[0]).toContain('/citizens?q=ram');
  expect(options()).toHaveLength(6);
  expect(options()[5]).toContain('Show all 12');
  fireEvent.keyDown(box, { key: 'ArrowUp' });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(screen.getByText('/citizens')).toBeTruthy();
});

it('says of very many that they are more than were counted', async () => {
  const box = show();
  server.mockResolvedValueOnce(Response.json([1, 2, 3, 4, 5].map(citizen => hit(`Ram ${citizen}`, citizen))));
  server.mockResolvedValueOnce(Response.json({ data: [], meta: { total: 1_000, more: true } }));
  type(box, 'ram');
  await pass(500);
  expect(options()[5]).toContain('Show all (1,000+)');
});

it('says when there is nothing', async () => {
  const box = show();
  await find(box, 'zzz', []);
  expect(screen.getByText(/^No results\. /).getAttribute('role')).toBe('status');
});

it.each([{ key: '/' }, { key: 'k', ctrlKey: true }, { key: 'k', metaKey: true }])(
  'takes the focus on $key',
  async pressed => {
    const box = show();
    act(() => box.blur());
    expect(fireEvent.keyDown(document.body, pressed)).toBe(false);
    expect(document.activeElement).toBe(box);
    expect(fireEvent.keyDown(box, { key: '/' }), 'a slash can be typed').toBe(true);
  },
);
