import { today } from '@rto-desk/contract/expiry';
import { cellSentence, noteSentence } from '@rto-desk/contract/imports/cell';
import { listFields } from '@rto-desk/contract/imports/fields';
import { optionWords } from '@rto-desk/contract/imports/option-words';
import { serverEn as en } from '@rto-desk/contract/words/en/server';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numRuns } from '../../../testing/long.ts';
import { readCell } from './cells.ts';

/** What a cell says in a word: its value, the code of its note or of what is wrong. */
function told(field: string, text: string): string | null {
  const read = readCell(field, text);
  if ('problem' in read)
    return read.problem.code === 'refused' ? read.problem.problem.code : read.problem.code;
  return read.note === undefined ? read.value : `${read.value} (${read.note.code})`;
}

const nextYear = String(Number(today().slice(2, 4)) + 1);

describe('dates', () => {
  test.each([
    ['05-03-2026', '2026-03-05'],
    ['5-3-2026', '2026-03-05'],
    ['05/03/26', '2026-03-05'],
    ['05.03.2026', '2026-03-05'],
    ['05 03 2026', '2026-03-05'],
    ['2026-03-05', '2026-03-05'],
    ['2026/3/5', '2026-03-05'],
    ['5 Mar 2026', '2026-03-05'],
    ['05-Mar-26', '2026-03-05'],
    ['5th March, 2026', '2026-03-05'],
    ['05MAR2026', '2026-03-05'],
    ["5 Sept '26", '2026-09-05'],
    ['March 5, 2026', '2026-03-05'],
    ['५ मार्च २०२६', '2026-03-05'],
    ['०५/०३/२०२६', '2026-03-05'],
    ['5 अक्टूबर 2026', '2026-10-05'],
    ['05-03-2026 00:00:00', '2026-03-05'],
    ['05/03/2026 12:30 PM', '2026-03-05'],
    ['2026-03-05T00:00:00.000Z', '2026-03-05'],
    [' 05-03-2026\u00a0', '2026-03-05'],
    ["'05-03-2026", '2026-03-05'],
    ['05\u201303\u20132026', '2026-03-05'],
    ['05-03-2026.', '2026-03-05'],
    ['46086', '2026-03-05 (serial)'],
    ['46086.75', '2026-03-05 (serial)'],
    ['29-02-2024', '2024-02-29'],
    ['31/12/69', '2069-12-31'],
    ['01/01/70', '1970-01-01'],
    // The day comes first, whatever else would make sense.
    ['03/13/2026', 'noSuchDay'],
    ['12/11/2026', '2026-11-12'],
    ['29-02-2025', 'noSuchDay'],
    ['31-04-2026', 'noSuchDay'],
    ['00-03-2026', 'noSuchDay'],
    ['05-03-0206', 'dateRange'],
    ['05-03-2350', 'dateRange'],
    ['05/03/1927', 'tooEarly'],
    ['5 Mart 2026', 'noDate'],
    ['05-03', 'noDate'],
    ['March 2026', 'noDate'],
    ['050326', 'noDate'],
    ['20260305', '2026-03-05'],
    ['99999', 'noDate'],
    ['12', 'noDate'],
    ['+6m', 'noDate'],
    ['expired', 'null (emptied)'],
    ['TRUE', 'noDate'],
    ['Valid upto 05-03-2026', '2026-03-05'],
    ['till 05.03.2026', '2026-03-05'],
    ['05-03-2026 तक', '2026-03-05'],
    ['05/03/2026 (Renewed)', '2026-03-05'],
    ['05-03-2026 to 04-03-2027', '2027-03-04 (period)'],
    ['05-03-2026, 04-03-2027', 'noDate'],
  ])('%s is %s', (text, expected) => {
    expect(told('insurances.until', text)).toBe(expected);
    expect(told('until', text)).toBe(expected);
  });

  test.each([
    ['46086', '2026-03-05', '2030-03-06'],
    ['73050', '2099-12-31', undefined],
    ['71588', '2095-12-30', '2099-12-31'],
  ])('the number %s is %s, and %s where a workbook counts from 1904', (text, from1900, from1904) => {
    expect(readCell('until', text)).toMatchObject({ value: from1900, note: { code: 'serial' } });
    const read = readCell('puccs.until', text, { date1904: true });
    expect('value' in read ? read.value : undefined).toBe(from1904);
  });

  test.each([
    ['01/01/26', '2026-01-01'],
    [`01/01/${nextYear}`, `19${nextYear}-01-01`],
    ['15-08-47', '1947-08-15'],
    ['15-08-1947', '1947-08-15'],
    ['01-01-2060', 'future'],
  ])('the birth date %s is %s', (text, expected) => {
    expect(told('dob', text)).toBe(expected);
  });

  test('every day is read alike in every way of writing it', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1970-01-02'), max: new Date('2069-12-31'), noInvalidDate: true }),
        date => {
          const iso = date.toISOString().slice(0, 10);
          const [year = '', month = '', day = ''] = iso.split('-');
          const name = date.toLocaleString('en', { month: 'short', timeZone: 'UTC' });
          const ways = [iso, `${day}-${month}-${year}`, `${Number(day)}/${Number(month)}/${year.slice(2)}`];
          for (const way of [...ways, `${day}.${month}.${year}`, `${day} ${name} ${year}`]) {
            expect(told('puccs.from', way)).toBe(iso);
          }
        },
      ),
      { numRuns: numRuns(200) },
    );
  });
});

