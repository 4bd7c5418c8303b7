import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import type { Words } from '@rto-desk/contract/words/words';
import type { Column } from '../../ui/DataTable.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { OriginBadge } from '../../ui/OriginBadge.tsx';
import { shownValue } from '../../words/shownValue.ts';

/** The columns of a citizen's vehicles. */
export function vehicleColumns(words: Words): Column<Vehicle>[] {
  return [
    {
      key: 'registration_no',
      label: words.vehicles.registration,
      as: 'heading',
      cell: vehicle => (
        <>
          <NumberText value={vehicle.registration_no} /> <OriginBadge origin={vehicle.origin} />
        </>
      ),
    },
    {
      key: 'type',
      label: words.fields.type,
      cell: vehicle => (vehicle.type && shownValue(vehicle.type, words)) ?? words.general.none,
    },
    {
      key: 'make_model',
      label: words.fields.make_model,
      cell: vehicle => vehicle.make_model ?? words.general.none,
    },
    {
      key: 'chassis_no',
      label: words.vehicles.chassis,
      cell: vehicle => <NumberText value={vehicle.chassis_no} />,
    },
    {
      key: 'engine_no',
      label: words.vehicles.engine,
      cell: vehicle => <NumberText value={vehicle.engine_no} />,
    },
  ];
}
