import { expect, test } from 'vitest';
import { type MarkForm, markForm, marksIn, mayBecomeMark, partsWithoutSeries } from './registration-mark.ts';

const known: [string, MarkForm][] = [
  ['CG04AB1234', 'state'],
  ['CG04A1234', 'state'],
  ['CG04ABC1234', 'state'],
  ['CG041234', 'state'],
  ['CG310001', 'state'],
  ['MP20KA9999', 'state'],
  ['OR02B0001', 'state'],
  ['UA07C1234', 'state'],
  ['TG09A1234', 'state'],
  ['DL3CAB1234', 'state'],
  ['DL1C1234', 'state'],
  ['DL01CAB1234', 'state'],
  ['22BH1234AA', 'bharat'],
  ['21BH0001A', 'bharat'],
  ['T0126CG1234A', 'temporary'],
  ['T1225MH0420AB', 'temporary'],
  ['CGVAAA1234', 'vintage'],
  ['DLVABB0001', 'vintage'],
];

const unknown = [
  '',
  'CG',
  'CG4AB1234',
  'CG00AB1234',
  'CG04AB0000',
  'CG04AB123',
  'CG04AB12345',
  'CG04ABCD1234',
  'CGO4AB1234',
  'XX04AB1234',
  'CC04AB1234',
  '04AB1234',
  '20BH1234AA',
  '22BH1234AI',
  '22BH1234O',
  '22BH1234',
  'T1326CG1234A',
  'T0126CG1234',
  'CGVA1234',
  'cg04ab1234',
  'CG 04 AB 1234',
  'CG04AB1234\n',
  'NEW',
  'APPLIEDFOR',
];

test.each(known)('%s is of a known form: %s', (mark, form) => {
  expect(markForm(mark)).toBe(form);
});

test.each(unknown)('%j is of no known form', mark => {
  expect(markForm(mark)).toBeNull();
});

test.each(known)('reports nothing while %s is typed', mark => {
  for (let length = 0; length <= mark.length; length += 1) {
    expect(mayBecomeMark(mark.slice(0, length)), mark.slice(0, length)).toBe(true);
  }
});

test.each(['X', 'CGO', 'CG4A', 'CG00', 'CG04AB12345', 'CG04ABCD', '1', '20B', 'T13', 'APP'])(
  'reports while typing that the text can no longer become a registration mark: %s',
  typed => {
    expect(mayBecomeMark(typed)).toBe(false);
  },
);

test('marks are found in a text, with or without gaps, each once', () => {
  expect(marksIn('Attachment of CG 04 AB-1234 and cg04a1234; see CG04AB1234, order 17/2026')).toEqual([
    'CG04AB1234',
    'CG04A1234',
  ]);
  expect(marksIn('Letter of 12-01-2026')).toEqual([]);
});

test('a mark without its series has an office and last digits', () => {
  expect(partsWithoutSeries('CG120216')).toEqual({ office: 'CG12', end: '0216' });
  expect(partsWithoutSeries('MP20216')).toEqual({ office: 'MP20', end: '216' });
  for (const typed of ['CG12', 'CG1202', 'CG12AB0216', 'XX120216', 'CG000216', 'CG1202160', '120216', ''])
    expect(partsWithoutSeries(typed), typed).toBeNull();
});
