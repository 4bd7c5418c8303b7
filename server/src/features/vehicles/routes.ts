import type { SavedVehicle, Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { markForm } from '@rto-desk/contract/registration-mark';
import type { Words } from '@rto-desk/contract/words/words';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { noteLeaving, takeLeavingBack } from './leaving.ts';
import { addVehicle, changeVehicle, deleteVehicle, vehiclesPage } from './queries.ts';

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
      noteLeaving(db, caller, params.id, body),
    ),

    implement('DELETE /vehicles/{id}/noc', ({ caller, params }) => takeLeavingBack(db, caller, params.id)),

    implement('DELETE /vehicles/{id}', async ({ caller, params, words }) => {
      await deleteVehicle(db, caller, params.id);
      return { message: words.documents.recordDeleted(words.vehicles.one) };
    }),
  ];
}

/** Nothing is refused for the form of its registration mark: one of no known form is kept, and told. */
function withWarnings(vehicle: Vehicle, words: Words): SavedVehicle {
  if (markForm(vehicle.registration_no) !== null) return vehicle;
  return { ...vehicle, warnings: { registration_no: [words.vehicles.unknownMark(vehicle.registration_no)] } };
}
