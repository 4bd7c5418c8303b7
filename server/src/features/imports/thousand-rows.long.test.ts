import { kinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Row } from 'write-excel-file/node';
import { listsOf } from '../../testing/imports.ts';
import { day, workbookOf } from '../../testing/lists.ts';
import { deskForFile } from '../../testing/test-desk.ts';

/* A register of a thousand vehicles with nine dates each, in a workbook as an office has it, with fifty faults of twelve kinds. */

const desk = await deskForFile();
const admin = await desk.signIn('admin');

const header = [
  ...[
    'S.No.',
    'Vehicle No.',
    'Owner Name',
    'Mobile No.',
    'Type',
    'Insurance Upto',
    'PUC Valid Upto',
    'Fitness Upto',
  ],
  ...['Permit Upto', 'VLTD', 'SLD', 'Tax Upto', 'Regn. Validity', 'NP Authorisation Upto'],
];
const at = (heading: string) => header.indexOf(heading);

/** What is wrong in a row, each by the column in which it is and what stands there. */
const faults: readonly [string, string][] = [
  ['Insurance Upto', '31-02-2027'],
  ['PUC Valid Upto', 'soon'],
  ['Fitness Upto', '03/25/2027'],
  ['Permit Upto', '05-03-2027, 04-03-2028'],
  ['Tax Upto', '05-03-0206'],
  ['Mobile No.', '987654321'],
  ['Mobile No.', '9.98E+09'],
  ['Mobile No.', 'NA'],
  ['Owner Name', "jkts'k dqekj"],
  ['Vehicle No.', 'applied'],
  ['Vehicle No.', 'CG04AB1234 AND CG04AB1235'],
  ['VLTD', 'never'],
];

/** Ways of writing a day that are right. */
const ways = ['05-03-2027', '5/3/27', '05.03.2027', '5 Mar 2027', '2027-03-05', '०५-०३-२०२७'];

function rightRow(place: number): Row {
  const date = (column: number) => {
    const way = (place + column) % (ways.length + 2);
    if (way === ways.length) return day('2027-03-05');
    return ways[way] ?? (column % 2 === 0 ? 'NA' : null);
  };
  return [
    place + 1,
    `CG 04 ${String.fromCharCode(65 + (place % 26))}${String.fromCharCode(65 + (Math.floor(place / 26) % 26))} ${1000 + place}`,
    place % 3 === 0 ? 'रमेश साहू' : `Ramesh ${place % 7 === 0 ? 'Sahu ' : 'Verma'}`,
    place % 2 === 0 ? 9_000_000_000 + place : `+91 90000 0${String(place).padStart(4, '0')}`,
    ['LMV', 'Truck', 'Motor Cycle', 'बस'][place % 4] ?? null,
    ...Array.from({ length: 9 }, (_, column) => (column === 6 && place % 5 === 0 ? 'LTT' : date(column))),
  ];
}

/** Every twentieth row has a fault; the first lies in line 5, below two titles, an empty line and the header. */
const FIRST = 5;
const rows = Array.from({ length: 1000 }, (_, place) => rightRow(place));
const wrong = new Map<number, string>();
for (let count = 0; count < 50; count += 1) {
  const place = count * 20 + (count % 7);
  const [heading, text] = faults[count % faults.length] ?? ['', ''];
  rows[place] = (rows[place] ?? []).map((cell, column) => (column === at(heading) ? text : cell));
  wrong.set(place + FIRST, heading);
}

/** How many rows each table of records has. */
async function kept() {
  const tables = ['citizens', 'vehicles', ...kinds.map(({ collection }) => collection)];
  const counts: Record<string, unknown> = {};
  for (const table of [...tables, 'expiries', 'users', 'messages', 'files']) {
    const { rows: counted } = await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(
      desk.db,
    );
    counts[table] = counted[0]?.count;
  }
  return counts;
}

test('exactly the fifty rows with faults are named, and the dry run changes no record', async () => {
  const workbook = await workbookOf([
    [{ value: 'क्षेत्रीय परिवहन कार्यालय', columnSpan: 14, align: 'center' }],
    [{ value: 'Register 2026-27', columnSpan: 14 }],
    [],
    header,
    ...rows,
    [null, 'Total', 1000],
  ]);
  const before = await kept();
  const brought = await admin.form(
    'POST',
    '/imports',
    {},
    { name: 'register.xlsx', content: workbook, type: '' },
  );
  expect(brought.body).toMatchObject({ status: 'mapping', rows: 1000, shape: 'wide', name: 'register.xlsx' });
  const columns: { index: number; header: string; field: string }[] = brought.body.columns;
  expect(columns.map(({ field }) => field)).toEqual([
    ...[
      'ignore',
      'registration_no',
      'name',
      'mobile',
      'vehicle_type',
      'insurances.until',
      'puccs.until',
      'fitnesses.until',
    ],
    ...[
      'permits.until',
      'vltds.until',
      'speed-governors.until',
      'taxes.until',
      'registrations.until',
      'authorisations.until',
    ],
  ]);
  const { id } = brought.body;
  const body = { columns: columns.map(({ index, field }) => ({ index, field })), mode: 'add' };
  expect((await admin.put(`/imports/${id}/mapping`, body)).status).toBe(202);
  const lists = listsOf(desk, admin);
  await lists.work(id);

  expect(await lists.counts(id)).toEqual({ create: 950, error: 50, fill: 0, same: 0, ambiguous: 0, skip: 0 });
  const named: { line: number; problems: { field: string }[] }[] = await lists.rows(id, 'verdict=error');
  expect(named.map(({ line }) => line)).toEqual([...wrong.keys()].sort((one, other) => one - other));
  for (const { line, problems } of named) {
    const field = columns[at(wrong.get(line) ?? '')]?.field;
    const fields = new Set(problems.map(problem => problem.field));
    expect([...fields], `line ${line}`).toEqual([field]);
  }
  expect(await kept()).toEqual(before);
});
