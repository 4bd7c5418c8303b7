import { inquiryList, inquiryStatuses } from '@rto-desk/contract/document-inquiry';
import type { DocumentInquiry } from '@rto-desk/contract/endpoints/requests';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { download } from '../../api/download.ts';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { failureText } from '../../ui/failureText.ts';
import { NumberText } from '../../ui/NumberText.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import { firstTenPages } from '../../ui/pageNumbers.ts';
import plain from '../../ui/plain.module.css';
import { toast } from '../../ui/toast.ts';
import { useList } from '../../ui/useList.ts';
import { useWords } from '../../words/useWords.ts';
import { MoveToBranch } from '../requests/MoveToBranch.tsx';
import { inquiriesPage, replaceRow } from '../requests/queries.ts';
import { StatusButtons } from '../requests/StatusButtons.tsx';
import { StatusFilter } from '../requests/StatusFilter.tsx';
import { referenceColumn, statusColumn } from '../requests/submissionColumns.tsx';

/** The document inquiries that staff deal with. */
export function InquiriesPage() {
  const words = useWords();
  const client = useQueryClient();
  const texts = words.requests.inquiry;
  const { query: asked, change, goTo } = useList(inquiryList);
  // What waits is dealt with in the order in which it came.
  const query = inquiriesPage(asked.status === 'new' ? { sort: 'oldest', ...asked } : asked);
  const list = useQuery(query);
  const [exporting, setExporting] = useState(false);
  const exportCsv = async () => {
    setExporting(true);
    try {
      await download('/admin/document-inquiries/export', { query: { status: asked.status } });
    } catch (error) {
      toast.failure(failureText(error, texts.exportFailed));
    } finally {
      setExporting(false);
    }
  };
  const columns: Column<DocumentInquiry>[] = [
    referenceColumn(
      words,
      ({ id }) => `/admin/inquiries/${id}`,
      ({ status }) => status === 'new',
    ),
    {
      key: 'name',
      label: texts.person,
      as: 'long',
      cell: row => (
        <>
          <div>{row.name}</div>
          <a className={`${plain.quiet} ${plain.tiny}`} href={`tel:+91${row.phone}`}>
            {row.phone}
          </a>
        </>
      ),
    },
    { key: 'vehicle', label: texts.vehicle, priority: 2, cell: row => <NumberText value={row.vehicle_no} /> },
    {
      key: 'documents',
      label: texts.documents,
      cell: row => row.document_type.map(type => texts.names[type]).join(', '),
    },
    statusColumn(words),
  ];
  return (
    <Page
      title={texts.list}
      actions={
        <div className={`${plain.line} ${plain.atEnd}`}>
          <StatusFilter
            statuses={inquiryStatuses}
            value={asked.status}
            onChange={next => change({ status: next })}
          />
          <Button variant="default" loading={exporting} onClick={() => void exportCsv()}>
            {texts.exportCsv}
          </Button>
        </div>
      }
    >
      <PagedTable
        label={texts.list}
        list={list}
        columns={columns}
        empty={texts.empty}
        failure={texts.loadFailed}
        rowKey={byId}
        onPage={goTo}
        numbers={firstTenPages}
        actions={row => (
          <>
            <StatusButtons
              statuses={inquiryStatuses}
              current={row.status}
              reference={row.reference}
              onSet={async next => {
                const changed = await call('PATCH /admin/document-inquiries/{id}/status', {
                  params: { id: row.id },
                  body: { status: next },
                });
                replaceRow(client, query.queryKey, changed);
              }}
            />
            <MoveToBranch
              asked={row}
              onMove={async branch_id => {
                const changed = await call('PATCH /admin/document-inquiries/{id}/branch', {
                  params: { id: row.id },
                  body: { branch_id },
                });
                replaceRow(client, query.queryKey, changed);
              }}
            />
          </>
        )}
      />
    </Page>
  );
}
