import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { markDeparted, undoDeparture } from './leaving.ts';
import { addVehicle, changeVehicle, deleteVehicle, vehiclesPage, withWarnings } from './queries.ts';

export function vehicleRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    implement('GET /citizens/{id}/vehicles', ({ caller, params, query }) =>
      vehiclesPage(db, caller, params.id, query.page),
    ),

    implement('POST /citizens/{id}/vehicles', async ({ caller, params, body, words }) =>
      withWarnings(await addVehicle(services, caller, params.id, body), words),
    ),

    implement('PUT /vehicles/{id}', async ({ caller, params, body, words }) =>
      withWarnings(await changeVehicle(db, caller, params.id, body), words),
    ),

    implement('POST /vehicles/{id}/noc', ({ caller, params, body }) =>
      markDeparted(db, caller, params.id, body),
    ),

    implement('DELETE /vehicles/{id}/noc', ({ caller, params, query }) =>
      undoDeparture(db, caller, params.id, query.updated_at),
    ),

    implement('DELETE /vehicles/{id}', async ({ caller, params, query, words }) => {
      await deleteVehicle(db, caller, params.id, query.updated_at);
      return { message: words.documents.recordDeleted(words.vehicles.one) };
    }),
  ];
}
