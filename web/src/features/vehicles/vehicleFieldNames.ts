import { vehicleFields } from '@rto-desk/contract/vehicle';

export type VehicleFieldName = keyof typeof vehicleFields;

/** The fields of a vehicle in their order, the registration first. */
// Object.keys gives the keys of the declaration, which TypeScript types as any text.
export const vehicleFieldNames = Object.keys(vehicleFields) as VehicleFieldName[];
