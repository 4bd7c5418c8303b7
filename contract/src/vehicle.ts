import { choice, compactNumber, required, text, type ValuesOf } from './fields.ts';

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
] as const;

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

export const vehicleFields = {
  registration_no: compactNumber(20, required),
  type: choice(vehicleTypes),
  make_model: text(150),
  chassis_no: compactNumber(150),
  engine_no: compactNumber(150),
};
export type VehicleValues = ValuesOf<typeof vehicleFields>;
