import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedPart } from '../../../testing/archives.ts';
import {
  day,
  hindiRegister,
  longRegister,
  pollutionExport,
  wideRegister,
  workbookOf,
  workbookOfSheets,
} from '../../../testing/lists.ts';
import { numRuns } from '../../../testing/long.ts';
import { isWorthRemembering, memoryKey } from './memory.ts';
import { proposeFields } from './proposals.ts';
import { readBytes } from './read-list.ts';
import { cellText, stylesIn } from './workbook-cells.ts';

/** Reads as the process does that is there for it. */
const read = (given: Buffer | string, name = '') =>
  readBytes(typeof given === 'string' ? Buffer.from(given) : given, name);

/** What each heading is taken for, and the first row. */
async function taken(given: Buffer | string, name = '') {
  const list = await read(given, name);
  const fields = proposeFields(list);
  return Object.fromEntries(list.columns.map(({ header }, at) => [header, fields[at]]));
}

describe('a workbook', () => {
  test('is read below its titles and without its total and signature', async () => {
    const list = await read(await workbookOf(wideRegister()));
    expect(list.rows.map(({ line }) => line)).toEqual([5, 6, 7]);
    expect(list.shape).toBe('wide');
    expect(list.rows[0]?.cells).toEqual([
      ...[
        '1',
        'CG 04 LA 1001',
        'Ramesh Sahu',
        '9000000101',
        '2026-12-05',
        '05/03/26',
        '31.12.2026',
        '2029-01-31',
      ],
      ...['NA', '-', 'LTT', '14-08-2031', '2027-02-01', ''],
    ]);
    expect(proposeFields(list)).toEqual([
      ...[
        'ignore',
        'registration_no',
        'name',
        'mobile',
        'insurances.until',
        'puccs.until',
        'fitnesses.until',
      ],
      ...['permits.until', 'vltds.until', 'speed-governors.until', 'taxes.until', 'registrations.until'],
      ...['authorisations.until', 'ignore'],
    ]);
  });

  test('has no row of its totals in between, and keeps a firm that is called so', async () => {
    const rows = [
      'Vehicle No,Owner Name,Mobile,PUC upto',
      'CG04LA1001,योग राज,9000000101,1/1/31',
      'Sub Total,,,',
      ',कुल :,2,',
      ',,Sub-total: 12,',
      'CG04LA1002,Ramesh Sahu,,2/1/31',
      'योग,,,2',
      'CG04LA1003,Total Transport,9000000103,3/1/31',
      'Grand Total,,,3',
      'Total vehicles 3,,,',
    ];
    const list = await read(rows.join('\n'));
    expect(list.rows.map(({ line }) => line)).toEqual([2, 6, 8]);
  });

  test('of documents in rows is a long list', async () => {
    const list = await read(await workbookOf(longRegister()));
    expect(list.shape).toBe('long');
    expect(proposeFields(list)).toEqual([
      ...['ignore', 'registration_no', 'name', 'mobile', 'kind', 'number', 'from', 'until'],
    ]);
  });

  test('of a pollution centre tells of its certificates', async () => {
    expect(await taken(await workbookOf(pollutionExport()))).toEqual({
      VEHICLE_NO: 'registration_no',
      MOBILE_NO: 'mobile',
      MODEL: 'make_model',
      TESTDATE: 'puccs.from',
      VALIDDATE: 'puccs.until',
    });
  });

  test('is read with Hindi headings', async () => {
    expect(Object.values(await taken(await workbookOf(hindiRegister())))).toEqual([
      ...[
        'ignore',
        'registration_no',
        'name',
        'relation_name',
        'mobile',
        'insurances.until',
        'fitnesses.until',
      ],
      ...['puccs.until', 'taxes.until'],
    ]);
  });

  test('of many sheets gives the one with the most rows under known headings', async () => {
    const list = await read(
      await workbookOfSheets([
        { sheet: 'Cover', data: [['Register of the office'], ['Page 1']] },
        {
          sheet: 'Rates',
          data: [['Work', 'Rs'], ...Array.from({ length: 30 }, (_, at) => [`Work ${at}`, at])],
        },
        { sheet: 'Vehicles', data: longRegister() },
      ]),
    );
    expect(list.rows).toHaveLength(3);
    expect(list.about).toContain('Vehicles');
    expect(list.sheet).toBe('Vehicles');
    expect((await read(await workbookOf(longRegister()))).sheet, 'there is no other').toBeNull();
  });

  test('that counts its days from 1904 gives the same days', async () => {
    const bytes = await workbookOf([
      ['Vehicle No', 'PUC'],
      ['CG04LA1001', day('2026-03-05')],
    ]);
    for (const flag of ['1', 'true']) {
      const list = await read(await changedPart(bytes, 'xl/workbook.xml', xml => withFlag(xml, flag)));
      // 1,462 days lie between the two ways to count.
      expect(list.rows[0]?.cells[1]).toBe('2030-03-06');
      expect(list.date1904).toBe(true);
    }
    const from1900 = await read(bytes);
    expect(from1900.rows[0]?.cells[1]).toBe('2026-03-05');
    expect(from1900.date1904).toBe(false);
  });

  test('gives numbers with all their digits, texts as they are, and what formulas gave', async () => {
    const cells = ['9.00000010100000E9', '9000000101', '0.1', '1250.50', '46086'];
    const bytes = await workbookOf([
      ['Vehicle No', 'Mobile', 'a', 'b', 'c'],
      ['CG04LA1001', 1, 2, 3, 4],
    ]);
    const sheet = `<row r="2"><c r="A2" t="str"><f>HYPERLINK("http://evil.example","x")</f><v>CG04LA1001</v></c>${cells
      .map((value, at) => `<c r="${'BCDEF'[at]}2"><v>${value}</v></c>`)
      .join('')}</row>`;
    const list = await read(
      await changedPart(bytes, 'xl/worksheets/sheet1.xml', xml =>
        xml.replace(/<row r="2".*?<\/row>/s, sheet),
      ),
    );
    expect(list.rows[0]?.cells).toEqual(['CG04LA1001', '9000000101', '9000000101', '0.1', '1250.5', '46086']);
  });

  test('gives a number with the noughts that its format shows', async () => {
    async function* styles() {
      yield '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="000000"/></numFmts>';
      yield '<cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>';
    }
    const context = { styles: await stylesIn(styles()), shared: [], date1904: false };
    const cell = { type: 'n', formula: null, hasValue: true };
    expect(cellText({ ...cell, style: 1, value: '123' }, context)).toBe('000123');
    expect(cellText({ ...cell, style: 0, value: '123' }, context)).toBe('123');
  });

  test('leaves a text as it is that only looks like a number', async () => {
    const list = await read(
      await workbookOf([
        ['Vehicle No', 'Mobile', 'a'],
        ['CG04LA1001', '9.98E+09', '1.50'],
      ]),
    );
    expect(list.rows[0]?.cells).toEqual(['CG04LA1001', '9.98E+09', '1.50']);
  });

  test('keeps the numbers of its lines where rows are empty, and leaves repeated headings out', async () => {
    const header = ['Vehicle No', 'PUC'];
    const list = await read(
      await workbookOf([
        header,
        ['CG04LA1001', '1-1-27'],
        [],
        header,
        ['CG04LA1002', '2-1-27'],
        [null, null],
      ]),
    );
    expect(list.rows.map(({ line }) => line)).toEqual([2, 5]);
  });

  test('leaves out columns without a heading and a cell, and counts the others', async () => {
    const list = await read(
      await workbookOf([
        [null, 'Vehicle No', null, 'PUC', null],
        [null, 'CG04LA1001', null, '1-1-27'],
      ]),
    );
    expect(list.columns.map(({ index, header }) => [index, header])).toEqual([
      [0, 'Vehicle No'],
      [1, 'PUC'],
    ]);
    expect(list.rows[0]?.cells).toEqual(['CG04LA1001', '1-1-27']);
  });

  test('joins headings of groups with those below them', async () => {
    const list = await read(
      await workbookOf([
        ['Vehicle No', { value: 'Insurance', columnSpan: 2 }, null, { value: 'PUC', columnSpan: 2 }, null],
        [null, 'No', 'Upto', 'No', 'Upto'],
        ['CG04LA1001', 'P1', '1-1-27', 'C1', '2-1-27'],
      ]),
    );
    expect(proposeFields(list)).toEqual([
      ...['registration_no', 'insurances.number', 'insurances.until', 'puccs.number', 'puccs.until'],
    ]);
    expect(list.rows).toHaveLength(1);
  });
});

