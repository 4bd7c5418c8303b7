import { date, number, required } from '../fields.ts';
import { defineKind, fittedLabels, untilLabels } from './kind.ts';

export const speedGovernor = defineKind({
  slug: 'speed-governors',
  collection: 'speed_governors',
  type: 'Speed Gov.',
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
    titles: ['speed governor', 'speed limiting device', 'speed limiter'],
    labels: {
      certificate_number: ['certificate number', 'certificate no', 'application no'],
      issue_date: [...fittedLabels, 'date of issue', 'issue date', 'valid from', 'inspected on'],
      expiry_date: untilLabels,
    },
  },
  place: 7,
  columns: ['certificate_number', 'issue_date', 'expiry_date'],
});
