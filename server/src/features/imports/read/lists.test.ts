import { expect, test } from 'vitest';
import { bookOf, type CellXml } from '../../../testing/field-books.ts';
import { readList as read, saidBy } from '../../../testing/read-list.ts';
import { proposeColumns } from './proposals.ts';

/* Lists as the field has them, from the file to what each row says. All names, plates and numbers are invented. */

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
  '05/03/2031 renewed',
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

test.each<[string, string[], Record<string, string>]>([
  // Only with the year first are these days, or days of our time.
  ['32-05-31', ['32-05-31', '31-01-05'], { PUC: 'ignore' }],
  ['27-03-05', ['27-03-05', '28-01-31'], { PUC: 'ignore' }],
  ['05-03-27', ['05-03-27', '31-12-28'], { PUC: 'puccs.until' }],
  ['27-03-28', ['27-03-28'], { PUC: 'puccs.until' }],
])('days such as %s', async (_, days, expected) => {
  const own = days.map((day, at) => `CG04AB123${at},Ram,9000020001,${day}`);
  const { fields, asked, notes } = await read(['Vehicle No,Owner,Mobile,PUC', ...own].join('\n'));
  expect(fields).toMatchObject(expected);
  expect(asked).toEqual(expected.PUC === 'ignore' ? ['PUC'] : []);
  if (days[0] !== '05-03-27') expect(notes.PUC?.join(' ')).toMatch(/year (seems to come )?first/);
  else expect(notes.PUC).toEqual([]);
});

test.each([
  ['Policy Issue Date,Start Date', 'Start Date', ['Policy Issue Date']],
  ['Start Date,Policy Issue Date', 'Start Date', ['Policy Issue Date']],
  ['Issue Date,Period From', 'Period From', ['Issue Date']],
  ['Issued On,Risk Start Date', 'Risk Start Date', ['Issued On']],
  ['Policy Issue Date,Insurance From', 'Insurance From', ['Policy Issue Date']],
  ['Policy Issue Date,Company', '', ['Policy Issue Date']],
])('of an insurance with %s the start is %j', async (heads, start, expected) => {
  const row = 'CG04AB1234,Ram,9000020001,01-03-2030,06-03-2030,05-03-2031';
  const { fields, asked } = await read(
    `Vehicle No,Owner,Mobile,${heads},Insurance Upto\n${row}`,
    'insurance renewals.csv',
  );
  const starts = Object.keys(fields).filter(header => fields[header] === 'insurances.from');
  expect(starts).toEqual(start === '' ? [] : [start]);
  expect(asked).toEqual(expect.arrayContaining(expected));
});

test('a permit that says when it was issued and from when it is valid begins with the latter', async () => {
  const { fields } = await read(
    'Vehicle No,Owner,Mobile,Permit Issue Date,Permit Valid From,Permit Upto\nCG04AB1234,Ram,9000020001,1/3/30,6/3/30,5/3/31',
  );
  expect(fields['Permit Valid From']).toBe('permits.from');
});

test('a month without a day is no date, and a day that is shown as its month is that day', async () => {
  const cell = (serial: number): CellXml => ({ xml: `<c s="2"><v>${serial}</v></c>` });
  const book = await bookOf([
    [...HEADS.split(','), 'PUC Upto'],
    [...ROW.split(','), cell(47_908)],
    [...ROW.split(','), cell(47_912)],
  ]);
  const { rows } = await read(book, 'list.xlsx');
  expect(rows.map(row => saidBy(row)['puccs.valid_until'])).toEqual([undefined, '2031-03-05']);
  expect(rows[0]?.issues).toMatchObject([{ cell: { code: 'noDate', text: 'Mar-2031' } }]);
});

test.each([
  ['in other words', 'Vehicle No,Owner,Mobile,Insurance Upto', 'Gadi No,Malik,Phone,Expiry'],
  [
    'with its own title',
    'INSURANCE LIST\nVehicle No,Owner,Mobile,Expiry',
    'PUC LIST\nVehicle No,Owner,Mobile,Expiry',
  ],
  ['with a title alone', 'Vehicle No,Owner,Mobile,Expiry', 'Fitness'],
  ['with a Hindi title', 'बीमा सूची\nवाहन नं,स्वामी,मोबाइल,समाप्ति', 'फिटनेस सूची'],
])('a second list %s is refused', async (_, first, second) => {
  const rows = ['CG04AB1234,Ram,9000020001,05-03-2031', 'CG04AB1235,Sita,9000020002,06-03-2031'];
  await expect(read([first, rows[0], second, rows[1]].join('\n'))).rejects.toMatchObject({
    refusal: 'severalLists',
  });
});

test.each([
  ['the same headings in Hindi', 'वाहन नं,स्वामी,मोबाइल,बीमा तक'],
  ['the name of a depot', 'RAIPUR DEPOT'],
  ['a remark', 'Note: insurance of these is done by Shyam'],
])('%s between the rows makes no second list', async (_, line) => {
  const other = 'CG04AB1235,Sita,9000020002,06-03-2031';
  const { rows } = await read([`${HEADS},Insurance Upto`, `${ROW},05-03-2031`, line, other].join('\n'));
  const plates = rows.map(({ vehicle }) => vehicle.registration_no);
  expect(plates.filter(plate => plate !== undefined)).toEqual(['CG04AB1234', 'CG04AB1235']);
});

