import { describe, expect, test } from 'vitest';
import { type KindSlug, kinds } from '../kinds/index.ts';
import { plainRows, readFields, readMark, recogniseKind, type TextRow } from './read-rows.ts';

/** A document with invented values: its title, each label with its text, and what is read of them. */
interface Sample {
  title: string;
  lines: readonly (readonly [label: string, text: string])[];
  values: Readonly<Record<string, string>>;
}

const samples: Record<KindSlug, Sample> = {
  insurances: {
    title: 'Bharat Suraksha General Insurance Co. Ltd. Package Policy',
    lines: [
      ['Policy No.', 'BSG-4410-27735'],
      ['Registration mark', 'CG-04-MB-1234'],
      ['Own damage', '27/11/2026 to 26/11/2027'],
      ['Third party', '27/11/2026 to 26/11/2029'],
    ],
    values: {
      policy_number: 'BSG-4410-27735',
      insurance_type: 'Comprehensive',
      start_date: '2026-11-27',
      end_date: '2027-11-26',
      tp_end_date: '2029-11-26',
    },
  },
  puccs: {
    title: 'Pollution Under Control Certificate',
    lines: [
      ['Certificate SL. No.', 'CG00400120001234'],
      ['Registration No.', 'CG04MB1234'],
      ['Date', '05/08/2026'],
      ['Valid upto', '04/08/2027'],
    ],
    values: { pucc_number: 'CG00400120001234', valid_from: '2026-08-05', valid_until: '2027-08-04' },
  },
  fitnesses: {
    title: 'Certificate of Fitness',
    lines: [
      ['Certificate No', 'FIT/2026/8812'],
      ['Registration No', 'CG 04 MB 1234'],
      ['Issue Date', '03-Apr-2026'],
      ['Valid Upto', '02-Apr-2028'],
    ],
    values: { certificate_number: 'FIT/2026/8812', issue_date: '2026-04-03', expiry_date: '2028-04-02' },
  },
  vltds: {
    title: 'VLTD Fitment Certificate',
    lines: [
      ['Certificate No', 'VL20261234'],
      ['Vehicle No', 'CG04MB1234'],
      ['VLTD Fitment Date', '03 Apr 2026'],
      ['Valid Upto', '03 Apr 2028'],
    ],
    values: { certificate_number: 'VL20261234', issue_date: '2026-04-03', expiry_date: '2028-04-03' },
  },
  'speed-governors': {
    title: 'Speed Governor Certificate',
    lines: [
      ['Certificate No', 'SG-77120'],
      ['Vehicle No', 'CG04MB1234'],
      ['Fitment Date', '03/04/2026'],
      ['Valid Upto', '02/04/2027'],
    ],
    values: { certificate_number: 'SG-77120', issue_date: '2026-04-03', expiry_date: '2027-04-02' },
  },
  taxes: {
    title: 'Motor Vehicle Tax Receipt',
    lines: [
      ['Tax Mode', 'Quarterly'],
      ['Vehicle No', 'CG04MB1234'],
      ['Tax From', '01/04/2026'],
      ['Tax Upto', '30/06/2026'],
      ['Tax Amount', '1,250.00'],
    ],
    values: { tax_mode: 'Quarterly', tax_from: '2026-04-01', tax_upto: '2026-06-30', amount: '1250.00' },
  },
  permits: {
    title: 'Goods Carriage Permit',
    lines: [
      ['Permit No', 'CG2026-GP-1183A'],
      ['Permit Type', 'Goods Carriage'],
      ['Registration No', 'CG04MB1234'],
      ['Valid From', '01/05/2026'],
      ['Valid Upto', '30/04/2031'],
    ],
    values: {
      permit_number: 'CG2026-GP-1183A',
      permit_type: 'Goods Carriage',
      issue_date: '2026-05-01',
      expiry_date: '2031-04-30',
    },
  },
  authorisations: {
    title: 'Authorisation for National Permit',
    lines: [
      ['Authorisation No', 'CG-AUTH-9921'],
      ['Registration No', 'CG04MB1234'],
      ['Valid From', '01/05/2026'],
      ['Valid Upto', '30/04/2027'],
    ],
    values: { authorisation_no: 'CG-AUTH-9921', valid_from: '2026-05-01', valid_until: '2027-04-30' },
  },
  'green-taxes': {
    title: 'Green Tax Receipt',
    lines: [
      ['Receipt No', 'CG4260400123'],
      ['Vehicle No', 'CG04MB1234'],
      ['Receipt Date', '05/08/2026'],
      ['Valid Upto', '04/08/2031'],
      ['Green Tax Amount', '500'],
    ],
    values: {
      receipt_no: 'CG4260400123',
      paid_on: '2026-08-05',
      valid_until: '2031-08-04',
      amount: '500.00',
    },
  },
  registrations: {
    title: 'Certificate of Registration',
    lines: [
      ['Registration No', 'CG04MB1234'],
      ['Date of Registration', '10/02/2020'],
      ['Regn. Validity', '09/02/2035'],
    ],
    values: { valid_from: '2020-02-10', valid_until: '2035-02-09' },
  },
  dl: {
    title: 'Driving Licence',
    lines: [
      ['Licence No', 'CG0420180001234'],
      ['Date of Issue', '12/03/2018'],
      ['Validity (NT)', '11/03/2038'],
      ['Validity (TR)', '11/03/2028'],
    ],
    values: {
      dl_no: 'CG0420180001234',
      issue_date: '2018-03-12',
      expiry_date: '2038-03-11',
      transport_expiry_date: '2028-03-11',
    },
  },
  ll: {
    title: "Learner's Licence",
    lines: [
      ['1. Licence No', 'CG04/0012345/2026'],
      ['2. Date of Issue', '05/08/2026'],
      ['3. Valid Till', '04/02/2027'],
    ],
    values: { ll_no: 'CG04/0012345/2026', issue_date: '2026-08-05', expiry_date: '2027-02-04' },
  },
};

