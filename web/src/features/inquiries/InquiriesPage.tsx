import { inquiryList, inquiryStatuses } from '@rto-desk/contract/document-inquiry';
import type { DocumentInquiry } from '@rto-desk/contract/endpoints/requests';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { download } from '../../api/download.ts';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import layout from '../../ui/layout.module.css';
import { NumberText } from '../../ui/NumberText.tsx';
import { Page } from '../../ui/Page.tsx';
import { firstTenPages } from '../../ui/Pager.tsx';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { useList } from '../../ui/useList.ts';
import { useWords } from '../../words/useWords.ts';
import { inquiriesPage } from '../requests/queries.ts';
import { StatusFilter } from '../requests/StatusFilter.tsx';
import { SubmissionsTable } from '../requests/SubmissionsTable.tsx';

/** The document inquiries that staff deal with. */
export function InquiriesPage() {
  const words = useWords();
  const texts = words.requests.inquiry;
  const { query: asked, change, goTo } = useList(inquiryList);
  // What waits is dealt with in the order in which it came.
  const query = inquiriesPage(asked.status === 'new' ? { sort: 'oldest', ...asked } : asked);
  const list = useQuery(query);
  const exporting = useAct({
    act: () => download('/admin/document-inquiries/export', { query: { status: asked.status } }),
    failed: texts.exportFailed,
  });
  const columns: Column<DocumentInquiry>[] = [
    {
      key: 'name',
      label: texts.person,
      as: 'long',
      cell: row => (
        <>
          <div>{row.name}</div>
          <a className={`${prose.quiet} ${prose.tiny}`} href={`tel:+91${row.phone}`}>
            {row.phone}
          </a>
        </>
      ),
    },
    { key: 'vehicle', label: texts.vehicle, cell: row => <NumberText value={row.vehicle_no} /> },
    {
      key: 'documents',
      label: texts.documents,
      cell: row => row.document_type.map(type => texts.names[type]).join(', '),
    },
  ];
  return (
    <Page
      title={texts.list}
      actions={
        <div className={`${layout.line} ${layout.atEnd}`}>
          <StatusFilter
            statuses={inquiryStatuses}
            value={asked.status}
            onChange={next => change({ status: next })}
          />
          <Button variant="default" loading={exporting.busy} onClick={() => exporting.act()}>
            {texts.exportCsv}
          </Button>
        </div>
      }
    >
      <SubmissionsTable
        label={texts.list}
        list={list}
        queryKey={query.queryKey}
        columns={columns}
        empty={texts.empty}
        failure={texts.loadFailed}
        onPage={goTo}
        numbers={firstTenPages}
        pageOf={({ id }) => `/admin/inquiries/${id}`}
        statuses={inquiryStatuses}
        waiting="new"
        setStatus={({ id, updated_at }, status) =>
          call('PATCH /admin/document-inquiries/{id}/status', {
            params: { id },
            body: { status, updated_at },
          })
        }
        setBranch={({ id, updated_at }, branch_id) =>
          call('PATCH /admin/document-inquiries/{id}/branch', {
            params: { id },
            body: { branch_id, updated_at },
          })
        }
      />
    </Page>
  );
}
