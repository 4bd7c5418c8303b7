import { licenceSearch } from '@rto-desk/contract/endpoints/search';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { implement, implementCall, type Route } from '../../platform/http/implement.ts';
import { globalSearch } from '../../search/global-search.ts';
import { jobsFound } from '../../search/jobs.ts';
import { documentsNumbered, inquiriesNumbered } from '../../search/numbered.ts';
import { findEntries } from '../../search/register.ts';
import type { Services } from '../../services.ts';
import { licencesPage, vehicleSearchPage } from './queries.ts';
import { toDocumentResult, toEntryResult, toInquiryResult, toJobResult, toResult } from './result.ts';

export function searchRoutes(services: Services): Route[] {
  return [
    ...citizenKinds.map(kind =>
      implementCall(licenceSearch(kind), ({ caller, query }) => licencesPage(services, caller, kind, query)),
    ),

    implement('GET /search/vehicle', ({ caller, query }) => vehicleSearchPage(services.db, caller, query)),

    implement('GET /global-search', async ({ caller, query, words }) => {
      const found = await globalSearch(services.db, caller, query.query);
      const jobs = await jobsFound(services.db, caller, query.query);
      const documents = await documentsNumbered(services.db, caller, query.query);
      const inquiries = await inquiriesNumbered(services.db, caller, query.query);
      const papers = await findEntries(services.db, caller, query.query);
      return [
        ...jobs.filter(({ exact }) => exact).map(job => toJobResult(job, words)),
        ...documents.map(document => toDocumentResult(document, words)),
        ...found.map(record => toResult(record, words)),
        ...jobs.filter(({ exact }) => !exact).map(job => toJobResult(job, words)),
        ...inquiries.map(inquiry => toInquiryResult(inquiry, words)),
        ...papers.map(paper => toEntryResult(paper, words)),
      ];
    }),
  ];
}
