import type { KindSlug } from '../kinds/index.ts';

/** A document with invented values: its title, each label with its text, and what is read of them. */
export interface Sample {
  title: string;
  lines: readonly (readonly [label: string, text: string])[];
  values: Readonly<Record<string, string>>;
}

/** One of each kind, for tests. */
export const samples: Record<KindSlug, Sample> = {
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