test('a due date beside a balance is asked about', async () => {
  const { asked } = await read(
    `Gadi,Party,Phone,Work,Amount,Balance,Due Date\n${ROW},PUC,500,100,05-04-2031`,
  );
  expect(asked).toContain('Due Date');
});

test.each([
  ['Tax Period From,Tax Period To', { 'Tax Period From': 'taxes.from', 'Tax Period To': 'taxes.until' }],
  ['बीमा अवधि से,बीमा अवधि तक', { 'बीमा अवधि से': 'insurances.from', 'बीमा अवधि तक': 'insurances.until' }],
])('%s are the ends of the period', (heads, expected) => {
  const columns = heads.split(',').map(header => ({ header, samples: [] }));
  const fields = proposeColumns({ columns }).map(({ field }, at) => [columns[at]?.header, field]);
  expect(Object.fromEntries(fields)).toEqual(expected);
});

test.each([
  [
    'an owner or a driver',
    'Vehicle No,Owner/Driver Name,Mobile',
    'CG04AB1234,Ram,9000020001',
    ['Owner/Driver Name', 'Mobile'],
  ],
  ['a year below the model', 'Vehicle No,Model,Owner,Mobile', 'CG04AB1234,2019,Ram,9000020001', ['Model']],
  ['numbers of pupils', 'Reg No,Vehicle,Owner,Mobile', '101,CG04AB1234,Ram,9000020001', ['Reg No']],
])('%s is asked about', async (_, heads, row, expected) => {
  const { asked } = await read(`${heads}\n${row}`);
  expect(asked).toEqual(expected);
});

test('a column that counts rows is no number of a document, even where rows are missing', async () => {
  const rows = ['1', '2', '4', '9'].map((no, at) => `${no},CG04AB123${at},Ram,9000020001,05-03-2031`);
  const { fields } = await read(
    ['No,Vehicle No,Owner,Mobile,Valid Upto', ...rows].join('\n'),
    'PUC list.csv',
  );
  expect(fields).toMatchObject({ No: 'ignore', 'Valid Upto': 'puccs.until' });
});

test('forms give an example in their headings, and some programs put each cell between single quotation marks', async () => {
  const form = `Vehicle Number (e.g. CG04AB1234),Owner's Full Name,WhatsApp Number\n${ROW}`;
  expect((await read(form)).rows.map(saidBy)).toEqual([
    { registration_no: 'CG04AB1234', name: 'Ram Sahu', mobile: '9000020001' },
  ]);
  const quoted = `${HEADS},PUC Upto\n${ROW},05-03-2031`.replace(/[^,\n]+/g, cell => `'${cell}'`);
  expect((await read(quoted)).rows.map(saidBy)).toEqual([
    {
      registration_no: 'CG04AB1234',
      name: 'Ram Sahu',
      mobile: '9000020001',
      'puccs.valid_until': '2031-03-05',
    },
  ]);
  const { fields } = await read(`Vehicle No,Mobile (Ex Owner)\nCG04AB1234,9000020001`);
  expect(fields['Mobile (Ex Owner)']).toBe('ignore');
});

test('where a list has a vehicle and its number, the number is taken', async () => {
  const { fields } = await read('Vehicle,Vehicle No,Owner,Mobile\nSwift,CG04AB1234,Ram,9000020001');
  expect(fields['Vehicle No']).toBe('registration_no');
});

test.each([
  ['PUC', 'Mar-27,March 2027', undefined],
  ['फिटनेस', '05 मार्च 31,31 अप्रैल 2031', '2031-03-05'],
])('%s over %s is never a number', async (head, days, expected) => {
  const own = days.split(',').map((day, at) => `CG04AB123${at},Ram,9000020001,${day}`);
  const { fields, rows } = await read([`Vehicle No,Owner,Mobile,${head}`, ...own].join('\n'));
  expect(fields[head]).toMatch(/\.until$/);
  expect(rows.map(({ documents: [document] }) => document?.values[document.kind.until])).toEqual([
    ...[expected, undefined],
  ]);
});

test('the name in English goes before the one in Hindi', async () => {
  const { fields } = await read(
    'Vehicle No,Owner Name (English),Owner Name (Hindi),Mobile\nCG04AB1234,Ram,राम,9000020001',
  );
  expect(fields).toMatchObject({ 'Owner Name (English)': 'name', 'Owner Name (Hindi)': 'name_hi' });
});

test.each([
  ['National', 'National Permit'],
  ['Goods', 'Goods Carriage'],
  ['AITP', 'Tourist'],
])('a %s permit is a %s', async (word, type) => {
  const { rows } = await read(`Vehicle No,Owner,Mobile,Permit Type,Permit Upto\n${ROW},${word},05-03-2031`);
  expect(rows.map(saidBy)).toMatchObject([{ 'permits.permit_type': type }]);
});

test('the rest of a second mobile number is said', async () => {
  const { rows } = await read(`${HEADS}\nCG04AB1234,Ram,9000020001/2`);
  expect(rows[0]?.issues).toMatchObject([{ note: { code: 'firstOfTwo', left: '2' } }]);
});

test('two mobile numbers without anything between them are two', async () => {
  const { rows } = await read(`${HEADS}\nCG04AB1234,Ram,90003101609000310161`);
  expect(rows[0]?.citizen.mobile).toBe('9000310160');
  expect(rows[0]?.issues).toMatchObject([{ note: { code: 'firstOfTwo', left: '9000310161' } }]);
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
