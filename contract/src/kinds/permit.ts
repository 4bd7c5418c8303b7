import { date, number, required } from '../fields.ts';
import { defineKind } from './kind.ts';

export const permit = defineKind({
  slug: 'permits',
  collection: 'permits',
  type: 'Permit',
  owner: 'vehicle',
  fields: {
    permit_number: number(255, required),
    issue_date: date(required),
    expiry_date: date(required),
  },
  number: 'permit_number',
  from: 'issue_date',
  until: 'expiry_date',
  succession: false,
  validity: null,
  usualFor: 'transport',
  place: 6,
  columns: ['permit_number', 'issue_date', 'expiry_date'],
});
