import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { vehicleFields } from '@rto-desk/contract/vehicle';
import { Facts } from '../../ui/Facts.tsx';
import { FieldValue } from '../../ui/FieldValue.tsx';
import { useWords } from '../../words/useWords.ts';
import { vehicleLabel } from './vehicleColumns.tsx';
import { vehicleFieldNames } from './vehicleFieldNames.ts';

/** What is known of a vehicle beside its registration. */
export function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  const words = useWords();
  return (
    <Facts
      facts={vehicleFieldNames
        .slice(1)
        .map(name => [
          vehicleLabel(name, words),
          vehicle[name] !== null && <FieldValue field={vehicleFields[name]} value={vehicle[name]} />,
        ])}
    />
  );
}
