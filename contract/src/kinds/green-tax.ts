import { date, money, number, required } from '../fields.ts';
import { defineKind, untilLabels } from './kind.ts';

/** The tax on the age of a vehicle, paid beside the road tax. */
export const greenTax = defineKind({
  slug: 'green-taxes',
  collection: 'green_taxes',
  type: 'Green Tax',
  owner: 'vehicle',
  fields: {
    receipt_no: number(255),
    paid_on: date(),
    valid_until: date(required),
    amount: money(),
  },
  number: 'receipt_no',
  from: 'paid_on',
  until: 'valid_until',
  succession: true,
  validity: null,
  usualFor: 'few',
  renewal: 'pay_tax',
  reads: {
    titles: ['green tax', 'green tax receipt'],
    labels: {
      receipt_no: ['receipt number', 'receipt no'],
      paid_on: ['receipt date', 'paid on', 'payment date', 'green tax'],
      valid_until: ['green tax upto', ...untilLabels, 'upto', 'green tax'],
      amount: ['green tax amount', 'green tax', 'total amount', 'grand total', 'amount'],
    },
  },
  place: 9,
  columns: ['receipt_no', 'paid_on', 'valid_until', 'amount'],
});