describe('a text', () => {
  const plain = 'Vehicle No,Name,PUC\nCG04LA1001,"Sahu, Ramesh",05-03-2027\nCG04LA1002,राम,06-03-2027\n';
  const expected = [
    ['CG04LA1001', 'Sahu, Ramesh', '05-03-2027'],
    ['CG04LA1002', 'राम', '06-03-2027'],
  ];
  const semicolons = plain.replaceAll(',', ';').replace('Sahu; Ramesh', 'Sahu, Ramesh');
  const tabs = semicolons.replaceAll(';', '\t').replaceAll('"', '');

  test.each([
    ['with commas', Buffer.from(plain)],
    ['with semicolons', Buffer.from(semicolons)],
    ['with tabs', Buffer.from(tabs)],
    ['with lines that end as Windows ends them', Buffer.from(plain.replaceAll('\n', '\r\n'))],
    ['with a mark of UTF-8', Buffer.from(`\ufeff${plain}`)],
    ['in UTF-16', Buffer.from(`\ufeff${tabs}`, 'utf16le')],
    ['in UTF-16 without a mark', Buffer.from(tabs, 'utf16le')],
    ['in UTF-16 of the other order', Buffer.from(`\ufeff${tabs}`, 'utf16le').swap16()],
  ])('%s is a list', async (_, bytes) => {
    const list = await read(bytes);
    expect(list.rows.map(({ cells }) => cells)).toEqual(expected);
    expect(list.rows.map(({ line }) => line)).toEqual([2, 3]);
  });

  test('of any cells is read as it was written, whatever divides them', async () => {
    const cell = fc.string({ unit: fc.constantFrom(...'aB1 ,;"|-/क्षि\t\n'), maxLength: 12 });
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 });
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom(',', ';', '\t'), fc.boolean(), async (cells, delimiter, bom) => {
        const lines = cells.map(([name, model], at) => [`CG04LA${1001 + at}`, name, model]);
        const text = stringify([['Vehicle No', 'Owner Name', 'Model'], ...lines], { delimiter, bom });
        const list = await read(text);
        expect(list.rows.map(row => row.cells)).toEqual(lines.map(line => line.map(plain)));
      }),
      { numRuns: numRuns(150) },
    );
  });

  test('with a line for Excel is read by it', async () => {
    const list = await read(`sep=;\n${semicolons}`);
    expect(list.rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [3, 'CG04LA1001'],
      [4, 'CG04LA1002'],
    ]);
  });

  test('in Windows-1252 keeps its signs', async () => {
    const list = await read(Buffer.from('Vehicle No;Name\nCG04LA1001;Caf\xe9 \x96 Raipur\n', 'latin1'));
    expect(list.rows[0]?.cells[1]).toBe('Café – Raipur');
  });

  test('with a quotation mark that is never closed is read to its end', async () => {
    const list = await read('Vehicle No,Model\nCG04LA1001,"12 inch\nCG04LA1002,15 wheel\n');
    expect(list.rows.map(({ cells }) => cells[0])).toEqual(['CG04LA1001', 'CG04LA1002']);
  });

  test('with quotation marks that are never closed loses no row between them', async () => {
    const list = await read(
      [
        'Vehicle No,Owner Name,Address',
        'CG04LA1001,"Mohan,Ward 5',
        'CG04LA1002,Sohan,Ward 6',
        'CG04LA1003,"Rohan,Ward 7',
        'CG04LA1004,"Ram ""Bhaiya"" Sahu","House 5,',
        'Ward 8, Pandri, Raipur"',
        'CG04LA1005,Lal,"Ward 9"',
      ].join('\n'),
    );
    expect(list.rows.map(({ cells }) => cells)).toEqual([
      ['CG04LA1001', '"Mohan', 'Ward 5'],
      ['CG04LA1002', 'Sohan', 'Ward 6'],
      ['CG04LA1003', '"Rohan', 'Ward 7'],
      ['CG04LA1004', 'Ram "Bhaiya" Sahu', 'House 5, Ward 8, Pandri, Raipur'],
      ['CG04LA1005', 'Lal', 'Ward 9'],
    ]);
  });

  test('pasted without headings is taken by its cells', async () => {
    const list = await read('CG04LA1001\tRamesh Sahu\t9000000101\nCG04LA1002\tSita Bai\t9000000102');
    expect(list.rows.map(({ line }) => line)).toEqual([1, 2]);
    expect(proposeFields(list)).toEqual(['registration_no', 'name', 'mobile']);
  });

  test('leaves out titles of groups and totals with a count, and keeps a name that stands alone', async () => {
    const list = await read(
      [
        'Vehicle No,Owner Name,Mobile,PUC',
        'DEPOT: RAIPUR',
        'CG04LA1001,Ram Sahu,9000000101,05-03-2027',
        ',Sub-Total (1)',
        'DEPOT: DURG',
        ',Sita Bai',
        'CG4LA1002',
        'CG07LA1003,Om Lal,9000000103,06-03-2027',
        ',Total Vehicles,2',
      ].join('\n'),
    );
    expect(list.rows.map(({ line }) => line)).toEqual([3, 6, 7, 8]);
  });

  test('keeps a last row that names no vehicle but a day', async () => {
    const list = await read(
      [
        'Owner,Mobile,Vehicle No,Document,Expiry',
        'Ram Sahu,9000000101,CG04LA1001,Insurance,05-03-2027',
        ',,,PUC,06-03-2027',
        'Prepared by,Mohan',
      ].join('\n'),
    );
    expect(list.rows.map(({ cells }) => cells[3])).toEqual(['Insurance', 'PUC']);
  });

  test('of one column is a list', async () => {
    expect((await read('Vehicle No\nCG04LA1001\n')).rows).toHaveLength(1);
  });
});

