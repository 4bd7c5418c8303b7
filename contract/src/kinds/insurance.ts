import { choice, date, number, presetChoice, required, text } from '../fields.ts';
import { defineKind } from './kind.ts';
import { documentStatuses } from './statuses.ts';

/** A policy. Where the cover of third parties ends apart, `end_date` is that of the vehicle's own damage. */
export const insurance = defineKind({
  slug: 'insurances',
  collection: 'insurances',
  type: 'Insurance',
  owner: 'vehicle',
  fields: {
    insurance_type: choice(['Comprehensive', 'Third Party'], required),
    company_name: text(255, required),
    policy_number: number(255, required),
    start_date: date(required),
    end_date: date(required),
    tp_end_date: date(),
    status: presetChoice(documentStatuses, 'active'),
  },
  number: 'policy_number',
  from: 'start_date',
  until: 'end_date',
  ends: ['tp_end_date'],
  succession: true,
  validity: null,
  reads: {
    titles: [
      'certificate of insurance',
      'insurance policy',
      'policy schedule',
      'package policy',
      'liability policy',
    ],
    labels: {
      policy_number: ['policy no', 'policy number'],
      company_name: ['name of insurer', 'insurer name'],
      start_date: [
        'own damage',
        'od cover',
        'period of insurance',
        'policy period',
        'risk start',
        'policy start',
        'commencement of insurance',
        'tp cover',
        'third party',
      ],
      end_date: [
        'own damage',
        'od cover',
        'period of insurance',
        'policy period',
        'risk end',
        'policy expiry',
        'policy end',
        'expiry of insurance',
        'date of expiry',
        'valid till',
        'valid upto',
      ],
      tp_end_date: [
        'third party liability cover',
        'third party',
        'liability cover',
        'tp cover',
        'tp period',
        'act liability',
        'act cover',
      ],
    },
    means: {
      insurance_type: {
        Comprehensive: ['package policy', 'comprehensive'],
        'Third Party': ['liability only', 'liability policy', 'act only'],
      },
      company_name: { line: ['insurance co', 'insurance company', 'assurance company'] },
    },
  },
  place: 2,
  columns: ['insurance_type', 'company_name', 'policy_number', 'start_date', 'end_date', 'status'],
});
