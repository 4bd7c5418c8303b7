import { expect, test } from 'vitest';
import { readCode, readPerson } from './read-person.ts';
import { plainRows } from './read-rows.ts';

const rowsOf = (...texts: string[]) => plainRows(texts.map((text, at) => ({ page: 1, line: at + 1, text })));

test.each([
  [rowsOf('Insured Name : RAMESH KUMAR VERMA', 'Mobile No. 98261 04417')],
  [rowsOf('Name of Insured   RAMESH KUMAR VERMA   Mobile 9826104417')],
  [rowsOf('Owner Name', 'RAMESH KUMAR VERMA', 'Contact No', '+91 98261 04417')],
  [rowsOf('स्वामी / Owner Name : RAMESH KUMAR VERMA S/o DINESH', 'Mobile: 919826104417')],
])('reads name and mobile of the owner from %j', rows => {
  const { name, mobile } = readPerson(rows);
  expect([name?.value, mobile?.value]).toEqual(['RAMESH KUMAR VERMA', '9826104417']);
});

test.each([
  [rowsOf('Regn. Number   Owner Serial', 'CG04MB1234   01')],
  [rowsOf('Insured Declared Value   Premium', '500000   1200')],
  [rowsOf('Compulsory PA to Owner Driver   325.00')],
  [rowsOf('Previous Owner Name : MOHAN SAHU', 'Agent Mobile No 9826012345')],
  [rowsOf('Intermediary Name : SHARMA AGENCY   Contact No : 9826012345')],
  [rowsOf('Insured Name   Policy No', 'RAMESH VERMA   P-123')],
  [rowsOf('The insured has declared that', 'Contact us: Mobile 9826012345')],
])('reads no other person and no heading as the owner from %j', rows => {
  expect(readPerson(rows)).toEqual({ name: null, mobile: null });
});

test('reads a firm by its title', () => {
  const { name } = readPerson(rowsOf('Name of Registered Owner : M/S SHRI RAM & SONS'));
  expect(name?.value).toBe('M/S SHRI RAM & SONS');
});

test('reads no masked mobile, and no sentence as a name', () => {
  const rows = rowsOf('Mobile XXXXXX4417', "The insured's car 4 wheeler is covered", 'Owner 12345');
  expect(readPerson(rows)).toEqual({ name: null, mobile: null });
});

test('takes a registration mark and a licence number from a QR code, and nothing else', () => {
  const link = readCode('https://insurer.example/verify?policy=BSG-4410&reg=CG04MB1234');
  expect([link.mark, link.licence]).toEqual([{ value: 'CG04MB1234', page: 1, line: 0 }, null]);
  expect(readCode('Name: RAMESH, DL: CG04 20180001234').licence?.value).toBe('CG0420180001234');
  expect(readCode('upi://pay?pa=a@b')).toEqual({ mark: null, licence: null });
});
