import {
  choice,
  compactNumber,
  date,
  integer,
  number,
  pastDate,
  pastMonth,
  plate,
  required,
  suggestion,
  text,
  type ValuesOf,
} from './fields.ts';
import { flagFilter, list } from './list.ts';
import { offices } from './places.ts';

export const vehicleTypes = [
  'MCWG',
  'LMV',
  'LGV',
  'MGV',
  'TRANS(HGV)',
  'E-Rikshaw/E-Cart',
  'Road Roller',
  'Construction Equipment Vehicle',
  'Adapted Vehicle',
  'Agriculture Trailer',
  'Agriculture Tractor',
  'Three Wheeler',
  'Motor Cab',
  'Maxi Cab',
  'Bus',
] as const;

export const fuels = ['Petrol', 'Diesel', 'CNG', 'LPG', 'Electric', 'Petrol/CNG', 'Other'] as const;

export const emissionNorms = ['Pre-BS', 'BS I', 'BS II', 'BS III', 'BS IV', 'BS VI'] as const;

/** Those that are not for hire, as a rule. */
const privateTypes: readonly string[] = [
  'MCWG',
  'LMV',
  'Adapted Vehicle',
  'Agriculture Trailer',
  'Agriculture Tractor',
];

/** Whether vehicles of a type carry goods or passengers for hire, as far as that is known. */
export function isTransport(type: string | null): boolean {
  return type === null || !privateTypes.includes(type);
}

/** What the registration certificate says besides, which is rarely known: forms fold it away. Weights are in kilograms. */
export const certificateFields = {
  registered_on: pastDate(),
  manufactured: pastMonth(),
  fuel: choice(fuels),
  emission_norm: choice(emissionNorms),
  seats: integer(0, 300),
  unladen_weight: integer(1, 999_999),
  laden_weight: integer(1, 999_999),
  colour: text(50),
  financier: text(150),
  financed_on: date(),
  body_type: text(100),
  cylinders: integer(0, 99),
  /** In cubic centimetres; 0 for an electric vehicle. */
  cubic_capacity: integer(0, 99_999),
  registering_authority: suggestion(offices, 150),
};

export const vehicleFields = {
  registration_no: plate(required),
  type: choice(vehicleTypes),
  make_model: text(150),
  chassis_no: compactNumber(150),
  engine_no: compactNumber(150),
  ...certificateFields,
};
export type VehicleValues = ValuesOf<typeof vehicleFields>;

/** `left` are the vehicles that have left for another office, and no others; they are left out otherwise. */
export const fleetList = list({ left: flagFilter });

/** What is kept of the certificate by which a vehicle leaves for another office (a no objection certificate). */
export const nocFields = {
  on: pastDate(required),
  to_office: suggestion(offices, 150, required),
  noc_number: number(100),
};
