import { date, number, required } from '../fields.ts';
import { defineKind, untilLabels } from './kind.ts';

export const fitness = defineKind({
  slug: 'fitnesses',
  collection: 'fitnesses',
  type: 'Fitness',
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
  renewal: 'fitness_renewal',
  reads: {
    titles: ['certificate of fitness', 'fitness certificate', 'fitness receipt'],
    labels: {
      certificate_number: ['certificate number', 'certificate no', 'receipt no', 'application no'],
      issue_date: ['date of issue', 'issue date', 'valid from', 'inspected on', 'inspection date'],
      expiry_date: untilLabels,
    },
  },
  place: 4,
  columns: ['certificate_number', 'issue_date', 'expiry_date'],
});
