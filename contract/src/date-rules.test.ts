import { expect, test } from 'vitest';
import { type DatedDocument, type DateRule, suggestedDates } from './date-rules.ts';

const always = {
  class_group: null,
  age_from: null,
  age_to: null,
  vehicle_age_from: null,
  vehicle_age_to: null,
  norms: null,
  months: null,
  until_age: null,
  valid_days: null,
};
const rule = (id: number, values: Partial<DateRule>): DateRule => ({
  id,
  kind: 'dl',
  end: 'expiry_date',
  ...always,
  ...values,
});

const licences = [
  rule(1, { class_group: 'private', age_to: 29, until_age: 40 }),
  rule(2, { class_group: 'private', age_from: 30, age_to: 49, months: 120 }),
  rule(3, { class_group: 'private', age_from: 50, age_to: 54, until_age: 60 }),
  rule(4, { class_group: 'private', age_from: 55, months: 60 }),
  rule(5, { end: 'transport_expiry_date', class_group: 'transport', months: 60 }),
];
const fitnesses = [
  rule(6, { kind: 'fitnesses', class_group: 'transport', vehicle_age_to: 7, months: 24 }),
  rule(7, { kind: 'fitnesses', class_group: 'transport', vehicle_age_from: 8, months: 12 }),
  rule(8, { kind: 'fitnesses', class_group: 'private', vehicle_age_to: 0, months: 180 }),
  rule(9, { kind: 'fitnesses', class_group: 'private', vehicle_age_from: 15, months: 60 }),
];

const licence = (dob: string | null, from: string, classes = ['LMV']): DatedDocument => ({
  from,
  dob,
  classes,
  vehicle: null,
});

test.each([
  ['1997-03-10', '2026-03-09', '2037-03-09', 'the day before 29'],
  ['1997-03-10', '2026-03-10', '2037-03-09', '29'],
  ['1996-03-10', '2026-03-09', '2036-03-09', 'the last day of 29'],
  ['1996-03-10', '2026-03-10', '2036-03-09', '30: ten years'],
  ['1976-03-11', '2026-03-10', '2036-03-09', 'the last day of 49'],
  ['1976-03-10', '2026-03-10', '2036-03-09', '50: until 60'],
  ['1971-03-11', '2026-03-10', '2031-03-10', 'the last day of 54'],
  ['1971-03-10', '2026-03-10', '2031-03-09', '55: five years'],
  ['1996-02-29', '2026-02-28', '2036-02-28', 'born on 29 February, still 29'],
  ['1996-02-29', '2026-03-01', '2036-02-29', 'born on 29 February, 30'],
  ['1972-02-29', '2026-02-28', '2032-02-28', 'born on 29 February, 53'],
  ['1971-02-28', '2024-02-29', '2031-02-27', 'issued on 29 February at 53'],
  ['1960-02-28', '2024-02-29', '2029-02-27', 'issued on 29 February at 64'],
])('a licence of who was born on %s, issued on %s, ends on %s (%s)', (dob, from, until) => {
  const [suggested, ...more] = suggestedDates(licences, licence(dob, from));
  expect([suggested?.date, more]).toEqual([until, []]);
});

test('a licence for private and transport vehicles gets an end for each; one for a single class gets only that end', () => {
  const both = suggestedDates(licences, licence('1990-01-01', '2026-01-01', ['LMV', 'TRANS']));
  expect(both.map(({ rule: { end }, date }) => [end, date])).toEqual([
    ['expiry_date', '2035-12-31'],
    ['transport_expiry_date', '2030-12-31'],
  ]);
  const one = suggestedDates(licences, licence('1990-01-01', '2026-01-01', ['TRANS']));
  expect(one.map(({ rule: { end } }) => end)).toEqual(['transport_expiry_date']);
});

test('suggests nothing where a date or type that the rule needs is unknown', () => {
  expect(suggestedDates(licences, licence(null, '2026-01-01'))).toEqual([]);
  expect(suggestedDates(licences, licence('1990-01-01', '2026-01-01', []))).toEqual([]);
  expect(suggestedDates(licences, licence('2027-01-01', '2026-01-01')), 'born after it').toEqual([]);
});

const certificate = (type: string | null, registered_on: string | null, from: string): DatedDocument => ({
  from,
  dob: null,
  classes: [],
  vehicle: { type, registered_on, emission_norm: null },
});

test.each([
  ['Bus', '2018-05-02', '2026-05-01', '2028-04-30', 'the last day of its eighth year'],
  ['Bus', '2018-05-01', '2026-05-01', '2027-04-30', 'eight years old'],
  ['LMV', '2026-04-20', '2026-05-01', '2041-04-30', 'new'],
  ['LMV', '2011-05-01', '2026-05-01', '2031-04-30', 'fifteen years old'],
  ['Bus', '2016-02-29', '2024-02-28', '2026-02-27', 'registered on 29 February, seven'],
  ['Bus', '2016-02-29', '2024-02-29', '2025-02-27', 'registered on 29 February, eight'],
])('the fitness of a %s registered on %s, from %s, ends on %s (%s)', (type, registered, from, until) => {
  expect(suggestedDates(fitnesses, certificate(type, registered, from)).map(({ date }) => date)).toEqual([
    until,
  ]);
});

test('suggests no fitness end for a private vehicle between its first and fifteenth year', () => {
  for (const registered of ['2011-05-02', '2025-05-01']) {
    expect(suggestedDates(fitnesses, certificate('LMV', registered, '2026-05-01'))).toEqual([]);
  }
});

test('suggests nothing for a vehicle whose type or age is unknown', () => {
  expect(suggestedDates(fitnesses, certificate(null, '2018-05-01', '2026-05-01'))).toEqual([]);
  expect(suggestedDates(fitnesses, certificate('Bus', null, '2026-05-01'))).toEqual([]);
});

test('a rule for certain emission norms asks for the norm', () => {
  const puccs = [
    rule(1, { kind: 'puccs', end: 'valid_until', vehicle_age_to: 0, months: 12 }),
    rule(2, { kind: 'puccs', end: 'valid_until', norms: 'BS IV, BS VI', months: 12 }),
    rule(3, { kind: 'puccs', end: 'valid_until', norms: 'Pre-BS, BS I', months: 6 }),
  ];
  const of = (emission_norm: string | null) =>
    suggestedDates(puccs, {
      ...certificate('LMV', '2015-01-01', '2026-01-01'),
      vehicle: { type: 'LMV', registered_on: '2015-01-01', emission_norm },
    }).map(({ date }) => date);
  expect([of('BS VI'), of('BS I'), of('BS III'), of(null)]).toEqual([['2026-12-31'], ['2026-06-30'], [], []]);
});
