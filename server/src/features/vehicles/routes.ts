import type { Desk } from '../../desk.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { addVehicle, changeVehicle, deleteVehicle, vehiclesPage } from './queries.ts';

export function vehicleRoutes(desk: Desk): Route[] {
  const { db } = desk;
  return [
    implement('GET /citizens/{id}/vehicles', ({ caller, params, query }) =>
      vehiclesPage(db, caller, params.id, query.page),
    ),

    implement('POST /citizens/{id}/vehicles', ({ caller, params, body }) =>
      addVehicle(desk, caller, params.id, body),
    ),

    implement('PUT /vehicles/{id}', ({ caller, params, body }) => changeVehicle(db, caller, params.id, body)),

    implement('DELETE /vehicles/{id}', async ({ caller, params, words }) => {
      await deleteVehicle(db, caller, params.id);
      return { message: words.documents.recordDeleted(words.vehicles.one) };
    }),
  ];
}
