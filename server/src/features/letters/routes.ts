import { Readable } from 'node:stream';
import { implement, type Route } from '../../platform/http/implement.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { ReceivedUpload } from '../../platform/storage/storage.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from '../history/record-event.ts';
import { textOf } from './docx.ts';
import { cancelLetter, issueLetter } from './issue.ts';
import {
  answerLetter,
  beginLetter,
  discardLetter,
  fileOf,
  letterOf,
  lettersPage,
  tryTemplate,
} from './letters.ts';
import { addStarters } from './starters.ts';
import { tagList } from './tag-list.ts';
import { addTemplate, archiveTemplate, changeTemplate, templateOf, templatesOf } from './templates.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export function letterRoutes({ db, storage }: Services): Route[] {
  const contentOf = (file: ReceivedUpload | null) => (file === null ? null : storage.readReceived(file));
  return [
    implement('POST /admin/templates', async ({ body, file }) =>
      addTemplate(db, body, await contentOf(file)),
    ),

    implement('POST /admin/templates/starters', async () => ({ added: await addStarters(db) })),

    implement('PUT /admin/templates/{id}', async ({ params, body, file }) =>
      changeTemplate(db, params.id, body, await contentOf(file)),
    ),

    implement('DELETE /admin/templates/{id}', async ({ params, words }) => {
      await archiveTemplate(db, params.id);
      return { message: words.letters.templates.archived };
    }),

    implement('GET /templates', async ({ query }) => ({ data: await templatesOf(db, query) })),

    implement('GET /templates/tags', async () => ({ data: tagList() })),

    implement('GET /templates/{id}/file', async ({ params, reply }) => {
      const { content } = await templateOf(db, params.id);
      await sendFile(reply, { name: `template-${params.id}.docx`, type: DOCX }, Readable.from([content]));
      return '';
    }),

    implement('GET /templates/{id}/text', ({ caller, params, query }) =>
      tryTemplate(db, caller, params.id, query),
    ),

    implement('GET /letters', ({ caller, query }) => lettersPage(db, caller, query)),

    implement('POST /letters', ({ caller, body }) => beginLetter(db, caller, body)),

    implement('GET /letters/{id}', ({ caller, params }) => letterOf(db, caller, params.id)),

    implement('PUT /letters/{id}', ({ caller, params, body }) => answerLetter(db, caller, params.id, body)),

    implement('DELETE /letters/{id}', async ({ caller, params, words }) => {
      await discardLetter(db, caller, params.id);
      return { message: words.letters.discarded };
    }),

    implement('GET /letters/{id}/text', async ({ caller, params }) => ({
      blocks: await textOf((await fileOf(db, caller, params.id)).content),
    })),

    implement('GET /letters/{id}/file', async ({ caller, params, reply }) => {
      const { name, content } = await fileOf(db, caller, params.id);
      await recordEvent(db, { action: 'opened', record: 'letters', record_id: params.id, title: name });
      await sendFile(reply, { name, type: DOCX }, Readable.from([content]));
      return '';
    }),

    implement('POST /letters/{id}/issue', ({ caller, params, body }) =>
      issueLetter(db, caller, params.id, body),
    ),

    implement('POST /letters/{id}/cancel', ({ caller, params, body }) =>
      cancelLetter(db, caller, params.id, body),
    ),
  ];
}
