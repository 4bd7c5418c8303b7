// @vitest-environment jsdom
import { expiryList } from '@rto-desk/contract/expiry-report';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFilters } from '../../ui/useFilters.ts';
import { useList } from '../../ui/useList.ts';
import { QuickRanges } from './QuickRanges.tsx';
import { ReportFilters } from './ReportFilters.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Filters() {
  const { query, change } = useList(expiryList);
  const filters = useFilters(query, change);
  return (
    <>
      <QuickRanges query={query} onChoose={filters.choose} onCustom={() => undefined} />
      <button type="button" onClick={() => change({ doc_type: 'Tax', vehicle_no: '1234' })}>
        An address that comes later
      </button>
      <ReportFilters {...filters} />
      <output>{useLocation().search}</output>
    </>
  );
}

function show(address = '') {
  render(
    <MemoryRouter initialEntries={[`/reports/expiries${address}`]}>
      <Filters />
    </MemoryRouter>,
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const address = () => screen.getByRole('status').textContent;
const dates = () => ['Exact Expiry Date', 'Expiry From', 'Expiry Upto'].map(label => input(label).value);

it('an exact date takes the place of the range, and either end of a range that of the exact date', () => {
  show();
  fill('Expiry From', '1/11/26');
  fill('Expiry Upto', '30-11-2026');
  fill('Exact Expiry Date', '24-12-2026');
  expect(dates()).toEqual(['24-12-2026', '', '']);
  fill('Expiry Upto', '2026-11-30');
  expect(dates()).toEqual(['', '', '30-11-2026']);
  fill('Exact Expiry Date', '2026-12-24');
  fill('Expiry From', '2026-11-01');
  expect(dates()).toEqual(['', '01-11-2026', '']);
  fill('Exact Expiry Date', '');
  expect(dates(), 'emptying one leaves the others').toEqual(['', '01-11-2026', '']);
});

it('an invalid date is reported beside its field, and nothing is loaded', () => {
  show();
  expect(input('Expiry From').getAttribute('aria-invalid')).toBeNull();
  fill('Expiry From', '31/2/26');
  press('Search');
  expect(address()).toBe('');
  expect(input('Expiry From').getAttribute('aria-invalid')).toBe('true');
  expect(input('Expiry Upto').getAttribute('aria-invalid')).toBeNull();
});

it('a choice applies at once, with what was typed, and what is empty is left out', () => {
  show();
  fill('Owner Name', 'Budhram');
  expect(address()).toBe('');
  fill('Document Type', 'Speed Gov.');
  expect(address()).toBe('?owner_name=Budhram&doc_type=Speed+Gov.');
  press('Reset');
  expect(address()).toBe('');
  expect(input('Owner Name').value).toBe('');
});

it('what is typed applies when typing pauses, or with Search; half a date does not', async () => {
  show('?page=3');
  fill('Owner Name', 'Budhram ');
  fill('Expiry From', '31/2/26');
  expect(address()).toBe('?page=3');
  await expect.poll(address).toBe('?owner_name=Budhram');
  expect(input('Owner Name').value, 'as it was typed').toBe('Budhram ');
  expect(input('Expiry From').value).toBe('31/2/26');
  fill('Vehicle No.', '99');
  fill('Expiry From', '1/2/26');
  press('Search');
  expect(address()).toBe('?owner_name=Budhram&vehicle_no=99&start_date=2026-02-01');
});

it('a quick range applies at once, with what has been typed, and shows that it does', () => {
  show('?exact_date=2026-12-24&page=3');
  fill('Owner Name', 'Budhram');
  press('Next 7 days');
  expect(address()).toBe('?owner_name=Budhram&start_date=2026-11-21&end_date=2026-11-28');
  const isOn = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
  expect([isOn('Next 7 days'), isOn('Next 30 days')]).toEqual(['true', 'false']);
});

it('what is typed while an address is coming stays, unless the address says something new of it', () => {
  show();
  fill('Owner Name', 'Budhram');
  fill('Vehicle No.', '99');
  press('An address that comes later');
  expect(input('Owner Name').value).toBe('Budhram');
  expect(input('Vehicle No.').value).toBe('1234');
  press('Expired');
  expect(address()).toContain('owner_name=Budhram&vehicle_no=1234');
});

it('superseded ones are switched on and off at once', () => {
  show('?doc_type=Tax');
  press('More filters');
  fireEvent.click(input('Include superseded'));
  expect(address()).toBe('?doc_type=Tax&include_superseded=1');
  press('Remove filter: Include superseded');
  expect(address()).toBe('?doc_type=Tax');
});

it('an address fills the filters', () => {
  show('?vehicle_no=1234&exact_date=2026-12-24&include_superseded=1&unknown=1');
  expect(input('Vehicle No.').value).toBe('1234');
  expect(dates()).toEqual(['24-12-2026', '', '']);
  expect(input('Include superseded').checked).toBe(true);
});

it('resets what was typed and not searched for, too', () => {
  show();
  fill('Owner Name', 'Budhram');
  fill('Expiry From', '31/2/26');
  press('Search');
  press('Reset');
  expect(input('Owner Name').value).toBe('');
  expect(dates()).toEqual(['', '', '']);
  expect(input('Expiry From').getAttribute('aria-invalid')).toBeNull();
  expect(address()).toBe('');
});

it('what holds while the filters are folded is named, and taken away one by one', () => {
  show('?owner_name=Budhram&doc_type=Tax&not_told=1');
  const named = () =>
    screen.queryAllByRole('button', { name: /^Remove filter/ }).map(one => one.textContent?.trim());
  expect(named()).toEqual(['Budhram', 'Tax', 'Not notified']);
  press('Remove filter: Tax');
  expect(address()).toBe('?owner_name=Budhram&not_told=1');
  expect(input('Notified').value).toBe('1');
  fill('Notified', '');
  expect(named()).toEqual(['Budhram']);
});

it('a name in Hindi says so on a screen in English', () => {
  show('?owner_name=सुनीता&doc_type=Tax');
  expect(screen.getByText('सुनीता').lang).toBe('hi');
  expect(screen.getByRole('button', { name: 'Remove filter: Tax' }).querySelector('[lang]')).toBeNull();
});

it('Custom… is chosen where the dates are those of no range', () => {
  show('?exact_date=2026-12-24');
  const isOn = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
  expect([isOn('Custom…'), isOn('Expired')]).toEqual(['true', 'false']);
  press('Next 7 days');
  expect(isOn('Custom…')).toBe('false');
});

it('what changes before the address is drawn goes with what was written before', async () => {
  vi.spyOn(window, 'setTimeout');
  show();
  fill('Owner Name', 'Budhram');
  // Typing pauses, and a range is chosen before anything is drawn again.
  const range = screen.getByRole('button', { name: 'Expired' });
  const pause = vi.mocked(window.setTimeout).mock.calls.find(([, after]) => after === 500)?.[0];
  await act(async () => {
    flushSync(pause as () => void);
    range.click();
  });
  expect(address()).toContain('owner_name=Budhram&end_date=');
});
