import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { changeReminders } from '../citizens/mutations.ts';
import { rescheduleDeferred } from '../messages/outbox.ts';
import { changeSettings, settingsOf } from '../office/settings.ts';
import { duePage, progressOf } from './progress.ts';
import { tomorrowsOf } from './tomorrow.ts';

export function reminderRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    implement('GET /admin/reminders', () => settingsOf(db)),
    implement('PUT /admin/reminders', ({ body }) =>
      db.transaction().execute(async transaction => {
        const settings = await changeSettings(transaction, body);
        await rescheduleDeferred(transaction);
        return settings;
      }),
    ),
    implement('GET /admin/reminders/due', ({ query }) => duePage(db, query.page)),
    implement('GET /admin/reminders/tomorrow', () => tomorrowsOf(services)),
    implement('GET /admin/reminders/progress', () => progressOf(services)),
    implement('PUT /citizens/{id}/reminders', ({ caller, params, body }) =>
      changeReminders(db, caller, params.id, body),
    ),
  ];
}
