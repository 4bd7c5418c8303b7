import { date, number, required } from '../fields.ts';
import { defineKind } from './kind.ts';

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
  place: 4,
  columns: ['certificate_number', 'issue_date', 'expiry_date'],
});
