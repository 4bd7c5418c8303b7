import { inIndia, today } from '@rto-desk/contract/expiry';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { endName } from '@rto-desk/contract/words/type-name';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { type CsvColumn, sendCsv } from '../../platform/csv.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from '../history/record-event.ts';
import { expiryFilter } from './filter.ts';
import { expiredDocumentsOf } from './of-citizen.ts';
import { type ExpiryLine, expiriesPage, expiryLines } from './queries.ts';

export function expiryRoutes(services: Services): Route[] {
  return [
    implement('GET /reports/expiries', ({ caller, query }) =>
      expiriesPage(services, caller, expiryFilter(query), query.page, query.per_page),
    ),

    implement('GET /reports/expiries/export', async ({ caller, query, words, reply }) => {
      const lines = expiryLines(services.db, caller, expiryFilter(query));
      await recordEvent(services.db, {
        action: 'exported',
        record: 'expiries',
        after: chosen({ ...query, rows: undefined }),
      });
      await sendCsv(reply, `expiry-report-${today()}.csv`, columns(words), lines);
      return '';
    }),

    implement('GET /citizens/{id}/expired-documents', ({ caller, params, query }) =>
      expiredDocumentsOf(services.db, caller, params.id, {
        before: today(),
        superseded: query.include_superseded,
      }),
    ),
  ];
}

/** The filters that are set. */
function chosen(query: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value));
}

function columns(words: ServerWords): CsvColumn<ExpiryLine>[] {
  const { expiries } = words;
  const { csv } = expiries;
  return [
    { heading: csv.type, cell: line => kindOf(line.kind).type },
    { heading: csv.identifier, cell: line => line.identifier },
    { heading: csv.vehicle_no, cell: line => line.vehicle_no },
    { heading: csv.owner_name, cell: line => line.owner_name },
    { heading: csv.owner_mobile, cell: line => line.owner_mobile },
    { heading: csv.expiry_date, cell: line => line.expiry_date },
    { heading: csv.superseded, cell: line => (line.superseded ? expiries.csvYes : '') },
    { heading: csv.holder_until, cell: line => line.holder_until },
    { heading: csv.citizen_id, cell: line => line.citizen_id },
    { heading: csv.record_id, cell: line => line.document_id },
    { heading: csv.end, cell: line => endName(kindOf(line.kind), line.end, words) },
    { heading: csv.told, cell: line => line.told_at && inIndia(new Date(line.told_at)).slice(0, 10) },
  ];
}
