import { classes, date, number, required, suggestion } from '../fields.ts';
import { offices } from '../places.ts';
import { vehicleClasses } from './driving-licence.ts';
import { defineKind, untilLabels } from './kind.ts';

export const learnerLicence = defineKind({
  slug: 'll',
  collection: 'learner_licenses',
  type: 'Learner License',
  owner: 'citizen',
  fields: {
    ll_no: number(100, required),
    application_no: number(150),
    issue_date: date(),
    expiry_date: date(),
    vehicle_class: classes(vehicleClasses),
    office: suggestion(offices, 150),
  },
  number: 'll_no',
  from: 'issue_date',
  until: 'expiry_date',
  succession: false,
  validity: { months: 6, days: -2 },
  renewal: 'learning_license',
  reads: {
    titles: ['learner licence', 'learners licence', 'learner s licence'],
    labels: {
      ll_no: ['learner licence no', 'learner s licence no', 'licence no', 'll no'],
      application_no: ['application number', 'application no'],
      issue_date: ['date of issue', 'issue date', 'issued on', 'valid from'],
      expiry_date: untilLabels,
      vehicle_class: ['class of vehicle', 'vehicle class', 'cov'],
    },
  },
  place: 1,
  columns: ['ll_no', 'application_no', 'issue_date', 'expiry_date', 'vehicle_class', 'office'],
});
