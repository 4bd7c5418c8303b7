import { Invalid } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from '../history/record-event.ts';
import { createImport } from './create.ts';
import { editRow } from './plan/edit-row.ts';
import { withRowsAbove } from './plan/rows-above.ts';
import { foundImport, importDetails, importsPage } from './queries.ts';
import { importReminders } from './reminders.ts';
import { eachRow, rowsPage } from './rows.ts';
import { rowsSheet, SHEET, templateSheet } from './sheets.ts';
import { allowReminders, startCommit, startDryRun, startUndo } from './start.ts';

export function importRoutes(services: Services): Route[] {
  const { db, storage, limits } = services;
  return [
    implement('GET /imports', ({ caller, query }) => importsPage(db, caller, query.page)),

    implement('POST /imports', async ({ caller, body, file, words }) => {
      const { text, sheet = null } = body;
      if (file === null && !text?.trim())
        throw new Invalid({ file: words => words.imports.rows.neitherFileNorText });
      await limits.count('lists', String(caller.id));
      const given = file === null ? (text ?? '') : await storage.readReceived(file);
      return createImport(db, caller, given, file?.original_name ?? null, sheet, words);
    }),

    implement('GET /imports/template.xlsx', async ({ reply, words }) => {
      await sendFile(reply, { name: 'list.xlsx', type: SHEET }, templateSheet(words));
      return '';
    }),

    implement('GET /imports/{id}', ({ caller, params, words }) =>
      importDetails(db, caller, params.id, words),
    ),

    implement('PUT /imports/{id}/mapping', ({ caller, params, body, words }) =>
      startDryRun(db, caller, params.id, body, words),
    ),

    implement('GET /imports/{id}/rows', ({ caller, params, query, words }) =>
      rowsPage(db, caller, params.id, query, words),
    ),

    implement('PATCH /imports/{id}/rows/{line}', ({ caller, params, body, words }) =>
      editRow(db, caller, params.id, params.line, body, words),
    ),

    implement('GET /imports/{id}/rows.xlsx', async ({ caller, params, query, reply, words }) => {
      const list = await foundImport(db, caller, params.id);
      await recordEvent(db, { action: 'exported', record: 'imports', record_id: params.id });
      const pages = eachRow(db, caller, params.id, query.verdict, words);
      const sheet = rowsSheet(list, pages, rows => withRowsAbove(db, list, rows), words);
      await sendFile(reply, { name: `list-${params.id}.xlsx`, type: SHEET }, sheet);
      return '';
    }),

    implement('POST /imports/{id}/commit', ({ caller, params, body, words }) =>
      startCommit(db, caller, params.id, { words, lastSeen: body.updated_at }),
    ),

    implement('POST /imports/{id}/undo', ({ caller, params, body, words }) =>
      startUndo(db, caller, params.id, { words, lastSeen: body.updated_at }),
    ),

    implement('GET /imports/{id}/reminders', ({ caller, params }) =>
      importReminders(services, caller, params.id),
    ),

    implement('POST /imports/{id}/reminders', async ({ caller, params }) => {
      await allowReminders(db, caller, params.id);
      return importReminders(services, caller, params.id);
    }),
  ];
}
