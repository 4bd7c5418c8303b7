import { today } from '@rto-desk/contract/expiry';
import type { Desk } from '../../desk.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { sendFile } from '../../platform/http/stream.ts';
import { oneAtATime } from '../../platform/in-turn.ts';
import { refuseWrongPassword } from '../accounts/own-password.ts';
import { tell } from '../history/tell.ts';
import { archiveOf } from './archive.ts';
import { ask, carryOut, decline, requestsPage, takeBack, wishOf } from './deletion.ts';

export function ownDataRoutes(desk: Desk): Route[] {
  const { db } = desk;
  // An archive reads every document of an account.
  const alone = oneAtATime();
  return [
    implement('GET /me/data', ({ caller, reply }) =>
      alone(caller.id, async () => {
        const archive = await archiveOf(desk, caller);
        await tell(db, { action: 'exported', record: 'users', record_id: caller.id });
        await sendFile(reply, { name: `my-data-${today()}.zip`, type: 'application/zip' }, archive);
        return '';
      }),
    ),
    implement('GET /me/deletion', ({ caller }) => wishOf(db, caller)),
    implement('POST /me/deletion', async ({ caller, body }) => {
      await refuseWrongPassword(desk, caller.id, body.password);
      return ask(db, caller, body.reason ?? null);
    }),
    implement('DELETE /me/deletion', async ({ caller, words }) => {
      await takeBack(db, caller);
      return { message: words.ownData.takenBack };
    }),
    implement('GET /admin/deletion-requests', ({ query }) => requestsPage(db, query)),
    implement('POST /admin/deletion-requests/{id}/done', ({ caller, params }) =>
      carryOut(desk, caller, params.id),
    ),
    implement('POST /admin/deletion-requests/{id}/decline', ({ caller, params, body }) =>
      decline(desk, caller, params.id, body.answer ?? ''),
    ),
  ];
}
