import { useSearchParams } from 'react-router';

/** Which vehicle All Details is narrowed down to, kept in the address: `?tab=all&vehicle=7`. */
export function useVehicleFilter() {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('vehicle') ?? '';
  return {
    chosen,
    choose: (id: string) => setParams(id === '' ? { tab: 'all' } : { tab: 'all', vehicle: id }),
    /** Whether a vehicle is shown; a filter for one that is not there (any more) hides none. */
    shows: (vehicle: { id: number }, all: readonly { id: number }[]) =>
      !all.some(one => String(one.id) === chosen) || String(vehicle.id) === chosen,
  };
}
