import { documentCalls } from '@rto-desk/contract/endpoints/documents';
import { type AnyKind, kinds } from '@rto-desk/contract/kinds/index';
import { implementCall, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { addDocument, changeDocument, type DocumentInput, deleteDocument, documentsPage } from './queries.ts';

/** The five calls of every document kind. */
export function documentRoutes(services: Services): Route[] {
  return kinds.flatMap(kind => routesOf(services, kind));
}

function routesOf(services: Services, kind: AnyKind): Route[] {
  const calls = documentCalls(kind);
  return [
    implementCall(calls.list, ({ caller, params, query }) =>
      documentsPage(services, caller, kind, params.id, query.page),
    ),

    implementCall(calls.create, ({ caller, params, body, file }) => {
      const { proof, ...input } = body;
      return addDocument(services, caller, kind, params.id, { input: input as DocumentInput, file, proof });
    }),

    implementCall(calls.update, ({ caller, params, body, file }) => {
      const { updated_at, remove_file, proof, ...input } = body;
      return changeDocument(services, caller, kind, params.id, {
        input: input as DocumentInput,
        file,
        removeFile: remove_file === '1',
        lastSeen: updated_at,
        proof,
      });
    }),

    implementCall(calls.confirm, ({ caller, params, body }) =>
      changeDocument(services, caller, kind, params.id, {
        input: {},
        file: null,
        removeFile: false,
        lastSeen: body.updated_at,
        proof: body.proof,
      }),
    ),

    implementCall(calls.remove, async ({ caller, params, query, words }) => {
      await deleteDocument(services, caller, kind, params.id, query.updated_at);
      return { message: words.documents.recordDeleted(words.kinds[kind.slug].one) };
    }),
  ];
}
