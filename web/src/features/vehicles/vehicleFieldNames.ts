import { certificateFields, vehicleFields } from '@rto-desk/contract/vehicle';

export type VehicleFieldName = keyof typeof vehicleFields;

/** The fields of a vehicle in their order, the registration first. */
// Object.keys gives the keys of the declaration, which TypeScript types as any text.
export const vehicleFieldNames = Object.keys(vehicleFields) as VehicleFieldName[];

/** Whether a field is rarely known, so that forms fold it away and tables leave it out. */
export const isRare = (name: VehicleFieldName): boolean => name in certificateFields;

/** The others. */
export const commonFieldNames = vehicleFieldNames.filter(name => !isRare(name));
