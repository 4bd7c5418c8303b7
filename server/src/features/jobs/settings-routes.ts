import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { changeService, servicesOf } from './service-settings.ts';
import { addReason, addStage, changeJobSettings, changeReason, changeStage } from './settings.ts';

/** What admins set of jobs. */
export function jobSettingsRoutes({ db }: Services): Route[] {
  return [
    implement('POST /admin/job-stages', ({ body, words }) => addStage(db, words, body)),
    implement('PUT /admin/job-stages/{id}', ({ params, body, words }) =>
      changeStage(db, words, params.id, body),
    ),
    implement('POST /admin/job-reasons', ({ body, words }) => addReason(db, words, body)),
    implement('PUT /admin/job-reasons/{id}', ({ params, body, words }) =>
      changeReason(db, words, params.id, body),
    ),
    implement('GET /admin/job-services', async () => ({ data: await servicesOf(db) })),
    implement('PUT /admin/job-services/{service}', ({ params, body }) =>
      changeService(db, params.service, { ...body, days: body.days ?? 0 }),
    ),
    implement('PUT /admin/job-settings', ({ body }) => changeJobSettings(db, body)),
  ];
}
