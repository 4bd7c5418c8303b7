import { expect, test } from 'vitest';
import { bookOf } from '../../../testing/field-books.ts';
import { timeLimit } from '../../../testing/long.ts';
import { readBytes } from './read-list.ts';

test('a million rows of formats alone are read in two seconds and little memory', async () => {
  const rows = [
    ['Vehicle No', 'PUC Upto'],
    ['CG04LA1001', '05-03-2031'],
  ];
  const bytes = await bookOf(rows, { emptyRows: 1_000_000 });
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const list = await readBytes(bytes, 'list.xlsx');
  expect(list.rows).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(timeLimit(2000));
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
});
