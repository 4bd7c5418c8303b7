import { licenceSearch } from '@rto-desk/contract/endpoints/search';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import type { Desk } from '../../desk.ts';
import { implement, implementCall, type Route } from '../../platform/http/implement.ts';
import { findEverything } from '../../search/everything.ts';
import { asHit } from './hits.ts';
import { licencesPage, vehicleSearchPage } from './queries.ts';

export function searchRoutes(desk: Desk): Route[] {
  return [
    ...citizenKinds.map(kind =>
      implementCall(licenceSearch(kind), ({ caller, query }) => licencesPage(desk, caller, kind, query)),
    ),

    implement('GET /search/vehicle', ({ caller, query }) => vehicleSearchPage(desk.db, caller, query)),

    implement('GET /global-search', async ({ caller, query, words }) => {
      const found = await findEverything(desk.db, caller, query.query);
      return found.map(record => asHit(record, words));
    }),
  ];
}
