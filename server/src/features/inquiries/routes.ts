import type { DocumentInquiry } from '@rto-desk/contract/endpoints/requests';
import { today } from '@rto-desk/contract/expiry';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { mobileWarning } from '../../facts/dummy-mobile.ts';
import { type CsvColumn, sendCsv } from '../../platform/csv.ts';
import { Invalid } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from '../history/record-event.ts';
import { countSubmission, honeypotReceipt } from '../jobs/new-submission.ts';
import { inquiryOf, setInquiryNotes } from './details.ts';
import {
  addInquiry,
  INQUIRY,
  inquiriesPage,
  setInquiryBranch,
  setInquiryStatus,
  streamInquiries,
} from './queries.ts';

export function inquiryRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    implement('POST /document-inquiries', async ({ body, caller, address, words }) => {
      const { website, vehicle_no = null, ...submission } = body;
      if (submission.document_type.length === 0) {
        throw new Invalid({ document_type: words => words.requests.inquiry.select });
      }
      await countSubmission(services, { caller, address, phone: submission.phone });
      if (website) return honeypotReceipt(INQUIRY, 'new');
      const receipt = await addInquiry(db, caller, { ...submission, vehicle_no });
      return { ...receipt, ...mobileWarning(words, submission.phone) };
    }),

    implement('GET /admin/document-inquiries', ({ caller, query }) => inquiriesPage(db, caller, query)),

    implement('GET /admin/document-inquiries/{id}', ({ caller, params }) => inquiryOf(db, caller, params.id)),

    implement('PATCH /admin/document-inquiries/{id}', ({ caller, params, body }) =>
      setInquiryNotes(db, caller, params.id, body),
    ),

    implement('PATCH /admin/document-inquiries/{id}/status', ({ caller, params, body }) =>
      setInquiryStatus(db, caller, params.id, body),
    ),

    implement('PATCH /admin/document-inquiries/{id}/branch', ({ caller, params, body }) =>
      setInquiryBranch(db, caller, params.id, body),
    ),

    implement('GET /admin/document-inquiries/export', async ({ caller, query, words, reply }) => {
      const after = query.status === undefined ? {} : { status: query.status };
      await recordEvent(db, { action: 'exported', record: 'document_inquiries', after });
      const rows = streamInquiries(db, caller, query);
      await sendCsv(reply, `document-inquiries-export-${today()}.csv`, columns(words), rows);
      return '';
    }),
  ];
}

function columns({ requests }: ServerWords): CsvColumn<DocumentInquiry>[] {
  const { csv, statuses } = requests.inquiry;
  return [
    { heading: csv.reference, cell: row => row.reference },
    { heading: csv.created_at, cell: row => row.created_at },
    { heading: csv.name, cell: row => row.name },
    { heading: csv.phone, cell: row => row.phone },
    { heading: csv.vehicle_no, cell: row => row.vehicle_no },
    { heading: csv.document_type, cell: row => row.document_type.join(', ') },
    { heading: csv.status, cell: row => statuses[row.status] },
    { heading: csv.status_changed_by, cell: row => row.status_changed_by },
    { heading: csv.status_changed_at, cell: row => row.status_changed_at },
  ];
}
