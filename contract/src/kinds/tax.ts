import { choice, date, money, required, suggestion } from '../fields.ts';
import { vehicleTypes } from '../vehicle.ts';
import { defineKind } from './kind.ts';

export const tax = defineKind({
  slug: 'taxes',
  collection: 'taxes',
  type: 'Tax',
  owner: 'vehicle',
  fields: {
    vehicle_type: suggestion(vehicleTypes, 50),
    tax_mode: choice(['Monthly', 'Quarterly', 'HalfYearly', 'Yearly', 'OneTime'], required),
    tax_from: date(required),
    tax_upto: date(required),
    amount: money(),
  },
  number: null,
  from: 'tax_from',
  until: 'tax_upto',
  succession: true,
  validity: null,
  renewal: 'pay_tax',
  place: 1,
  columns: ['vehicle_type', 'tax_mode', 'tax_from', 'tax_upto', 'amount'],
});
