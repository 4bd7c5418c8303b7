import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { mergeCitizens } from './merge.ts';
import { mergesPage } from './queries.ts';
import { undoMerge } from './undo.ts';

export function mergeRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    implement('POST /citizens/{id}/merge', ({ caller, params, body }) =>
      mergeCitizens(services, caller, params.id, body),
    ),

    implement('GET /merges', ({ caller, query }) => mergesPage(db, caller, query.page)),

    implement('POST /merges/{id}/undo', async ({ caller, params, body, words }) => {
      const undone = await undoMerge(db, caller, params.id, { words, lastSeen: body.updated_at });
      return { ...undone, message: words.merges.undone };
    }),
  ];
}
