import { NotFound } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { citizenWithin } from '../../scope/conditions.ts';
import type { Services } from '../../services.ts';
import { citizenOf } from '../citizens/queries.ts';
import { changeSettings, settingsOf } from '../office/settings.ts';
import { duePage, progressOf } from './progress.ts';
import { tomorrowsOf } from './tomorrow.ts';

export function reminderRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    implement('GET /admin/reminders', () => settingsOf(db)),
    implement('PUT /admin/reminders', ({ body }) => changeSettings(db, body)),
    implement('GET /admin/reminders/due', ({ query }) => duePage(db, query.page)),
    implement('GET /admin/reminders/tomorrow', () => tomorrowsOf(services)),
    implement('GET /admin/reminders/progress', () => progressOf(services)),
    implement('PUT /citizens/{id}/reminders', async ({ caller, params, body }) => {
      // unscoped: `citizenWithin` limits what is changed
      await db
        .transaction()
        .execute(transaction =>
          transaction
            .updateTable('citizens')
            .set({ reminders_off: body.off })
            .where('citizens.id', '=', params.id)
            .where(citizenWithin(caller))
            .execute(),
        );
      const citizen = await citizenOf(db, caller, params.id);
      if (citizen === undefined) throw new NotFound();
      return citizen;
    }),
  ];
}
