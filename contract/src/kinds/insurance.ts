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
  place: 2,
  columns: ['insurance_type', 'company_name', 'policy_number', 'start_date', 'end_date', 'status'],
});
