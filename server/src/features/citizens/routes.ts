import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { mobileWarning } from '../../facts/dummy-mobile.ts';
import { noSuchCitizen } from '../../facts/merged-into.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { citizenDetails } from './all-details.ts';
import { addCitizen, changeCitizen, changeGuardian, deleteCitizen } from './mutations.ts';
import { citizenOf, citizensPage } from './queries.ts';

export function citizenRoutes(services: Services): Route[] {
  const { db, fileKey } = services;
  return [
    implement('GET /citizens', ({ caller, query }) => citizensPage(db, caller, query)),

    implement('POST /citizens', async ({ caller, body, words }) =>
      withWarning(await addCitizen(services, caller, body), words),
    ),

    implement('GET /citizens/{id}', async ({ caller, params, words }) => {
      const citizen = await citizenOf(db, caller, params.id);
      if (citizen === undefined) throw await noSuchCitizen(db, caller, params.id);
      return withWarning(citizen, words);
    }),

    implement('PUT /citizens/{id}', async ({ caller, params, body, words }) =>
      withWarning(await changeCitizen(db, caller, params.id, body), words),
    ),

    implement('DELETE /citizens/{id}', async ({ caller, params, query, words }) => {
      await deleteCitizen(db, caller, params.id, query.updated_at);
      return { message: words.documents.recordDeleted(words.citizens.citizen) };
    }),

    implement('PUT /citizens/{id}/guardian', ({ caller, params, body }) =>
      changeGuardian(db, caller, params.id, body),
    ),

    implement('GET /citizens/{id}/all-details', ({ caller, params }) =>
      citizenDetails(db, fileKey, caller, params.id),
    ),
  ];
}

const withWarning = (citizen: Citizen, words: ServerWords) => ({
  ...citizen,
  ...mobileWarning(words, citizen.mobile),
});
