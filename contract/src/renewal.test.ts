import { expect, test } from 'vitest';
import { drivingLicence } from './kinds/driving-licence.ts';
import { insurance } from './kinds/insurance.ts';
import { registration } from './kinds/registration.ts';
import { tax } from './kinds/tax.ts';
import { renewalOf } from './renewal.ts';

const policy = {
  id: 7,
  insurance_type: 'Third Party',
  company_name: 'New India',
  policy_number: 'P-1',
  start_date: '2025-12-01',
  end_date: '2026-11-30',
  status: 'expired',
};

test('a renewal begins the day after, lasts as long, and has a number of its own', () => {
  expect(renewalOf(insurance, policy, '2026-11-21')).toEqual({
    insurance_type: 'Third Party',
    company_name: 'New India',
    start_date: '2026-12-01',
    end_date: '2027-11-30',
  });
});

test('a registration keeps its number', () => {
  const old = { rc_number: 'CG04AB1234', valid_from: '2011-12-01', valid_until: '2026-11-30' };
  expect(renewalOf(registration, old, '2026-11-21')).toMatchObject({
    rc_number: 'CG04AB1234',
    valid_from: '2026-12-01',
  });
});

test('a renewal of an expired document begins today', () => {
  expect(renewalOf(insurance, policy, '2027-03-15')).toMatchObject({
    start_date: '2027-03-15',
    end_date: '2028-03-14',
  });
});

test('whole months stay whole months, other periods keep their days', () => {
  const quarter = {
    tax_mode: 'Quarterly',
    tax_from: '2026-10-01',
    tax_upto: '2026-12-31',
    amount: '1500.00',
  };
  expect(renewalOf(tax, quarter, '2026-11-21')).toEqual({
    tax_mode: 'Quarterly',
    tax_from: '2027-01-01',
    tax_upto: '2027-03-31',
    amount: '1500.00',
  });
  const odd = { ...quarter, tax_from: '2026-11-01', tax_upto: '2026-11-10' };
  expect(renewalOf(tax, odd, '2026-11-01')).toMatchObject({ tax_from: '2026-11-11', tax_upto: '2026-11-20' });
});

test("a licence is renewed by its kind's rule, also where its issue is not known", () => {
  expect(
    renewalOf(
      drivingLicence,
      { dl_no: 'X', application_no: 'A-7', expiry_date: '2026-12-31', office: null },
      '2026-11-21',
    ),
  ).toEqual({
    issue_date: '2027-01-01',
    expiry_date: '2047-01-01',
  });
  expect(renewalOf(drivingLicence, { dl_no: 'X', expiry_date: null }, '2026-11-21')).toEqual({});
});

test('a document with only an end date is renewed for a year', () => {
  const known = { insurance_type: null, policy_number: null, start_date: null, end_date: '2026-11-30' };
  expect(renewalOf(insurance, known, '2026-11-21')).toEqual({
    start_date: '2026-12-01',
    end_date: '2027-11-30',
  });
  expect(renewalOf(insurance, known, '2027-03-15')).toEqual({
    start_date: '2027-03-15',
    end_date: '2028-03-14',
  });
});

test('each end is renewed separately; the other ends are copied if they lie ahead', () => {
  const both = { ...policy, insurance_type: 'Comprehensive', tp_end_date: '2028-11-30' };
  expect(renewalOf(insurance, both, '2026-11-21')).toMatchObject({
    start_date: '2026-12-01',
    end_date: '2027-11-30',
    tp_end_date: '2028-11-30',
  });
  const third = renewalOf(insurance, both, '2028-12-15', 'tp_end_date');
  expect(third).toMatchObject({ start_date: '2028-12-15', tp_end_date: '2031-12-14' });
  expect(third, 'what has ended').not.toHaveProperty('end_date');
  const licence = {
    issue_date: '2022-01-01',
    expiry_date: '2041-12-31',
    transport_expiry_date: '2026-12-31',
  };
  expect(renewalOf(drivingLicence, licence, '2026-11-21', 'transport_expiry_date')).toMatchObject({
    issue_date: '2027-01-01',
    expiry_date: '2041-12-31',
    transport_expiry_date: '2031-12-31',
  });
});
