import { today } from '@rto-desk/contract/expiry';
import { sendCsv } from '../../platform/csv.ts';
import { NotFound } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { endingOf } from '../../platform/storage/media-type.ts';
import type { Services } from '../../services.ts';
import { fileWithin, recordDocumentOpened } from '../files/queries.ts';
import { recordEvent } from '../history/record-event.ts';
import { staff } from '../jobs/links.ts';
import { bookOf } from './book.ts';
import { cancelEntry, changeEntry, closeEntry, reopenEntry, replyTo } from './change.ts';
import { addEntry } from './enter.ts';
import { entryColumns, streamEntries } from './export.ts';
import { entriesPage } from './list.ts';
import { entryFileOf, entryOf, type Reader } from './rows.ts';

export function registerRoutes(services: Services): Route[] {
  const { db, fileKey, storage } = services;
  /** Throws NotFound while the register is switched off. */
  const reader = ({ caller }: { caller: SignedIn }): Reader => {
    if (!caller.desk.register_on) throw new NotFound();
    return { caller, fileKey };
  };
  return [
    implement('GET /register-entries', async call => entriesPage(db, reader(call), call.query)),

    implement('POST /register-entries', async call => addEntry(services, reader(call), call.body, call.file)),

    implement('GET /register-entries/book', async call => ({
      data: await bookOf(db, reader(call), {
        direction: call.query.direction,
        from: call.query.from ?? '',
        to: call.query.to ?? '',
      }),
    })),

    implement('GET /register-entries/export', async call => {
      const { query, words, reply } = call;
      const lines = streamEntries(db, reader(call), query);
      await recordEvent(db, { action: 'exported', record: 'register_entries' });
      await sendCsv(reply, `register-${today()}.csv`, entryColumns(words), lines);
      return '';
    }),

    implement('GET /register-entries/assignees', async call => {
      const { caller } = reader(call);
      const found = await staff(db, caller).orderBy('users.name').limit(200).execute();
      return { data: found.map(({ id, name }) => ({ id, name })) };
    }),

    implement('GET /register-entries/{id}', async call => entryOf(db, reader(call), call.params.id)),

    implement('GET /register-entries/{id}/file', async call => {
      const { caller } = reader(call);
      const { number, file_id } = await entryFileOf(db, caller, call.params.id);
      const file = await fileWithin(db, caller, file_id);
      if (file === undefined) throw new NotFound();
      await recordDocumentOpened(db, file);
      const name = `${number.replaceAll('/', '-')}${endingOf(file.media_type)}`;
      await sendFile(call.reply, { name, type: 'application/octet-stream' }, storage.read(file.id));
      return '';
    }),

    implement('PATCH /register-entries/{id}', async call => {
      const { party, subject, ...change } = call.body;
      // Both are optional, but never null or empty.
      const said = { ...(party && { party }), ...(subject && { subject }) };
      return changeEntry(db, reader(call), call.params.id, { ...change, ...said });
    }),

    implement('POST /register-entries/{id}/close', async call =>
      closeEntry(db, reader(call), call.params.id, call.body),
    ),

    implement('POST /register-entries/{id}/reopen', async call =>
      reopenEntry(db, reader(call), call.params.id, call.body.updated_at),
    ),

    implement('POST /register-entries/{id}/cancel', async call =>
      cancelEntry(db, reader(call), call.params.id, call.body),
    ),

    implement('POST /register-entries/{id}/reply', async call =>
      replyTo(db, reader(call), call.params.id, call.body),
    ),
  ];
}
