import type { FoundVehicle } from '@rto-desk/contract/endpoints/search';
import { vehicleSearchList } from '@rto-desk/contract/search';
import { useWords } from '../../words/useWords.ts';
import { vehicleColumns } from '../vehicles/vehicleColumns.tsx';
import { RecordSearch } from './RecordSearch.tsx';

/** The search among vehicles. */
export function VehicleSearch() {
  const words = useWords();
  return (
    <RecordSearch<FoundVehicle>
      slug="vehicle"
      what={words.vehicles.many}
      list={vehicleSearchList}
      hints={{
        vehicle_no: words.search.hint,
        application_no: words.search.vehicleApplicationHint,
        chassis_no: words.search.partHint,
        engine_no: words.search.partHint,
      }}
      columns={vehicleColumns(words)}
      tab="vehicles"
    />
  );
}
