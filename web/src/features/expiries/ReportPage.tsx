import { Anchor, Text } from '@mantine/core';
import type { ExpiryFilters, ExpiryRow } from '@rto-desk/contract/endpoints/expiries';
import { today, validityOf } from '@rto-desk/contract/expiry';
import { expiryList } from '@rto-desk/contract/expiry-report';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { isFiltered } from '@rto-desk/contract/list';
import { typeName } from '@rto-desk/contract/words/type-name';
import type { Words } from '@rto-desk/contract/words/words';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { download } from '../../api/download.ts';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { DeclaredRenewal } from '../../ui/DeclaredRenewal.tsx';
import { ExpiryBadge } from '../../ui/ExpiryBadge.tsx';
import { failureText } from '../../ui/failureText.ts';
import { NumberText } from '../../ui/NumberText.tsx';
import { Page } from '../../ui/Page.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import plain from '../../ui/plain.module.css';
import { rowId } from '../../ui/rows.ts';
import { ToCompleteBadge } from '../../ui/ToCompleteBadge.tsx';
import { toast } from '../../ui/toast.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { useList } from '../../ui/useList.ts';
import { useWords } from '../../words/useWords.ts';
import { DocumentActions } from '../documents/DocumentActions.tsx';
import { QuickRanges } from './QuickRanges.tsx';
import { expiryCount, expiryReport } from './queries.ts';
import { nextWeek, quickRanges } from './quickRanges.ts';
import { ReportFilters } from './ReportFilters.tsx';
import { SendNotice } from './SendNotice.tsx';

/** What expires when, of everybody within reach. */
export function ReportPage() {
  const words = useWords();
  const { query, change, goTo } = useList(expiryList);
  const [draft, setDraft] = useDraft<ExpiryFilters>(query);
  const [begun, setBegun] = useState(isFiltered(expiryList, query));
  // Who asks for nothing in particular is shown what is due next; Reset shows everything.
  useEffect(() => {
    if (!begun) change(nextWeek(today()), { replace: true });
    setBegun(true);
  }, [begun, change]);
  const report = useQuery({ ...expiryReport(query), enabled: begun });
  const { owner_name, vehicle_no, doc_type, include_superseded, incomplete, left } = query;
  const others = { owner_name, vehicle_no, doc_type, include_superseded, incomplete, left };
  const counts = useQueries({
    queries: quickRanges.map(({ range }) => expiryCount({ ...others, ...range(today()) })),
  });
  const [sent, setSent] = useState<ExpiryRow | null>(null);
  const [exporting, setExporting] = useState(false);
  const exportCsv = async () => {
    setExporting(true);
    try {
      await download('/reports/expiries/export', { query: { ...query, page: undefined } });
    } catch (error) {
      toast.failure(failureText(error, words.expiries.exportFailed));
    } finally {
      setExporting(false);
    }
  };
  return (
    <Page
      title={words.expiries.reportTitle}
      actions={
        <>
          <QuickRanges
            query={query}
            draft={draft}
            counts={counts.map(({ data }) => data)}
            onChoose={change}
          />
          <Button variant="default" loading={exporting} onClick={() => void exportCsv()}>
            {words.expiries.exportCsv}
          </Button>
        </>
      }
    >
      <div className={plain.list}>
        <ReportFilters draft={draft} setDraft={setDraft} onChoose={change} />
        <PagedTable
          label={words.expiries.reportTitle}
          list={report}
          columns={columns(words)}
          rowKey={row => `${row.slug} ${row.record_id} ${row.end}`}
          empty={words.expiries.reportEmpty}
          failure={words.expiries.reportFailed}
          onPage={goTo}
          actions={row => (
            <DocumentActions
              kind={kindOf(row.slug)}
              record={row.full_record}
              end={row.end}
              holder={{
                name: row.owner_name,
                mayAdd: true,
                onSend: query.left ? undefined : () => setSent(row),
              }}
              plate={row.vehicle_no}
              main={['send']}
              menu={['renew', 'update']}
            />
          )}
        />
      </div>
      <SendNotice of={sent} onClose={() => setSent(null)} />
    </Page>
  );
}

function columns(words: Words): Column<ExpiryRow>[] {
  return [
    {
      key: 'document',
      label: words.expiries.type,
      as: 'heading',
      cell: row => (
        <>
          <div>{typeName(row.type, words, row.end)}</div>
          <Text size="xs">
            <NumberText value={row.identifier} /> <ToCompleteBadge missing={row.full_record.missing} />
          </Text>
        </>
      ),
    },
    {
      key: 'owner',
      label: words.expiries.ownerName,
      cell: row => (
        <>
          <Anchor
            component={Link}
            to={`/citizens/${row.citizen_id}?tab=all#${rowId(row.slug, row.record_id)}`}
            fz="inherit"
          >
            {row.owner_name}
          </Anchor>
          <Text size="xs" c="dimmed">
            {row.owner_mobile}
          </Text>
        </>
      ),
    },
    {
      key: 'vehicle',
      label: words.expiries.vehicleNo,
      priority: 2,
      cell: row => <NumberText value={row.vehicle_no} />,
    },
    { key: 'date', label: words.expiries.expiryDate, cell: row => <DateText date={row.expiry_date} /> },
    {
      key: 'status',
      label: words.fields.status,
      cell: row => (
        <>
          <ExpiryBadge validity={validityOf(row.expiry_date, row.superseded)} />
          <DeclaredRenewal until={row.holder_until} />
        </>
      ),
    },
  ];
}