describe('what columns are taken for', () => {
  test('before resolves a doubt in a list about the same kinds, and beats no heading', async () => {
    const list = await read('Vehicle No,Insurance Date,PUC Upto\nCG04LA1001,01-01-27,02-01-27');
    const of = (kinds: string) =>
      new Map([
        [memoryKey('Insurance Date', kinds), 'insurances.end_date'],
        [memoryKey('PUC Upto', kinds), 'fitnesses.until'],
      ]);
    expect(proposeFields(list)).toEqual(['registration_no', 'ignore', 'puccs.until']);
    expect(proposeFields(list, of('insurances puccs'))).toEqual([
      ...['registration_no', 'insurances.until', 'puccs.until'],
    ]);
    expect(proposeFields(list, of('insurances'))).toEqual(['registration_no', 'ignore', 'puccs.until']);
  });

  test.each([
    ['Insurance Date', 'insurances.until', true],
    ['Insurance Date', 'puccs.until', false],
    ['Insurance Date', 'ignore', false],
    ['Insurance Upto', 'puccs.until', false],
    ['Valid Upto', 'puccs.until', false],
    ['No', 'puccs.number', false],
    ['Date', 'until', false],
    ['Owner Remark Xyz', 'name', false],
    ['Sampark Sutra', 'mobile', true],
  ])('%s taken for %s is remembered: %s', (header, field, expected) => {
    expect(isWorthRemembering(header, field)).toBe(expected);
  });

  test('may stand in the name of the file', async () => {
    expect(
      await taken('Vehicle No,Certificate No,Valid Upto\nCG04LA1001,P1,01-01-27', 'PUC list.csv'),
    ).toEqual({
      'Vehicle No': 'registration_no',
      'Certificate No': 'puccs.number',
      'Valid Upto': 'puccs.until',
    });
  });

  test.each([
    ['Insurance Policy No', 'insurances.number'],
    ['Insurance', 'insurances.until'],
    ['Date of expiry of insurance', 'insurances.until'],
    ['Insurance valid from', 'insurances.from'],
    ['Insurance Company', 'insurances.company_name'],
    ['Tax Amount', 'taxes.amount'],
    ['Green Tax Upto', 'green-taxes.until'],
    ['National Permit', 'permits.until'],
    ['NP Auth. Upto', 'authorisations.until'],
    ['D.L. No.', 'dl.number'],
    ['DL Expiry', 'dl.until'],
    ['Learner Licence No', 'll.number'],
    ['RC No', 'registration_no'],
    ['RC valid upto', 'registrations.until'],
    ["Father's Name", 'relation_name'],
    ['D.O.B.', 'dob'],
    ['फ़िटनेस कब तक', 'fitnesses.until'],
    ['Speed Governor Upto', 'speed-governors.until'],
    ['Insurance: Valid until', 'insurances.until'],
    ['बीमा: कब तक मान्य', 'insurances.until'],
    ['बीमा: समाप्ति तिथि', 'insurances.until'],
    ['बीमा: आरंभ तिथि', 'insurances.from'],
    ['टैक्स: भुगतान अवधि', 'taxes.tax_mode'],
    ['Vehicle No. / वाहन क्र.', 'registration_no'],
    ['Something else', 'ignore'],
  ])('%s is %s', (header, field) => {
    expect(proposeFields({ columns: [{ header, samples: [] }] })).toEqual([field]);
  });

  test('is each field once, where it fits best', () => {
    const columns = ['Vehicle', 'Vehicle No', 'Insurance', 'Insurance Upto'].map(header => ({
      header,
      samples: [],
    }));
    expect(proposeFields({ columns })).toEqual(['registration_no', 'ignore', 'ignore', 'insurances.until']);
  });

  test('follows the cells where a heading names only a document', () => {
    const columns = [
      { header: 'Insurance', samples: ['P/100', 'P/101'] },
      { header: 'PUC', samples: ['01-01-27', 'NA'] },
    ];
    expect(proposeFields({ columns })).toEqual(['insurances.number', 'puccs.until']);
  });
});

const withFlag = (xml: string, flag: string) =>
  xml
    .replace(/<workbookPr[^>]*\/>/, '')
    .replace(/<workbook[^>]*>/, found => `${found}<workbookPr date1904="${flag}"/>`);
