import { expect, test } from 'vitest';
import { type ParsedRow, parseRow } from './parse-row.ts';
import { proposeColumns } from './proposals.ts';
import { readBytes } from './read-list.ts';

/* Lists as the field has them, from the file to what each row says. All names, plates and numbers are invented. */

async function read(given: string | Buffer, name = 'list.csv') {
  const list = await readBytes(Buffer.from(given), name);
  const proposals = proposeColumns(list);
  const columns = proposals.map(({ field, also }, index) => ({ index, field, ...(also && { also }) }));
  const kept = { citizen_id: null, new_citizen: false, skipped: false };
  return {
    fields: Object.fromEntries(list.columns.map(({ header }, at) => [header, proposals[at]?.field ?? ''])),
    asked: list.columns.flatMap(({ header }, at) => (proposals[at]?.isUnsure ? [header] : [])),
    rows: list.rows.map(row => parseRow({ columns, date_1904: list.date1904 }, { ...row, ...kept })),
  };
}

/** What a row says, each field by its own name. */
const saidBy = ({ citizen, vehicle, documents }: ParsedRow) => ({
  ...citizen,
  ...vehicle,
  ...Object.fromEntries(
    documents.flatMap(({ kind, values }) =>
      Object.entries(values).map(([name, value]) => [`${kind.slug}.${name}`, value]),
    ),
  ),
});

const HEADS = 'Vehicle No,Owner,Mobile';
const ROW = 'CG04AB1234,Ram Sahu,9000020001';

test.each([
  'upto 5/3/31',
  'exp. 5-3-31',
  'Valid upto: 05.03.2031',
  'Due date 5/3/31',
  '5/3/31 (renewed)',
  '05.03.2031*',
  '05.03.2031 /-',
  '05//03//2031',
  '05\\03\\2031',
  '05_03_2031',
  '05|03|2031',
  '05-03-2031-',
  '05/03/2031 only',
  '05.03.2031 तक',
])('%s is the 5 March 2031', async day => {
  const { fields, rows } = await read(`Vehicle No\tOwner\tMobile\tPUC\n${ROW.replaceAll(',', '\t')}\t${day}`);
  expect(fields.PUC).toBe('puccs.until');
  expect(rows.map(saidBy)).toMatchObject([{ 'puccs.valid_until': '2031-03-05' }]);
});

test.each<[string, string, Record<string, string>]>([
  ['a policy register', 'Make,Company,Policy No,Expiry Date', { Company: 'insurances.company_name' }],
  [
    'days before and after',
    'Insurance Last Date,Insurance Next Due',
    { 'Insurance Next Due': 'insurances.until' },
  ],
  ['makers and models', 'Maker,Model', { Model: 'make_model', Maker: 'ignore' }],
  ['one cell of owner and address', 'Owner & Address', { 'Owner & Address': 'name' }],
  ['the address of the owner', 'Owner Address', { 'Owner Address': 'address' }],
  ['a learner', 'Candidate Name,LL No,LL Valid Upto', { 'Candidate Name': 'name' }],
  ['a learner’s test', 'LL No,DL Test Date', { 'DL Test Date': 'ignore' }],
  ['a student of a school', 'Student Name,Vehicle No', { 'Student Name': 'ignore' }],
  [
    'a mobile behind a driver',
    'Owner Name,Driver Name,Mobile',
    { Mobile: 'ignore', 'Driver Name': 'ignore' },
  ],
  ['questions', 'When does your PUC expire?', { 'When does your PUC expire?': 'puccs.until' }],
  ['Hindi', 'बीमा खत्म,पीयूसी वैलिडिटी', { 'बीमा खत्म': 'insurances.until', 'पीयूसी वैलिडिटी': 'puccs.until' }],
  ['Kruti Dev', 'okgu Øekad,Lokeh dk uke,chek vafre frfFk', { 'chek vafre frfFk': 'insurances.until' }],
])('the headings of %s', (_, heads, expected) => {
  const columns = heads.split(',').map(header => ({ header, samples: [] }));
  const fields = proposeColumns({ columns }).map(({ field }, at) => [columns[at]?.header, field]);
  expect(Object.fromEntries(fields)).toMatchObject(expected);
});

test('a cell with a day among other words is asked about, and never a number', async () => {
  const { asked, rows } = await read(`${HEADS},Insurance\n${ROW},HDFC 05-03-2031\n${ROW},TP 31/3/31`);
  expect(asked).toEqual(['Insurance']);
  expect(rows.flatMap(({ documents }) => documents)).toEqual([]);
});

test('cells that a portal has masked, and numbers that a program has made days, are left out with a note', async () => {
  const other = 'CG04AB1235,Ram,9000020001,,P1,05-03-2031';
  const masked = 'CG04AB1234,R***H S***U,98******01,MA3EWDE1SXXXXX,2031-03-05,05-03-2031';
  const { rows } = await read(
    [`${HEADS},Chassis No,Policy No,Insurance Upto`, masked, other, other.replace('P1', 'P2')].join('\n'),
  );
  expect(rows.slice(0, 1).map(saidBy)).toEqual([
    { registration_no: 'CG04AB1234', 'insurances.end_date': '2031-03-05' },
  ]);
  expect(rows[0]?.issues.map(({ field, isNote }) => isNote && field)).toEqual([
    ...['name', 'mobile', 'chassis_no', 'insurances.number'],
  ]);
});

test.each([
  ['9.000020001E9', '9000020001'],
  ['9.00E+09', undefined],
])('the mobile %s is %s', async (mobile, value) => {
  const { rows } = await read(`Vehicle No,Mobile\nCG04AB1234,${mobile}`);
  expect(rows[0]?.citizen.mobile).toBe(value);
  expect(rows[0]?.issues).toHaveLength(value === undefined ? 1 : 0);
});

test('pages, notes and totals are no rows, and a line with a phone number is no vehicle', async () => {
  const { rows } = await read(
    `${HEADS}\n${ROW}\nPage 1 of 2,,\nShyam 9000020002,,\n${ROW}\nPage 2 of 2,,\nNote: call 9000020003,,`,
  );
  expect(rows.map(({ vehicle }) => vehicle.registration_no)).toEqual(['CG04AB1234', undefined, 'CG04AB1234']);
  expect(rows[1]?.issues).toMatchObject([{ cell: { code: 'noPlate' } }]);
});

test.each([
  ['each line in quotation marks', `"${HEADS},PUC"\n"${ROW},5/3/31"`],
  [
    'encoded twice',
    Buffer.from('वाहन नं,स्वामी,मोबाइल,पीयूसी\nCG04AB1234,राम,9000020001,5/3/31').toString('latin1'),
  ],
])('a file with %s is read', async (_, text) => {
  const { fields, rows } = await read(text);
  expect(Object.values(fields)).toEqual(['registration_no', 'name', 'mobile', 'puccs.until']);
  expect(rows.map(saidBy)).toMatchObject([{ mobile: '9000020001', 'puccs.valid_until': '2031-03-05' }]);
});

test.each([
  'Vehicle No,CG04AB1234,CG04AB1235\nOwner,Ram,Shyam\nMobile,9000020001,9000020002\nPUC Upto,5/3/31,6/3/31',
  'Registration No :,CG04AB1234\nOwner Name :,Ram Sahu\nMobile :,9000020001',
])('headings below each other are refused with what to do', async text => {
  await expect(read(text)).rejects.toMatchObject({ refusal: 'turned' });
});
