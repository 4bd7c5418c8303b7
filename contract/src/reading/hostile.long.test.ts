import { expect, test } from 'vitest';
import { readPerson } from './read-person.ts';
import { plainRows, readFields, readMark, recogniseKind, type TextRow } from './read-rows.ts';

test.each([
  ['digits', '1'],
  ['labels', 'valid upto '],
  ['numbers of documents', 'permit no a1 valid upto '],
  ['names before labels', 'warranty & date and time '],
  ['half dates', '11/'],
  ['marks', 'CG 04 '],
  ['spaces', ' '],
  ['Devanagari', 'क'],
])('reads a page of hostile %s within 50 ms', (_name, text) => {
  const row = text.repeat(Math.ceil(400 / text.length)).slice(0, 400);
  const rows: TextRow[] = Array.from({ length: 100 }, (_, at) => ({ page: 1, line: at + 1, text: row }));
  const readAll = () => {
    const plain = plainRows(rows);
    recogniseKind(plain, 'x'.repeat(10_000));
    readMark(plain, '');
    readFields('insurances', plain, '');
    readPerson(plain);
  };
  readAll();
  const times = [1, 2, 3].map(() => {
    const begun = performance.now();
    readAll();
    return performance.now() - begun;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
