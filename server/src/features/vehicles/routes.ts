import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { addVehicle, changeVehicle, deleteVehicle, vehiclesPage } from './queries.ts';

export function vehicleRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    implement('GET /citizens/{id}/vehicles', ({ caller, params, query }) =>
      vehiclesPage(db, caller, params.id, query.page),
    ),

    implement('POST /citizens/{id}/vehicles', ({ caller, params, body }) =>
      addVehicle(services, caller, params.id, body),
    ),

    implement('PUT /vehicles/{id}', ({ caller, params, body }) => changeVehicle(db, caller, params.id, body)),

    implement('DELETE /vehicles/{id}', async ({ caller, params, words }) => {
      await deleteVehicle(db, caller, params.id);
      return { message: words.documents.recordDeleted(words.vehicles.one) };
    }),
  ];
}
