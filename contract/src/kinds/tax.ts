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
  reads: {
    titles: ['tax receipt', 'road tax', 'motor vehicle tax', 'mv tax', 'tax token'],
    labels: {
      tax_mode: ['tax mode', 'mode of tax', 'payment mode'],
      tax_from: ['tax from', 'period from', 'tax period', 'mv tax', 'from'],
      tax_upto: ['tax upto', 'tax up to', 'tax period', 'mv tax', 'upto', 'up to'],
      amount: ['tax amount', 'total amount', 'grand total', 'amount'],
    },
    means: {
      tax_mode: {
        Monthly: ['monthly'],
        Quarterly: ['quarterly'],
        HalfYearly: ['half yearly'],
        Yearly: ['yearly'],
        OneTime: ['one time', 'life time', 'lifetime'],
      },
    },
  },
  place: 1,
  columns: ['vehicle_type', 'tax_mode', 'tax_from', 'tax_upto', 'amount'],
});
