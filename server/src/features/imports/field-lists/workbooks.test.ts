import { describe, expect, test } from 'vitest';
import { bookOf, type CellXml } from '../../../testing/field-books.ts';
import { csv, fieldListsOf, HEADS, plate, said, verdicts } from '../../../testing/field-lists.ts';
import { openListDesk } from '../../../testing/imports.ts';
import { freshMobile } from '../../../testing/samples.ts';

/* Lists as the field has them. All names, plates and numbers are invented. */

const { admin, lists } = await openListDesk();
const { upload, uploaded, checked } = fieldListsOf(admin, lists);

describe('workbooks', () => {
  const number = (text: string): CellXml => ({ xml: `<c><v>${text}</v></c>` });

  test('keep the digits of long numbers, and lost digits are an error', async () => {
    const heads = [...HEADS, 'Policy No', 'Chassis No'];
    const line = (text: string) => [
      plate(),
      'Ram Sahu',
      freshMobile(),
      '05-03-2031',
      number(text),
      number(text),
    ];
    const book = await bookOf([
      heads,
      line('3001000012345678'),
      line('9007199254740991'),
      line('3.0010000123456801E+19'),
      line('3001000012345670'),
      line('9.87654321E9'),
    ]);
    const { rows } = await checked(book, 'list.xlsx');
    expect(rows.map(({ cells }: { cells: string[] }) => cells[4])).toEqual([
      ...[
        '3001000012345678',
        '9007199254740991',
        '3.00100001234568E+19',
        '3.00100001234567E+15',
        '9876543210',
      ],
    ]);
    expect(verdicts(rows)).toEqual(['create', 'create', 'error', 'error', 'create']);
  });

  test('say which cells held no value', async () => {
    const failed = (value: string): CellXml => ({ xml: `<c t="e"><v>${value}</v></c>` });
    const unsaved: CellXml = { xml: '<c><f>EDATE(D2,12)</f></c>' };
    const book = await bookOf([
      HEADS,
      [plate(), failed('#REF!'), freshMobile(), failed('#N/A')],
      [plate(), 'Ram Sahu', freshMobile(), unsaved],
    ]);
    const { rows } = await checked(book, 'list.xlsx');
    expect(said(rows[0].notes)).toContain('#N/A');
    expect(said(rows[1].notes)).toContain('=EDATE');
  });

  test('say hidden rows and sheets, and prefer what is visible', async () => {
    const old = [
      HEADS,
      ...Array.from({ length: 5 }, () => [plate(), 'Old Owner', freshMobile(), '05-03-2019']),
    ];
    const book = await bookOf(
      [
        HEADS,
        [plate(), 'Ram Sahu', freshMobile(), '05-03-2031'],
        [plate(), 'Ram B', freshMobile(), '05-03-2031'],
      ],
      {
        name: '2031',
        hiddenRows: [3],
        hiddenColumns: [2],
        others: [{ name: 'Old 2019', rows: old, state: 'hidden' }],
      },
    );
    const { list, columns } = await uploaded(book, 'list.xlsx');
    expect(list).toMatchObject({
      sheet: '2031',
      rows: 2,
      notes: [expect.stringContaining('1 of 2 rows is hidden'), expect.stringContaining('Old 2019')],
      sheets: [
        { name: '2031', rows: 2, is_hidden: false },
        { name: 'Old 2019', rows: 5, is_hidden: true },
      ],
    });
    expect(columns[1]?.notes).toEqual([expect.stringContaining('hidden')]);
    const chosen = await upload(book, 'list.xlsx', { sheet: 'Old 2019' });
    expect(chosen.body).toMatchObject({ sheet: 'Old 2019', rows: 5 });
    const unknown = await upload(book, 'list.xlsx', { sheet: 'Old 2018' });
    expect([unknown.status, unknown.body.errors?.file]).toEqual([422, [expect.stringContaining('no sheet')]]);
  });

  test('count merged cells for all their rows', async () => {
    const mobile = freshMobile();
    const book = await bookOf(
      [
        HEADS,
        [plate(), 'Ram Sahu', mobile, '05-03-2031'],
        [plate(), '', '', '06-03-2031'],
        [plate(), '', '', '07-03-2031'],
      ],
      { merges: ['B2:B4', 'C2:C4'] },
    );
    const { rows } = await checked(book, 'list.xlsx');
    expect(verdicts(rows)).toEqual(['create', 'create', 'create']);
    expect(rows[2].cells[1]).toBe('Ram Sahu');
  });

  test('of one owner are mapped with that owner', async () => {
    const { body } = await admin.post('/citizens', { name: 'Sai Roadways', mobile: freshMobile() });
    const { list } = await uploaded(
      csv(['Vehicle No', 'PUC Upto'], [plate(), '05-03-2031'], [plate(), '06-03-2031']),
    );
    const mapped = await admin.put(`/imports/${list.id}/mapping`, {
      columns: list.columns.map(({ index, field }: { index: number; field: string }) => ({ index, field })),
      mode: 'add',
      citizen_id: body.id,
    });
    expect(mapped.status).toBe(202);
    await lists.work(list.id);
    const rows = await lists.rows(list.id);
    expect(verdicts(rows)).toEqual(['create', 'create']);
    expect(rows[0].plan[0]).toBe('Existing person: Sai Roadways.');
    const unknown = await admin.put(`/imports/${list.id}/mapping`, {
      columns: [{ index: 0, field: 'registration_no' }],
      mode: 'add',
      citizen_id: 99_999_999,
    });
    expect(unknown.status).toBe(404);
  });

  test.each([
    ['by other names of parts', { workbookPart: 'xl/workbook2.xml', sheetPart: 'xl/pages/first.xml' }],
    ['without references', { references: false }],
    ['with prefixes', { prefix: 'x:' }],
    ['with shared texts', { shared: true }],
  ] as const)('are read %s', async (_, style) => {
    const own = plate();
    const book = await bookOf([HEADS, [own, 'Ram Sahu', freshMobile(), '05-03-2031']], style);
    const { rows } = await checked(book, 'list.xlsx');
    expect(verdicts(rows)).toEqual(['create']);
    expect(rows[0].cells[0]).toBe(own);
  });

  test('are read below rows of formats alone', async () => {
    const book = await bookOf([HEADS, [plate(), 'Ram Sahu', freshMobile(), '05-03-2031']], {
      emptyRows: 20_000,
    });
    const { rows } = await checked(book, 'list.xlsx');
    expect(verdicts(rows)).toEqual(['create']);
  });
});
