// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { DataTable } from '../ui/DataTable.tsx';
import { Facts } from '../ui/Facts.tsx';
import { hindiWithin } from './hindiWithin.ts';

afterEach(cleanup);

it.each([
  ['रमेश वर्मा', 'en', 'hi'],
  ['Ramesh Verma', 'en', undefined],
  ['Documents of रमेश', 'en', undefined],
  ['मकान नं. 88, ग्राम अमलीडीह, Korba', 'en', 'hi'],
  ['12-05-2026', 'en', undefined],
  ['रमेश वर्मा', 'hi', undefined],
  ['Ramesh Verma', 'hi', undefined],
  [null, 'en', undefined],
] as const)('%s on a screen in %s is marked %s', (text, shown, lang) => {
  expect(hindiWithin(text, shown)).toBe(lang);
});

it('marks Hindi in facts and in the cells of a table', () => {
  render(
    <MemoryRouter>
      <Facts facts={[['Address', 'गांधी चौक']]} />
      <DataTable
        label="Citizens"
        columns={[{ key: 'name', label: 'Name', cell: ({ name }: { name: string }) => name }]}
        rows={[{ name: 'सुनीता' }, { name: 'Sunita' }]}
        rowKey={({ name }) => name}
        empty="None"
      />
    </MemoryRouter>,
  );
  const spoken = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang') ?? null;
  expect([spoken('गांधी चौक'), spoken('सुनीता'), spoken('Sunita')]).toEqual(['hi', 'hi', null]);
});
