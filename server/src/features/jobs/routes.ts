import { today } from '@rto-desk/contract/expiry';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sendCsv } from '../../platform/csv.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from '../history/record-event.ts';
import { changeJob, takeJob, withJob } from './change.ts';
import { jobOf } from './details.ts';
import { addJobDocument, changeJobDocument, storeReturns } from './documents.ts';
import { exportColumns, streamJobs } from './export.ts';
import { jobsPage } from './list.ts';
import { moveTo, reject, reopen } from './move.ts';
import { addJob } from './new-job.ts';
import { jobOptions, referrerSuggestions } from './options.ts';
import { stageOf } from './stages.ts';

export function jobRoutes(services: Services): Route[] {
  const { db, fileKey } = services;
  const reader = ({ caller, words }: { caller: SignedIn; words: ServerWords }) => ({
    caller,
    words,
    fileKey,
  });
  return [
    implement('GET /jobs', ({ caller, query, words }) => jobsPage(db, caller, words, query)),

    implement('POST /jobs', call => addJob(db, reader(call), call.body)),

    implement('GET /jobs/options', ({ caller, words }) => jobOptions(db, caller, words)),

    implement('GET /jobs/{id}', call => jobOf(db, reader(call), call.params.id)),

    implement('PATCH /jobs/{id}', call => {
      const { contact_name, contact_phone, ...change } = call.body;
      // Both are required where they are told of, and never null.
      const contact = { ...(contact_name && { contact_name }), ...(contact_phone && { contact_phone }) };
      return changeJob(db, reader(call), call.params.id, { ...change, ...contact });
    }),

    implement('POST /jobs/{id}/take', call => takeJob(db, reader(call), call.params.id)),

    implement('POST /jobs/{id}/stage', call => {
      const { caller, params, body } = call;
      return withJob(db, reader(call), params.id, body.updated_at, async (transaction, job) => {
        const stage = await stageOf(transaction, body.stage ?? '');
        if (stage.status === 'completed') {
          await storeReturns(transaction, reader(call), job.id, body.papers);
        }
        await moveTo(transaction, caller, job, stage);
      });
    }),

    implement('POST /jobs/{id}/reject', call => {
      const { caller, params, body } = call;
      return withJob(db, reader(call), params.id, body.updated_at, (transaction, job) =>
        reject(transaction, caller, job, { code: body.reason_code, text: body.reason ?? null }),
      );
    }),

    implement('POST /jobs/{id}/reopen', call =>
      withJob(db, reader(call), call.params.id, call.body.updated_at, (transaction, job) =>
        reopen(transaction, call.caller, job),
      ),
    ),

    implement('POST /jobs/{id}/papers', call =>
      addJobDocument(services, reader(call), call.params.id, call.body, call.file),
    ),

    implement('PATCH /jobs/{id}/papers/{paper}', call => {
      const { updated_at, remove_file, ...change } = call.body;
      const which = { jobId: call.params.id, paperId: call.params.paper };
      const scan = { file: call.file, removeFile: remove_file, lastSeen: updated_at };
      return changeJobDocument(services, reader(call), which, change, scan);
    }),

    implement('GET /jobs/export', async ({ caller, query, words, reply }) => {
      await recordEvent(db, { action: 'exported', record: 'service_requests' });
      const lines = streamJobs(db, caller, words, query);
      await sendCsv(reply, `jobs-${today()}.csv`, exportColumns(words), lines);
      return '';
    }),

    implement('GET /jobs/given-by', async ({ caller, query }) => ({
      data: await referrerSuggestions(db, caller, query.q),
    })),
  ];
}