const onPage = (page: number, texts: readonly string[]): TextRow[] =>
  texts.map((text, at) => ({ page, line: at + 1, text }));

/** The ways in which a sample may be laid out. */
const layouts: Record<string, (sample: Sample) => TextRow[]> = {
  'label and value after a colon': ({ title, lines }) =>
    onPage(1, [title, ...lines.map(([label, text]) => `${label}: ${text}`)]),
  'labels and values drawn apart': ({ title, lines }) =>
    onPage(1, [title, ...lines.map(([label, text]) => `${label}      ${text}`)]),
  'values below their labels': ({ title, lines }) => onPage(1, [title, ...lines.flat()]),
  'Devanagari between labels and values': ({ title, lines }) =>
    onPage(1, [`प्रमाण पत्र ${title}`, ...lines.map(([label, text]) => `${label} / वैधता तिथि : ${text}`)]),
  'ligatures and typeset hyphens': ({ title, lines }) =>
    onPage(
      1,
      [title, ...lines.map(([label, text]) => `${label} : ${text}`)].map(text =>
        text.replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ').replaceAll('-', '‑'),
      ),
    ),
  'data on page 4 between page numbers': ({ title, lines }) => [
    ...onPage(1, [title, 'Page 1 of 4']),
    ...onPage(2, ['Terms and conditions apply.', 'Page 2 of 4']),
    ...onPage(4, [...lines.map(([label, text]) => `${label} Page 4 of 4 ${text}`)]),
  ],
  'a year on the next line': ({ title, lines }) =>
    onPage(1, [
      title,
      ...lines.flatMap(([label, text]) => {
        const cut = /^(.*\d[-/ ](?:\d{2}|[A-Z][a-z]{2})[-/ ])(\d{4})$/.exec(text);
        return cut === null ? [`${label} ${text}`] : [`${label} ${cut[1]}`, `${cut[2]}`];
      }),
    ]),
};

describe.each(kinds.map(({ slug }) => slug))('a document of %s', slug => {
  test.each(Object.entries(layouts))('is recognised and read with %s', (_name, lay) => {
    const sample = samples[slug];
    const rows = plainRows(lay(sample));
    expect(recogniseKind(rows, 'scan.pdf')).toBe(slug);
    const read = Object.entries(readFields(slug, rows, 'scan.pdf')).map(([name, { value }]) => [name, value]);
    expect(Object.fromEntries(read)).toMatchObject(sample.values);
    const isOfVehicle = sample.lines.some(([, text]) => text.replace(/[- ]/g, '') === 'CG04MB1234');
    expect(readMark(rows, 'scan.pdf')?.value).toBe(isOfVehicle ? 'CG04MB1234' : undefined);
  });
});

test('a policy with one period for third parties ends by it', () => {
  const rows = onPage(1, ['Liability Policy', 'Policy No: TP-1', 'TP Cover 01/01/2026 to 31/12/2026']);
  const read = readFields('insurances', plainRows(rows), 'p.pdf');
  expect(read).toMatchObject({ end_date: { value: '2026-12-31', page: 1, line: 3 } });
  expect(read.tp_end_date).toBeUndefined();
});

test('reads the day before the month, and no day that does not exist', () => {
  const read = (day: string) =>
    readFields('puccs', onPage(1, [`Valid upto ${day}`]), 'p.pdf').valid_until?.value;
  expect(read('05/08/2026')).toBe('2026-08-05');
  expect(read('Mon Apr 03 06:09:38 UTC 2028')).toBe('2028-04-03');
  expect(read('08/25/2026')).toBeUndefined();
});

test('reads kind and number from the name of a DigiLocker file', () => {
  expect(recogniseKind([], 'in.gov.transport-RVCER-CG04MB1234.pdf')).toBe('registrations');
  expect(readMark([], 'in.gov.transport-RVCER-CG04MB1234 (1).pdf')?.value).toBe('CG04MB1234');
  expect(readFields('dl', [], 'in.gov.transport-DRVLC-CG0420180001234.pdf').dl_no?.value).toBe(
    'CG0420180001234',
  );
});

test('reads nothing from a document of another sort', () => {
  const rows = plainRows(onPage(1, ['Invitation to a wedding', 'Raipur, 05/08/2026']));
  expect(recogniseKind(rows, 'card.pdf')).toBeNull();
  expect(readMark(rows, 'card.pdf')).toBeNull();
});
