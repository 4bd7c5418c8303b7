import { serverEn as en } from '@rto-desk/contract/words/en/server';
import { serverHi as hi } from '@rto-desk/contract/words/hi/server';
import { expect, test } from 'vitest';
import { partsOf } from '../../testing/archives.ts';
import { readCell } from './read/cells.ts';
import { proposeFields } from './read/proposals.ts';
import { readBytes } from './read/read-list.ts';
import { readSheets } from './read/workbook.ts';
import { rowsSheet, rowsWorkbook, templateWorkbook } from './sheets.ts';

test.each([
  ['English', en],
  ['Hindi', hi],
])(
  'the template in %s is read without a question once it is filled, and its example never is',
  async (_, words) => {
    const template = await templateWorkbook(words);
    await expect(readBytes(template, 'template.xlsx')).rejects.toMatchObject({ refusal: 'empty' });
    const [, example] = (await readSheets(template)).sheets;
    const [heads, row] = example?.lines ?? [];
    const filled = [heads, row].map(line =>
      line?.cells.map(cell => cell.replace('Ramesh', 'Mahesh')).join('\t'),
    );
    const list = await readBytes(Buffer.from(filled.join('\n')), 'template.tsv');
    const fields = proposeFields(list);
    expect(fields).not.toContain('ignore');
    expect(fields.slice(0, 3)).toEqual(['registration_no', 'name', 'mobile']);
    expect(fields).toContain('insurances.until');
    for (const [at, cell] of (list.rows[0]?.cells ?? []).entries()) {
      expect(readCell(fields[at] ?? '', cell), cell).not.toHaveProperty('problem');
    }
  },
);

test('the template tells the rules in both languages', async () => {
  const { sheets } = await readSheets(await templateWorkbook(en));
  const rules = sheets[2]?.lines.map(({ cells }) => cells[0] ?? '') ?? [];
  expect(rules.filter(text => /[\u0900-\u097f]/.test(text)).length).toBeGreaterThan(6);
  expect(rules.filter(text => /[A-Za-z]{4}/.test(text)).length).toBeGreaterThan(6);
});

test('exported rows can be fixed and imported again', async () => {
  const given = {
    line: 7,
    cells: ['CG04LA1001', '=HYPERLINK("http://evil.example")', '0012'],
    reasons: ['One.', 'Two.'],
  };
  const bytes = await rowsWorkbook(['Vehicle No', 'Name', 'Policy No'], [given], en);
  const list = await readBytes(bytes, 'rows.xlsx');
  expect(list.rows[0]?.cells).toEqual([...given.cells, '7', 'One. Two.']);
  expect(proposeFields(list).slice(3)).toEqual(['ignore', 'ignore']);
  const sheet = (await partsOf(bytes))['xl/worksheets/sheet1.xml']?.toString();
  expect(sheet).not.toContain('<f>');
});

test('a number that was taken for a day comes back as that day, so that it is read alike again', async () => {
  async function* pages() {
    yield [{ line: 2, cells: ['CG04LA1001', '44624', 'soon', '44624'], problems: [], notes: [] }];
  }
  const columns = ['registration_no', 'puccs.until', 'until', 'ignore'].map(field => ({
    header: field,
    field,
  }));
  const chunks: Buffer[] = [];
  for await (const chunk of rowsSheet({ columns, date_1904: true }, pages(), async page => page, en))
    chunks.push(chunk);
  const list = await readBytes(Buffer.concat(chunks), 'rows.xlsx');
  expect(list.rows[0]?.cells.slice(0, 4)).toEqual(['CG04LA1001', '05-03-2026', 'soon', '44624']);
});
