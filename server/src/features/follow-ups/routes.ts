import { lockCitizens } from '../../facts/lock-citizens.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { lockVehicle } from '../vehicles/queries.ts';
import { followUpsPage, saveFollowUp } from './queries.ts';

export function followUpRoutes({ db }: Services): Route[] {
  return [
    implement('GET /follow-ups', ({ caller, query }) => followUpsPage(db, caller, query)),

    implement('PUT /citizens/{id}/follow-up', ({ caller, params, body }) =>
      db.transaction().execute(async transaction => {
        await lockCitizens(transaction, caller, [params.id]);
        return saveFollowUp(transaction, { citizen_id: params.id, vehicle_id: null }, body);
      }),
    ),

    implement('PUT /vehicles/{id}/follow-up', ({ caller, params, body }) =>
      db.transaction().execute(async transaction => {
        const { id, citizen_id } = await lockVehicle(transaction, caller, params.id);
        return saveFollowUp(transaction, { citizen_id, vehicle_id: id }, body);
      }),
    ),
  ];
}
