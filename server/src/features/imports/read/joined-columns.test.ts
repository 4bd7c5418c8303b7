import { expect, test } from 'vitest';
import { readList, saidBy } from '../../../testing/read-list.ts';
import { proposeColumns } from './proposals.ts';

/* Values that stand in several columns. All names, plates and numbers are invented. */

const lines = (...rows: string[]) => rows.join('\n');

test.each<[string, string, string, Record<string, string>]>([
  [
    'First Name, Middle Name, Last Name',
    'First Name,Middle Name,Last Name',
    'Ram,Kumar,Sahu',
    { name: 'Ram Kumar Sahu' },
  ],
  ['a last name that stands first', 'Last Name,First Name', 'Sahu,Ram', { name: 'Ram Sahu' }],
  [
    'a surname behind the father',
    'Name,Father Name,Surname',
    'Ram,Shiv,Sahu',
    { name: 'Ram Sahu', relation_name: 'Shiv' },
  ],
  ['a surname that the name has already', 'Owner Name,Owner Surname', 'Ram Sahu,SAHU', { name: 'Ram Sahu' }],
  ['names without a middle one', 'First Name,Middle Name,Last Name', 'Ram,NA,-', { name: 'Ram' }],
  ['given and family names', 'Given Name,Family Name', 'Ram,Sahu', { name: 'Ram Sahu' }],
  [
    'the names of the father',
    "Owner,Father's First Name,Father's Last Name",
    'Ram,Shiv,Sahu',
    { name: 'Ram', relation_name: 'Shiv Sahu' },
  ],
  ['F Name, M Name and L Name', 'F Name,M Name,L Name', 'Ram,Kumar,Sahu', { name: 'Ram Kumar Sahu' }],
  ['Fname and Lname', 'Fname,Lname', 'Ram,Sahu', { name: 'Ram Sahu' }],
  [
    'a name beside the one of the father',
    'Name,F Name,Surname',
    'Ram,Shiv,Sahu',
    { name: 'Ram Sahu', relation_name: 'Shiv' },
  ],
  ['Hindi', 'पहला नाम,मध्य नाम,उपनाम', 'राम,कुमार,साहू', { name: 'राम कुमार साहू' }],
  ['words without spaces', 'OwnerFirstName,OwnerLastName', 'Ram,Sahu', { name: 'Ram Sahu' }],
])('%s are one name', async (_, heads, cells, expected) => {
  const { rows, asked } = await readList(
    lines(`Vehicle No,${heads},Mobile`, `CG04AB1234,${cells},9000020001`),
  );
  expect(rows.map(saidBy)).toMatchObject([expected]);
  expect(asked).toEqual([]);
});

test('the heading names the columns that were joined', async () => {
  const { fields } = await readList('Vehicle No,First Name,Last Name,Mobile\nCG04AB1234,Ram,Sahu,9000020001');
  expect(fields).toEqual({
    'Vehicle No': 'registration_no',
    'First Name + Last Name': 'name',
    Mobile: 'mobile',
  });
});

test.each([
  'First Name + Last Name',
  'Name + Surname',
  'Father First Name + Father Last Name',
  'Address 1 + Address 2',
  'House No + Village',
  'PUC Upto Day + PUC Upto Month + PUC Upto Year',
  'RTO + Series + No',
])('the heading %s is read again when its rows come back', header => {
  const [proposal] = proposeColumns({ columns: [{ header, samples: [] }] });
  expect(proposal?.isUnsure).toBe(false);
  expect(['name', 'relation_name', 'address', 'puccs.until', 'registration_no']).toContain(proposal?.field);
});

test.each([
  ['Surname', ['Surname']],
  ['Last Name', ['Last Name']],
  ['Middle Name', ['Middle Name']],
])('%s alone is asked about', async (head, expected) => {
  const { asked } = await readList(`Vehicle No,${head},Mobile\nCG04AB1234,Sahu,9000020001`);
  expect(asked).toEqual(expected);
});

test('the names of a driver or an agent never become the owner', async () => {
  const heads = 'Vehicle No,Mobile,Driver First Name,Driver Last Name,Agent First Name,Agent Last Name';
  const { rows } = await readList(lines(heads, 'CG04AB1234,9000020001,Mohan,Verma,Gopal,Das'));
  expect(rows.map(saidBy)).toEqual([{ registration_no: 'CG04AB1234', mobile: '9000020001' }]);
});

