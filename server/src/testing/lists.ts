import writeWorkbook, { type Row, type Sheet } from 'write-excel-file/node';

/*
 * Lists as offices have them, of people who do not exist: made here rather than kept as files, so that a test says what it
 * is about.
 */

/** A workbook of one sheet. A `Date` is written as a day, at midnight UTC. */
export const workbookOf = (rows: readonly Row[], sheet = 'Sheet1'): Promise<Buffer> =>
  workbookOfSheets([{ sheet, data: rows.map(dated) }]);

/** A workbook of several sheets. */
export function workbookOfSheets(
  sheets: readonly { sheet: string; data: readonly Row[] }[],
): Promise<Buffer> {
  const written = sheets.map(({ sheet, data }): Sheet<Buffer> => ({ sheet, data: data.map(dated) }));
  return writeWorkbook(written).toBuffer();
}

function dated(row: Row): Row {
  return row.map(cell => (cell instanceof Date ? { value: cell, type: Date, format: 'dd-mm-yyyy' } : cell));
}

/** A day as a cell of a workbook. */
export const day = (text: string): Date => new Date(`${text}T00:00:00Z`);

/** An insurance register with nine dates in each row, titles merged above the header, a total and a signature below. */
export const wideRegister = (): Row[] => [
  [{ value: 'जय माँ दुर्गा परिवहन सेवा', columnSpan: 12, align: 'center' }],
  [{ value: 'Vehicle register 2026-27', columnSpan: 12 }],
  [],
  [
    ...[
      'S.No.',
      'Vehicle No.',
      'Owner Name',
      'Mobile No.',
      'Insurance Upto',
      'PUC',
      'Fitness Valid Upto',
      'Permit Expiry',
    ],
    ...['VLTD', 'SLD', 'Tax Upto', 'Regn. Validity', 'NP Authorisation', 'Remarks'],
  ],
  [
    ...[
      1,
      'CG 04 LA 1001',
      'Ramesh Sahu',
      9_000_000_101,
      day('2026-12-05'),
      '05/03/26',
      '31.12.2026',
      day('2029-01-31'),
    ],
    ...['NA', '-', 'LTT', '14-08-2031', day('2027-02-01'), null],
  ],
  [
    ...[
      2,
      'CG-04-LB-1002',
      'Smt. Sita Bai',
      '9000000102 / 9000000103',
      day('2026-11-30'),
      '5 Mar 2027',
      'applied',
      null,
    ],
    ...[null, null, '31/03/2027', '15-09-2030', null, 'old party'],
  ],
  [3, 'CG04LC1003', 'Mohan Traders', '09000000104', '2026-10-01', 'nil', day('2027-05-05')],
  [null, 'Total', 3],
  [null, null, null, null, null, 'Prepared by office'],
];

/** Documents in rows. */
export const longRegister = (): Row[] => [
  ['Sr', 'Gadi No', 'Party', 'Contact', 'Document', 'Policy No', 'From', 'Valid Upto'],
  [1, 'CG04LA1001', 'Ramesh Sahu', 9_000_000_101, 'Insurance', 'P/1', day('2025-12-06'), day('2026-12-05')],
  [2, 'CG04LA1001', 'Ramesh Sahu', 9_000_000_101, 'PUC', null, null, '05/03/27'],
  [3, 'CG04LB1002', 'Sita Bai', 9_000_000_102, 'फिटनेस', 'F-22', null, '31.12.2026'],
];

/** What the program of a pollution centre exports. */
export const pollutionExport = (): Row[] => [
  ['VEHICLE_NO', 'MOBILE_NO', 'MODEL', 'TESTDATE', 'VALIDDATE'],
  ['CG04LA1001', '9000000101', 'SPLENDOR', '06-03-2026', '05-03-2027'],
  ['CG04LB1002', '9000000102', 'ACTIVA', '07-03-2026', '06-03-2027'],
];

/** Headings in Hindi. */
export const hindiRegister = (): Row[] => [
  [
    'क्र.',
    'गाड़ी नंबर',
    'वाहन स्वामी का नाम',
    'पिता का नाम',
    'मोबाइल नं.',
    'बीमा',
    'फिटनेस तक',
    'प्रदूषण वैधता',
    'टैक्स',
  ],
  [
    1,
    'CG04LA1001',
    'रमेश साहू',
    'श्यामलाल साहू',
    '९००००००१०१',
    '०५/१२/२०२६',
    '31-12-2026',
    '05-03-2027',
    'आजीवन',
  ],
];
