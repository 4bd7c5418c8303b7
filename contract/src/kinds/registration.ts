import { date, number, required } from '../fields.ts';
import { defineKind, untilLabels } from './kind.ts';

/** The registration certificate, which a vehicle's registration stands and ends with. */
export const registration = defineKind({
  slug: 'registrations',
  collection: 'registrations',
  type: 'Registration Certificate',
  owner: 'vehicle',
  fields: {
    rc_number: number(255),
    valid_from: date(),
    valid_until: date(required),
  },
  number: 'rc_number',
  keepsNumber: true,
  from: 'valid_from',
  until: 'valid_until',
  succession: true,
  validity: null,
  renewal: 'renewal_registration',
  reads: {
    titles: ['certificate of registration', 'registration certificate'],
    labels: {
      valid_from: ['date of registration', 'registration date', 'date of regn', 'regn date', 'registered on'],
      valid_until: [
        'registration valid upto',
        'registration validity',
        'registration upto',
        'regn validity',
        'regn upto',
        'regn fitness valid upto',
        'fitness regn valid upto',
        'fitness regn upto',
        ...untilLabels,
      ],
    },
  },
  place: 8,
  columns: ['rc_number', 'valid_from', 'valid_until'],
});