test.each<[string, string, string, Record<string, string>]>([
  [
    'lines',
    'Address Line 1,Address Line 2,Address Line 3',
    'H No 5,Ward 4,NA',
    { address: 'H No 5, Ward 4' },
  ],
  ['an address and its second line', 'Address,Address 2', 'H No 5,Ward 4', { address: 'H No 5, Ward 4' }],
  [
    'house, village, post and tehsil',
    'House No,Village,Post,Tehsil,District,PIN Code',
    '5,Tumgaon,Tumgaon,Arang,Raipur,492101',
    { address: '5, Tumgaon, Tumgaon, Arang', city: 'Raipur', pincode: '492101' },
  ],
  ['Hindi', 'पता,ग्राम,जिला', 'वार्ड 5,तुमगाँव,रायपुर', { address: 'वार्ड 5, तुमगाँव', city: 'रायपुर' }],
])('%s are one address', async (_, heads, cells, expected) => {
  const { rows } = await readList(
    lines(`Vehicle No,Owner,Mobile,${heads}`, `CG04AB1234,Ram,9000020001,${cells}`),
  );
  expect(rows.map(saidBy)).toMatchObject([expected]);
});

test('two addresses are two', async () => {
  const heads = 'Vehicle No,Owner,Mobile,Permanent Address,Present Address';
  const { fields, asked } = await readList(lines(heads, 'CG04AB1234,Ram,9000020001,Tumgaon,Raipur'));
  expect(fields['Permanent Address']).toBe('address');
  expect(asked).toEqual(['Present Address']);
});

test.each<[string, string, string[], (string | undefined)[]]>([
  [
    'a group of day, month and year',
    'Vehicle No,Owner,Mobile,PUC Upto,,\n,,,Day,Month,Year',
    ['5,3,2027', '31,Mar,27', '1,,2027'],
    ['2027-03-05', '2027-03-31', undefined],
  ],
  [
    'DD, MM and YYYY',
    'Vehicle No,Owner,Mobile,PUC Upto DD,PUC Upto MM,PUC Upto YYYY',
    ['05,03,2027', ',,'],
    ['2027-03-05', undefined],
  ],
])('%s are one date', async (_, heads, days, expected) => {
  const own = days.map((day, at) => `CG04AB123${at},Ram,9000020001,${day}`);
  const { rows } = await readList(lines(heads, ...own));
  expect(rows.map(row => saidBy(row)['puccs.valid_until'])).toEqual(expected);
  // What is no whole date is an error, unless nothing stands there.
  const errors = rows.filter(({ issues }) => issues.some(({ isNote }) => !isNote));
  expect(errors).toHaveLength(days.includes('1,,2027') ? 1 : 0);
});

test('the month and year of manufacture are no date', async () => {
  const heads = 'Vehicle No,Owner,Mobile,Mfg Month,Mfg Year';
  const { rows, fields } = await readList(lines(heads, 'CG04AB1234,Ram,9000020001,4,2019'));
  expect(Object.keys(fields)).toHaveLength(5);
  expect(rows.flatMap(({ documents }) => documents)).toEqual([]);
});

test.each<[string, string, string[], string[]]>([
  ['four parts', 'State,RTO,Series,Number', ['CG,04,AB,1234', 'CG,4,C,0123'], ['CG04AB1234', 'CG04C0123']],
  ['three parts', 'State Code,RTO Code,Vehicle No', ['CG,04,1234', 'CG,10,4321'], ['CG041234', 'CG104321']],
  ['two parts', 'Series,No', ['CG04AB,1234', 'CG 4 AB,123'], ['CG04AB1234', 'CG04AB0123']],
  ['one heading over all', 'Vehicle No,,,', ['CG,04,AB,1234', 'DL,3,C,1234'], ['CG04AB1234', 'DL3C1234']],
])('a registration number in %s is one', async (_, heads, plates, expected) => {
  const own = plates.map((plate, at) => `${plate},Ram,900002000${at},05-03-2027`);
  const { rows } = await readList(lines(`${heads},Owner,Mobile,PUC Upto`, ...own));
  expect(rows.map(({ vehicle }) => vehicle.registration_no)).toEqual(expected);
});

test.each([
  ['a whole number beside another', 'Vehicle No,No', 'CG04AB1234,1234'],
  ['an office and a receipt', 'Vehicle No,Office,Receipt No', 'CG04AB1234,CG04,1234'],
  ['the number of a former vehicle', 'Vehicle No,Old Series,Old No', 'CG04AB1234,MP23A,1234'],
])('%s is left as it is', async (_, heads, cells) => {
  const { fields, rows } = await readList(lines(`${heads},Owner,Mobile`, `${cells},Ram,9000020001`));
  expect(Object.keys(fields).filter(header => header.includes(' + '))).toEqual([]);
  expect(rows.map(({ vehicle }) => vehicle)).toEqual([{ registration_no: 'CG04AB1234' }]);
});
