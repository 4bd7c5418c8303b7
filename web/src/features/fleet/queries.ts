import type { FleetEnd, FleetRow } from '@rto-desk/contract/endpoints/fleet';
import type { QueryOf } from '@rto-desk/contract/list';
import type { fleetList } from '@rto-desk/contract/vehicle';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { recordsKey } from '../../api/records.ts';

/** An end that can be ticked, with the vehicle that it belongs to. */
export type VehicleEnd = FleetEnd & { vehicle: Pick<FleetRow, 'id' | 'registration_no'> };

export const fleetPage = (id: number, query: QueryOf<typeof fleetList>) =>
  queryOptions({
    queryKey: recordsKey('fleet', id, query),
    queryFn: ({ signal }) => call('GET /citizens/{id}/fleet', { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });
