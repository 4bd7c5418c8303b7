import type { SavedVehicle } from '@rto-desk/contract/endpoints/vehicles';
import { toast } from '../../ui/toast.ts';

/** Says what may be mistyped in a vehicle that was saved as it is. */
export function showWarnings({ warnings }: SavedVehicle): void {
  for (const sentence of warnings?.registration_no ?? []) toast.info(sentence);
}
