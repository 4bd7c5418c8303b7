import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { vehicleFields } from '@rto-desk/contract/vehicle';
import { FieldValue } from '../../ui/FieldValue.tsx';
import { useWords } from '../../words/useWords.ts';
import { vehicleLabel } from './vehicleColumns.tsx';
import { isRare, vehicleFieldNames } from './vehicleFieldNames.ts';

/** What is known of a vehicle beside its registration, in one line. */
export function VehicleBrief({ vehicle }: { vehicle: Vehicle }) {
  const words = useWords();
  return vehicleFieldNames
    .slice(1)
    .filter(name => vehicle[name] !== null)
    .map((name, position) => (
      <span key={name} title={isRare(name) ? undefined : vehicleLabel(name, words)}>
        {position > 0 && ' · '}
        {isRare(name) && `${vehicleLabel(name, words)}: `}
        <FieldValue field={vehicleFields[name]} value={vehicle[name]} />
      </span>
    ));
}
