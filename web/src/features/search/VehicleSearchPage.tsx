import type { FoundVehicle } from '@rto-desk/contract/endpoints/search';
import { useWords } from '../../words/useWords.ts';
import { vehicleColumns } from '../vehicles/vehicleColumns.tsx';
import { SearchPage } from './SearchPage.tsx';

const names = ['vehicle_no', 'application_no'];

/** The search among vehicles. */
export function VehicleSearchPage() {
  const words = useWords();
  return (
    <SearchPage<FoundVehicle>
      slug="vehicle"
      what={words.vehicles.many}
      names={names}
      hints={{ vehicle_no: words.search.hint, application_no: words.search.vehicleApplicationHint }}
      columns={vehicleColumns(words)}
      tab="vehicles"
    />
  );
}
