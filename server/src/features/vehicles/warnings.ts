import type { SavedVehicle, Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { markForm } from '@rto-desk/contract/registration-mark';
import type { ServerWords } from '@rto-desk/contract/words/words';

/** Nothing is refused for the form of its registration mark: one of no known form is kept, and told. */
export function withWarnings(vehicle: Vehicle, words: ServerWords): SavedVehicle {
  if (markForm(vehicle.registration_no) !== null) return vehicle;
  return { ...vehicle, warnings: { registration_no: [words.vehicles.unknownMark(vehicle.registration_no)] } };
}
