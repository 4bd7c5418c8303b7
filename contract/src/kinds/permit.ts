import { choice, date, number, required, text } from '../fields.ts';
import { defineKind, untilLabels } from './kind.ts';

/** What a permit is for; a temporary one stands beside that which it is added to. */
export const permitTypes = [
  'Goods Carriage',
  'National Permit',
  'Stage Carriage',
  'Contract Carriage',
  'Tourist',
  'Temporary',
  'School Bus',
  'Other',
] as const;

export const permit = defineKind({
  slug: 'permits',
  collection: 'permits',
  type: 'Permit',
  owner: 'vehicle',
  fields: {
    permit_number: number(255, required),
    permit_type: choice(permitTypes),
    route: text(150),
    issue_date: date(required),
    expiry_date: date(required),
  },
  number: 'permit_number',
  keepsNumber: true,
  from: 'issue_date',
  until: 'expiry_date',
  succession: true,
  series: ['permit_type', 'route'],
  validity: null,
  usualFor: 'transport',
  reads: {
    titles: [
      'permit of',
      'goods carriage permit',
      'contract carriage permit',
      'national permit',
      'temporary permit',
    ],
    labels: {
      permit_number: ['permit number', 'permit no'],
      permit_type: ['permit type', 'type of permit'],
      route: ['route', 'area'],
      issue_date: [
        'permit valid from',
        'permit validity',
        'valid from',
        'period of validity',
        'date of issue',
        'issue date',
      ],
      expiry_date: ['permit valid upto', 'permit validity', ...untilLabels],
    },
  },
  place: 6,
  columns: ['permit_number', 'permit_type', 'route', 'issue_date', 'expiry_date'],
});
