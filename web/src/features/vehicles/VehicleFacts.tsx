import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { Facts } from '../../ui/Facts.tsx';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';

/** What is known of a vehicle beside its registration. */
export function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  const words = useWords();
  return (
    <Facts
      facts={[
        [words.fields.type, vehicle.type && shownValue(vehicle.type, words)],
        [words.fields.make_model, vehicle.make_model],
        [words.vehicles.chassis, vehicle.chassis_no],
        [words.vehicles.engine, vehicle.engine_no],
      ]}
    />
  );
}
