import { Anchor, Stack, Text } from '@mantine/core';
import type { ExpiryRow } from '@rto-desk/contract/endpoints/expiries';
import { validityOf } from '@rto-desk/contract/expiry';
import { expiryList } from '@rto-desk/contract/expiry-report';
import { kindOf } from '@rto-desk/contract/kinds/index';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { download } from '../../api/download.ts';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { ExpiryBadge } from '../../ui/ExpiryBadge.tsx';
import { failureText } from '../../ui/failureText.ts';
import { HolderSays } from '../../ui/HolderSays.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { Page } from '../../ui/Page.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import { toast } from '../../ui/toast.ts';
import { useList } from '../../ui/useList.ts';
import { useWords } from '../../words/useWords.ts';
import { DocumentFormDialog } from '../documents/DocumentFormDialog.tsx';
import { RenewButton } from '../documents/RenewButton.tsx';
import { expiryReport } from './queries.ts';
import { ReportFilters } from './ReportFilters.tsx';
import { SendNotice } from './SendNotice.tsx';

/** What expires when, of everybody within reach. */
export function ReportPage() {
  const words = useWords();
  const { query, change, goTo } = useList(expiryList);
  const report = useQuery(expiryReport(query));
  const [updated, setUpdated] = useState<ExpiryRow | null>(null);
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
        <Button variant="default" loading={exporting} onClick={() => void exportCsv()}>
          {words.expiries.exportCsv}
        </Button>
      }
    >
      <Stack>
        <ReportFilters query={query} onChoose={change} />
        <PagedTable
          label={words.expiries.reportTitle}
          list={report}
          columns={columns(words)}
          rowKey={row => `${row.slug} ${row.record_id}`}
          empty={words.expiries.reportEmpty}
          failure={words.expiries.reportFailed}
          onPage={goTo}
          actions={row => (
            <>
              <Button
                size="compact-sm"
                variant="light"
                aria-label={words.expiries.updateOf(documentName(row, words))}
                onClick={() => setUpdated(row)}
              >
                {words.expiries.update}
              </Button>
              <RenewButton kind={kindOf(row.slug)} record={row.full_record} />
              <Button
                size="compact-sm"
                variant="default"
                aria-label={words.expiries.sendOf(documentName(row, words), row.owner_name)}
                onClick={() => setSent(row)}
              >
                {words.expiries.send}
              </Button>
            </>
          )}
        />
      </Stack>
      {updated !== null && (
        <DocumentFormDialog
          opened
          kind={kindOf(updated.slug)}
          ownerId={updated.full_record.vehicle_id ?? updated.citizen_id}
          record={updated.full_record}
          onClose={() => setUpdated(null)}
        />
      )}
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
          <div>{words.kinds[row.slug].type}</div>
          <NumberText value={row.identifier} />
        </>
      ),
    },
    {
      key: 'owner',
      label: words.expiries.ownerName,
      cell: row => (
        <>
          <Anchor component={Link} to={`/citizens/${row.citizen_id}`} fz="inherit">
            {row.owner_name}
          </Anchor>
          <Text size="xs" c="dimmed">
            {row.owner_mobile}
          </Text>
        </>
      ),
    },
    { key: 'vehicle', label: words.expiries.vehicleNo, cell: row => <NumberText value={row.vehicle_no} /> },
    { key: 'date', label: words.expiries.expiryDate, cell: row => <DateText date={row.expiry_date} /> },
    {
      key: 'status',
      label: words.expiries.status,
      cell: row => (
        <>
          <ExpiryBadge validity={validityOf(row.expiry_date, row.superseded)} />
          <HolderSays until={row.holder_until} />
        </>
      ),
    },
  ];
}

function documentName(row: ExpiryRow, words: Words): string {
  return `${words.kinds[row.slug].type} ${row.identifier}`;
}
