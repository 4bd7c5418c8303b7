import { date, number, required } from '../fields.ts';
import { defineKind, untilLabels } from './kind.ts';

/** The authorisation that a national permit needs for each year, a document that ends apart from the permit. */
export const authorisation = defineKind({
  slug: 'authorisations',
  collection: 'authorisations',
  type: 'National Permit Authorisation',
  owner: 'vehicle',
  fields: {
    authorisation_no: number(255, required),
    valid_from: date(required),
    valid_until: date(required),
  },
  number: 'authorisation_no',
  from: 'valid_from',
  until: 'valid_until',
  succession: true,
  validity: null,
  usualFor: 'few',
  reads: {
    titles: ['authorisation for', 'permit authorisation'],
    labels: {
      authorisation_no: ['authorisation number', 'authorisation no'],
      valid_from: ['authorisation from', 'authorisation period', 'period of authorisation', 'valid from'],
      valid_until: ['authorisation upto', 'authorisation period', 'period of authorisation', ...untilLabels],
    },
  },
  place: 10,
  columns: ['authorisation_no', 'valid_from', 'valid_until'],
});
