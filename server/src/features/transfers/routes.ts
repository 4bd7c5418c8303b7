import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { formerVehiclesPage, ownersPage } from './owners.ts';
import { transferVehicle } from './transfer.ts';
import { undoTransfer } from './undo.ts';

export function transferRoutes({ db }: Services): Route[] {
  return [
    implement('POST /vehicles/{id}/transfers', ({ caller, params, body }) =>
      transferVehicle(db, caller, params.id, body),
    ),

    implement('GET /vehicles/{id}/owners', ({ caller, params, query }) =>
      ownersPage(db, caller, params.id, query.page),
    ),

    implement('GET /citizens/{id}/former-vehicles', ({ caller, params, query }) =>
      formerVehiclesPage(db, caller, params.id, query.page),
    ),

    implement('POST /transfers/{id}/undo', async ({ caller, params, body, words }) => {
      await undoTransfer(db, caller, params.id, body.updated_at);
      return { message: words.transfers.undone };
    }),
  ];
}
