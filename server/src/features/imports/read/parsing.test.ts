import { kinds } from '@rto-desk/contract/kinds/index';
import { expect, test } from 'vitest';
import { listsOf } from '../../../testing/imports.ts';
import { freshNumber } from '../../../testing/samples.ts';
import { deskForTest } from '../../../testing/test-desk.ts';
import { parseRows } from './parse-rows.ts';

const fields = ['registration_no', ...kinds.flatMap(({ slug }) => [`${slug}.until`, `${slug}.from`])].slice(
  0,
  20,
);
const HOSTILE = `${'1,'.repeat(2500)}x`;

test('a workbook of hostile cells ends with an error of each row, and calls are answered meanwhile', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const lists = listsOf(desk, admin);
  const rows = Array.from({ length: 40 }, () => [freshNumber('CG04'), ...fields.slice(1).map(() => HOSTILE)]);
  const id = await lists.create(fields, rows);
  await admin.put(`/imports/${id}/mapping`, {
    columns: fields.map((field, index) => ({ index, field })),
    mode: 'add',
  });
  let isOver = false;
  let answered = 0;
  const work = lists.work(id).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    expect((await admin.get('/me')).status).toBe(200);
    answered += 1;
  }
  await work;
  expect(answered, 'calls that did not wait for the list').toBeGreaterThan(3);
  const found = await lists.rows(id);
  expect(found).toHaveLength(40);
  expect(found[0]).toMatchObject({ verdict: 'error' });
  expect(found[0].problems).toContainEqual({
    field: 'insurances.until',
    message: expect.stringContaining('40 characters or fewer'),
  });
});

const kept = { citizen_id: null, new_citizen: false, skipped: false };
const list = { columns: [{ index: 0, field: 'name' }], date_1904: false };
const rows = [1, 2, 3, 4, 5].map(line => ({ ...kept, line, cells: ['a'.repeat(3_000_000)] }));

test('rows that are not parsed in time are errors by themselves', async () => {
  const entries = await parseRows(list, rows, { memory: 192, batch: 1, row: 1 });
  expect(entries.map(({ line, issues }) => [line, issues])).toEqual(
    rows.map(({ line }) => [line, [{ field: 'registration_no', row: { code: 'unreadable' } }]]),
  );
});

test('rows parsed in a separate process give the same result', async () => {
  const columns = [
    { index: 0, field: 'registration_no' },
    { index: 1, field: 'insurances.until' },
  ];
  const many = Array.from({ length: 2000 }, (_, line) => ({
    ...kept,
    line,
    cells: ['CG04AB1234', '05-03-2027'],
  }));
  const together = await parseRows({ ...list, columns }, many);
  const [alone] = await parseRows({ ...list, columns }, many.slice(0, 1));
  expect(together).toHaveLength(many.length);
  expect(together[0]).toEqual(alone);
});
