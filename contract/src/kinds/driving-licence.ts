import { classes, date, number, required, suggestion } from '../fields.ts';
import { offices } from '../places.ts';
import { defineKind } from './kind.ts';

/** The classes of vehicle that a licence can be given for. */
export const vehicleClasses = [
  'MCWOG',
  'MCWG',
  'LMV',
  'TRANS',
  'E-Rikshaw',
  'E-Cart',
  'Road Roller',
  'Articulated Vehicle',
  'Agricultural Tractor',
  'Construction Equipment Vehicle',
] as const;

/** A licence to drive: `expiry_date` is that for private vehicles, the others are filled where it covers more. */
export const drivingLicence = defineKind({
  slug: 'dl',
  collection: 'driving_licenses',
  type: 'Driving License',
  owner: 'citizen',
  fields: {
    dl_no: number(100, required),
    application_no: number(150),
    issue_date: date(),
    expiry_date: date(),
    transport_expiry_date: date(),
    hazardous_expiry_date: date(),
    vehicle_class: classes(vehicleClasses),
    office: suggestion(offices, 150),
  },
  number: 'dl_no',
  from: 'issue_date',
  until: 'expiry_date',
  ends: ['transport_expiry_date', 'hazardous_expiry_date'],
  succession: false,
  validity: { years: 20 },
  renewal: 'renewal_dl',
  reads: {
    titles: ['driving licence'],
    labels: {
      dl_no: ['driving licence no', 'licence no', 'dl number', 'dl no'],
      application_no: ['application number', 'application no'],
      issue_date: ['date of issue', 'issue date', 'issued on', 'doi', 'valid from'],
      expiry_date: ['non transport', 'validity nt', 'valid till', 'valid upto', 'date of expiry'],
      transport_expiry_date: ['transport', 'validity tr'],
      hazardous_expiry_date: ['hazardous validity', 'hazardous'],
      vehicle_class: ['class of vehicle', 'vehicle class', 'cov'],
    },
  },
  place: 2,
  columns: ['dl_no', 'application_no', 'issue_date', 'expiry_date', 'vehicle_class', 'office'],
});
