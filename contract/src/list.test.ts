import { expect, it } from 'vitest';
import { choice, date, text } from './fields.ts';
import { flagFilter, isFiltered, list, readAddress, writeAddress } from './list.ts';

const people = list(
  { q: text(10), role: choice(['admin', 'user']), from: date(), all: flagFilter },
  [10, 25],
);
const at = (address: Record<string, string>) => ({ get: (name: string) => address[name] ?? null });
const read = (address: Record<string, string>) => readAddress(people, at(address));

it('reads valid filters from an address, and ignores the rest', () => {
  expect(read({})).toEqual({ page: 1, per_page: 10 });
  const full = { q: ' Asha ', role: 'user', from: '2026-11-23', all: '1', page: '3', per_page: '25' };
  expect(read(full)).toEqual({ ...full, q: 'Asha', all: true, page: 3, per_page: 25 });
  const nonsense = { q: ' ', role: 'king', from: '2026-02-31', all: '0', page: '-2', per_page: '11', x: '1' };
  expect(read(nonsense)).toEqual({ page: 1, per_page: 10 });
  expect(read({ q: 'longer than ten', page: '1e9' })).toEqual({ page: 1, per_page: 10 });
  expect(readAddress(list({}), at({ page: '2', per_page: '25' }))).toEqual({ page: 2 });
});

it('writes what differs from the plain list, and reads it again', () => {
  expect(writeAddress(people, { page: 1, per_page: 10, q: ' ', all: false })).toEqual({});
  const query = { q: 'Asha', role: 'user', all: true, page: 2, per_page: 25 } as const;
  expect(writeAddress(people, query)).toEqual({
    q: 'Asha',
    role: 'user',
    all: '1',
    page: '2',
    per_page: '25',
  });
  expect(read(writeAddress(people, query))).toEqual(query);
});

it('knows whether a list is filtered', () => {
  expect(isFiltered(people, { page: 2, per_page: 25, q: '' })).toBe(false);
  expect(isFiltered(people, { page: 1, per_page: 10, role: 'user' })).toBe(true);
});
