import { date, number, required } from '../fields.ts';
import { defineKind, fittedLabels, untilLabels } from './kind.ts';

/** The vehicle location tracking device's certificate. */
export const vltd = defineKind({
  slug: 'vltds',
  collection: 'vltds',
  type: 'VLTd',
  owner: 'vehicle',
  fields: {
    certificate_number: number(255, required),
    issue_date: date(required),
    expiry_date: date(required),
  },
  number: 'certificate_number',
  from: 'issue_date',
  until: 'expiry_date',
  succession: true,
  validity: null,
  usualFor: 'transport',
  reads: {
    titles: ['vltd', 'vehicle location tracking device', 'location tracking'],
    labels: {
      certificate_number: ['certificate number', 'certificate no', 'application no'],
      issue_date: [...fittedLabels, 'date of issue', 'issue date', 'valid from', 'inspected on'],
      expiry_date: untilLabels,
    },
  },
  place: 5,
  columns: ['certificate_number', 'issue_date', 'expiry_date'],
});
