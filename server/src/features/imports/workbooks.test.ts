import { en } from '@rto-desk/contract/words/en';
import { hi } from '@rto-desk/contract/words/hi';
import readWorkbook from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { readCell } from './cells.ts';
import { proposeFields } from './proposals.ts';
import { readBytes } from './read-bytes.ts';
import { unpacked } from './workbook.ts';
import { rowsWorkbook, templateWorkbook } from './workbooks.ts';

test.each([
  ['English', en],
  ['Hindi', hi],
])('the template in %s is a list that is read without a question', async (_, words) => {
  const list = await readBytes(await templateWorkbook(words), 'template.xlsx');
  const fields = proposeFields(list);
  expect(fields).not.toContain('ignore');
  expect(fields.slice(0, 3)).toEqual(['registration_no', 'name', 'mobile']);
  expect(fields).toContain('insurances.until');
  for (const [at, cell] of (list.rows[0]?.cells ?? []).entries()) {
    expect(readCell(fields[at] ?? '', cell), cell).not.toHaveProperty('problem');
  }
});

test('the template tells the rules in both languages', async () => {
  const sheets = await readWorkbook(await templateWorkbook(en));
  const rules = sheets[2]?.data.map(([cell]) => String(cell ?? '')) ?? [];
  expect(rules.filter(text => /[\u0900-\u097f]/.test(text)).length).toBeGreaterThan(6);
  expect(rules.filter(text => /[A-Za-z]{4}/.test(text)).length).toBeGreaterThan(6);
});

test('rows that are given back can be mended and brought again', async () => {
  const given = {
    line: 7,
    cells: ['CG04LA1001', '=HYPERLINK("http://evil.example")', '0012'],
    reasons: ['One.', 'Two.'],
  };
  const bytes = await rowsWorkbook(['Vehicle No', 'Name', 'Policy No'], [given], en);
  const list = await readBytes(bytes, 'rows.xlsx');
  expect(list.rows[0]?.cells).toEqual([...given.cells, '7', 'One. Two.']);
  expect(proposeFields(list).slice(3)).toEqual(['ignore', 'ignore']);
  const sheet = (await unpacked(bytes)).get('xl/worksheets/sheet1.xml')?.toString();
  expect(sheet).not.toContain('<f>');
});
