import { date, number, presetChoice, required } from '../fields.ts';
import { defineKind, documentStatuses, untilLabels } from './kind.ts';

/** The pollution-under-control certificate. */
export const pucc = defineKind({
  slug: 'puccs',
  collection: 'puccs',
  type: 'PUCC',
  owner: 'vehicle',
  fields: {
    pucc_number: number(255, required),
    valid_from: date(required),
    valid_until: date(required),
    status: presetChoice(documentStatuses, 'active'),
  },
  number: 'pucc_number',
  from: 'valid_from',
  until: 'valid_until',
  succession: true,
  validity: null,
  reads: {
    titles: ['pollution under control', 'puc certificate', 'pucc'],
    labels: {
      pucc_number: [
        'certificate sl no',
        'certificate serial no',
        'certificate number',
        'certificate no',
        'pucc no',
      ],
      valid_from: ['date of test', 'tested on', 'date of issue', 'issue date', 'valid from', 'date'],
      valid_until: untilLabels,
    },
  },
  place: 3,
  columns: ['pucc_number', 'valid_from', 'valid_until', 'status'],
});
