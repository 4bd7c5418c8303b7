import { today } from '@rto-desk/contract/expiry';
import { implement, type Route } from '../../platform/http/implement.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { oneAtATime } from '../../platform/keyed-mutex.ts';
import { countChange } from '../../platform/limits.ts';
import type { Services } from '../../services.ts';
import { assertOwnPassword } from '../accounts/own-password.ts';
import { recordEvent } from '../history/record-event.ts';
import { archiveOf } from './archive.ts';
import {
  carryOutDeletion,
  declineDeletion,
  deletionRequestsPage,
  ownDeletionRequest,
  requestDeletion,
  withdrawDeletion,
} from './deletion.ts';

export function ownDataRoutes(services: Services): Route[] {
  const { db } = services;
  // An archive reads every document of an account.
  const alone = oneAtATime();
  return [
    implement('GET /me/data', ({ caller, reply }) =>
      alone(caller.id, async () => {
        // Each is a line of the history.
        await countChange(services.limits, caller);
        const archive = await archiveOf(services, caller);
        await recordEvent(db, { action: 'exported', record: 'users', record_id: caller.id });
        await sendFile(reply, { name: `my-data-${today()}.zip`, type: 'application/zip' }, archive);
        return '';
      }),
    ),
    implement('GET /me/deletion', ({ caller }) => ownDeletionRequest(db, caller)),
    implement('POST /me/deletion', async ({ caller, body }) => {
      await assertOwnPassword(services, caller.id, body.password);
      return requestDeletion(db, caller, body.reason ?? null);
    }),
    implement('DELETE /me/deletion', async ({ caller, words }) => {
      await withdrawDeletion(db, caller);
      return { message: words.ownData.takenBack };
    }),
    implement('GET /admin/deletion-requests', ({ query }) => deletionRequestsPage(db, query)),
    implement('POST /admin/deletion-requests/{id}/done', ({ caller, params }) =>
      carryOutDeletion(services, caller, params.id),
    ),
    implement('POST /admin/deletion-requests/{id}/decline', ({ caller, params, body }) =>
      declineDeletion(services, caller, params.id, body.answer ?? ''),
    ),
  ];
}
