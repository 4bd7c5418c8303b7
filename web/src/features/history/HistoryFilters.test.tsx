// @vitest-environment jsdom
import { historyList } from '@rto-desk/contract/history';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useList } from '../../ui/useList.ts';
import { HistoryFilters } from './HistoryFilters.tsx';

afterEach(cleanup);

function Filters() {
  const { query, change } = useList(historyList);
  return <HistoryFilters query={query} onChoose={change} />;
}

it('resets what was typed and not searched for, too', () => {
  render(
    <MemoryRouter>
      <Filters />
    </MemoryRouter>,
  );
  const search = screen.getByRole<HTMLInputElement>('searchbox');
  const from = screen.getByLabelText<HTMLInputElement>('From date');
  fireEvent.change(search, { target: { value: 'Budhram' } });
  fireEvent.change(from, { target: { value: '31/2/26' } });
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect([search.value, from.value]).toEqual(['', '']);
});