describe('empty cells', () => {
  test.each(['', '  ', '\u00a0'])('%j is empty without a note', text => {
    for (const field of listFields.keys()) expect(readCell(field, text)).toEqual({ value: null });
  });

  test.each([
    'NA',
    'N/A',
    'n.a.',
    '-',
    '--',
    '—',
    'nil',
    'NIL.',
    '0',
    '००',
    '0.00',
    'applied',
    'Applied For',
    'none',
    'निल',
    'आवेदित',
  ])('%s is empty with a note in every column', text => {
    for (const field of listFields.keys()) expect(told(field, text), field).toBe('null (emptied)');
  });

  test.each(['LTT', 'life time', 'Life-Time', 'One Time', 'ONETIME', 'आजीवन', 'L.T.T.'])(
    '%s is empty under tax alone',
    text => {
      expect(told('taxes.until', text)).toBe('null (emptied)');
      expect(told('taxes.from', text)).toBe('null (emptied)');
      expect(told('insurances.until', text)).toBe('noDate');
    },
  );

  test.each(['LTT', 'life time', 'One Time', 'आजीवन'])('%s is a mode of tax', text => {
    expect(told('taxes.tax_mode', text)).toBe('OneTime');
  });
});

describe('mobile numbers', () => {
  test.each([
    ['9876543210', '9876543210'],
    ['98765 43210', '9876543210'],
    ['98765-43210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['(+91) 98765-43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['00919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['+91 09876543210', '9876543210'],
    ['9876543210.0', '9876543210'],
    ['9,876,543,210', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    ['9876543210/9123456780', '9876543210 (firstOfTwo)'],
    ['9876543210, 9123456780', '9876543210 (firstOfTwo)'],
    ['9876543210 9123456780', '9876543210 (firstOfTwo)'],
    ['98765 43210 / 91234 56780', '9876543210 (firstOfTwo)'],
    ['9876543210 or 9123456780', '9876543210 (firstOfTwo)'],
    ['9876543210\n9123456780', '9876543210 (firstOfTwo)'],
    ['9876543210/11', '9876543210 (firstOfTwo)'],
    ['12345/9876543210', '9876543210 (firstOfTwo)'],
    ['0771-2345678', 'null (landline)'],
    ['0771 2345678', 'null (landline)'],
    ['(0771) 2345678', 'null (landline)'],
    ['0771-234 5678', 'null (landline)'],
    ['+91-0771-2345678', 'null (landline)'],
    ['07752-234567', 'null (landline)'],
    ['Off. ०७८८-२३४५६७८', 'null (landline)'],
    ['0771-2345678 / 9876543210', '9876543210 (firstOfTwo)'],
    ['9876543210, 07752 234567', '9876543210 (firstOfTwo)'],
    ['07712345678', '7712345678 (maybeLandline)'],
    ['7712345678', '7712345678'],
    ['77123 45678', '7712345678'],
    ['077123 45678', '7712345678'],
    ['+91 77123-45678', '7712345678'],
    ['9.98E+09', 'scientific'],
    ['9.98e+9', 'scientific'],
    ['9.87654321E9', 'scientific'],
    ['987654321', 'noMobile'],
    ['98765432101', 'noMobile'],
    ['call shop', 'noMobile'],
  ])('%j is %s', (text, expected) => {
    expect(told('mobile', text)).toBe(expected);
  });

  test('of two the first is taken and the other named', () => {
    expect(readCell('mobile', '9876543210 / 9123456780')).toEqual({
      value: '9876543210',
      note: { code: 'firstOfTwo', taken: '9876543210', left: '9123456780' },
    });
  });
});

describe('numbers', () => {
  test.each([
    ['registration_no', 'cg 04-ab 1234', 'CG04AB1234'],
    ['registration_no', 'CG.04/AB.1234', 'CG04AB1234'],
    ['registration_no', 'CG०४AB१२३४', 'CG04AB1234'],
    ['registration_no', '22 bh 1234 aa', '22BH1234AA'],
    ['registration_no', 'NEW-123/A', 'NEW123/A'],
    ['registration_no', 'CG04AB1234 AND CG04AB1235', 'twoPlates'],
    ['registration_no', 'CG04AB1234, CG04AB1235', 'twoPlates'],
    ['registration_no', 'CG04AB1234/1235', 'twoPlates'],
    ['registration_no', 'CG04AB9.10E+02', 'scientific'],
    ['registration_no', 'CG04AB1234.0', 'CG04AB1234'],
    ['registration_no', 'सीजी ०४ एबी १२३४', 'CG04AB1234'],
    ['registration_no', 'सीजी04एचडब्ल्यू1234', 'CG04HW1234'],
    ['registration_no', 'छ.ग. 04 AB 1234', 'CG04AB1234'],
    ['registration_no', 'एमपी २३ ए १२३४', 'MP23A1234'],
    ['registration_no', 'गाड़ी 1234', 'गाड़ी1234'],
    // A known form is made of it with a note, and nothing else.
    ['registration_no', 'CGO4AB1234', 'CG04AB1234 (readAs)'],
    ['registration_no', 'CG04ABI2O4', 'CG04AB1204 (readAs)'],
    ['registration_no', 'CG-4-AB-1234', 'CG04AB1234 (readAs)'],
    ['registration_no', 'Veh CG 04 AB 1234', 'CG04AB1234 (readAs)'],
    ['registration_no', '\u0421G04AB1234', 'CG04AB1234'],
    ['registration_no', 'DL3CAB1234', 'DL3CAB1234'],
    ['registration_no', 'CG04O1234', 'CG04O1234'],
    ['registration_no', 'CG04TC0033 A', 'CG04TC0033A'],
    ['registration_no', 'CG04AB12', 'CG04AB12'],
    ['insurances.number', 'p-12/34', 'P-12/34'],
    ['insurances.number', '1.23E+15', 'scientific'],
    ['engine_no', '12e45', '12E45'],
    ['chassis_no', 'mat 123-456', 'MAT123456'],
    ['taxes.amount', 'Rs. 1,250/-', '1250.00'],
    ['taxes.amount', '१२५०', '1250.00'],
    ['taxes.amount', 'paid', 'money'],
    ['email', 'someone', 'email'],
  ])('%s %s is %s', (field, text, expected) => {
    expect(told(field, text)).toBe(expected);
  });
});

describe('relations', () => {
  test.each([
    ['S/o Shiv Sahu', 'Shiv Sahu'],
    ['W/O. Ram', 'Ram'],
    ['Wife of Ram', 'Ram'],
    ['Sohan', 'Sohan'],
    ['Do Raemon', 'Do Raemon'],
  ])('%s is %s', (text, name) => {
    expect(told('relation_name', text)).toBe(name);
  });
});

describe('choices', () => {
  test.each([
    ['kind', 'PUC', 'puccs'],
    ['kind', 'Insurance', 'insurances'],
    ['kind', 'बीमा', 'insurances'],
    ['kind', 'फ़िटनेस', 'fitnesses'],
    ['kind', 'Road Tax', 'taxes'],
    ['kind', 'Speed Gov.', 'speed-governors'],
    ['kind', 'speed-governors', 'speed-governors'],
    ['kind', 'D.L.', 'dl'],
    ['kind', 'Aadhaar', 'noKind'],
    ['kind', 'Third Party Insurance', 'insurances'],
    ['kind', 'Goods Permit', 'permits'],
    ['kind', 'PUC Certificate (Petrol)', 'puccs'],
    ['kind', 'Insurance and PUC', 'noKind'],
    ['vehicle_type', 'MOTOR CYCLE/SCOOTER', 'MCWG'],
    ['vehicle_type', 'lmv', 'LMV'],
    ['vehicle_type', 'ट्रक', 'TRANS(HGV)'],
    ['vehicle_type', 'boat', 'noOption'],
    ['insurances.insurance_type', 'TP', 'Third Party'],
    ['insurances.insurance_type', 'comprehensive', 'Comprehensive'],
    ['taxes.tax_mode', 'Qtr.', 'Quarterly'],
  ])('%s %s is %s', (field, text, expected) => {
    expect(told(field, text)).toBe(expected);
  });

  test('every word stands for an option that there is', () => {
    for (const [name, options] of Object.entries(optionWords)) {
      for (const [option, words] of Object.entries(options)) {
        for (const word of [option, ...words]) expect(told(name, word), word).toBe(option);
      }
    }
  });
});

describe('names', () => {
  test.each([
    ...[
      "jkts'k dqekj",
      "lqjs'k",
      'lhrk ckbZ',
      "fot; 'kekZ",
      'eksgu flag',
      "[kq'kh",
      'f}osnh f=ikBh',
      'jQhd [kku',
      '×¢»Øæ',
    ],
  ])('%s is written in an old font', name => {
    expect(told('name', name)).toBe('legacyFont');
    expect(told('relation_name', name)).toBe('legacyFont');
  });

  test.each([
    ...[
      'RAMESH KUMAR',
      'Ramesh Kumar Sahu',
      'ramesh kumar',
      "D'Souza",
      "o'brien",
      'Mohd. Iqbal',
      'Qureshi Tariq',
      'McDonald',
    ],
    ...[
      'रमेश कुमार',
      'M/s Shri Ram & Sons',
      'A.K. Singh (Raju)',
      'rAMESH',
      'Smt. Sita Bai',
      "Raju's Transport",
      'Sai Traders-2',
    ],
  ])('%s is a name', name => {
    expect(told('name', name)).toBe(name);
  });

  test('one that breaks the line is one line', () => {
    expect(told('name', ' Ramesh\n  Kumar ')).toBe('Ramesh Kumar');
  });

  test('one that is too long is refused', () => {
    expect(told('name', 'a'.repeat(121))).toBe('tooLong');
  });

  test('one with a link or an address is refused', () => {
    expect(told('name', 'Fine due. Pay https://rto-fine.example/cg')).toBe('nameLink');
    expect(told('relation_name', 'Pay 103.21.4.5')).toBe('nameLink');
  });

  test('the phone number in one is left out', () => {
    expect(told('name', 'Ramesh Sahu (98260 12345)')).toBe('Ramesh Sahu (digitsLeftOut)');
    expect(told('name', '9826012345')).toBe('null (digitsLeftOut)');
  });
});

test.each([
  ['dob', `${'1,'.repeat(2500)}x`],
  ['insurances.until', '05-03-2027'.padEnd(41, 'x')],
  ['taxes.amount', '1'.repeat(41)],
  ['mobile', '9826012345, '.repeat(10)],
  ['registration_no', 'CG04AB1234 '.repeat(50)],
])('a cell of %s that is too long is refused before it is read', (field, text) => {
  expect(told(field, text)).toBe('tooLong');
});

test('no text of any kind fails to be read', () => {
  fc.assert(
    fc.property(fc.constantFrom(...listFields.keys()), fc.string({ unit: 'binary' }), (field, text) => {
      const read = readCell(field, text);
      if ('problem' in read) expect(cellSentence(read.problem, field, en)).not.toContain('undefined');
      else if (read.note) expect(noteSentence(read.note, field, en)).not.toContain('undefined');
    }),
    { numRuns: numRuns(500) },
  );
});

test('what is wrong is said with the column and the text', () => {
  const read = readCell('insurances.until', '31-02-2026');
  if (!('problem' in read)) throw new Error('It was read');
  expect(cellSentence(read.problem, 'insurances.until', en)).toBe(
    'Insurance: Valid until: “31-02-2026” does not exist. Enter day, then month.',
  );
});

test.each([
  ['registration_no', 'CG04LA1008 (Truck)', 'CG04LA1008'],
  ['dl.number', 'DL No. CG04 20180099123', 'CG04 20180099123'],
  ['dl.number', 'DL-0420110149646', 'DL-0420110149646'],
  ['dl.vehicle_class', 'LMV/MCWG', 'LMV, MCWG'],
  ['insurances.until', '2027-03-04T18:30:00.000Z', '2027-03-05'],
  ['insurances.until', 'Mon Apr 03 06:09:38 UTC 2028', '2028-04-03'],
  ['insurances.until', 'Friday, 5 March 2027', '2027-03-05'],
  ['insurances.until', '01-01-1900', 'null (emptied)'],
  ['dob', '01-01-1970', '1970-01-01'],
])('%s %s is %s', (field, text, expected) => {
  expect(told(field, text)).toBe(expected);
});
