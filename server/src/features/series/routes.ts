import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { changeDeskSettings, deskSettingsOf } from '../office/desk-settings.ts';
import { allSeries, changeSeries, confirmNumbers, setNext, skipNumbers } from './settings.ts';

export function seriesRoutes({ db }: Services): Route[] {
  return [
    implement('GET /admin/desk-settings', () => deskSettingsOf(db)),

    implement('PUT /admin/desk-settings', ({ body, caller }) => changeDeskSettings(db, caller, body)),

    implement('GET /admin/series', async () => ({ data: await allSeries(db) })),

    implement('PUT /admin/series/{series}', ({ params, body }) => changeSeries(db, params.series, body)),

    implement('PUT /admin/series/{series}/next', ({ params, body: { branch_id = null, next } }) =>
      setNext(db, params.series, { branch_id, next }),
    ),

    implement('POST /admin/series/{series}/skip', ({ params, body: { branch_id = null, to, reason } }) =>
      skipNumbers(db, params.series, { branch_id, to, reason }),
    ),

    implement('POST /admin/series/confirm', async () => ({ data: await confirmNumbers(db) })),
  ];
}
