import { validityOf } from '@rto-desk/contract/expiry';
import { typeName } from '@rto-desk/contract/words/type-name';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { ButtonLink } from '../../ui/Button.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { DeclaredRenewal } from '../../ui/DeclaredRenewal.tsx';
import { ExpiryBadge } from '../../ui/ExpiryBadge.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { Page } from '../../ui/Page.tsx';
import { useWords } from '../../words/useWords.ts';
import { expiredDocuments } from './queries.ts';

/** The expired documents of one citizen. */
export function ExpiredPage() {
  const words = useWords();
  const id = Number(useParams().id);
  const report = useQuery(expiredDocuments(id));
  const rows = report.data?.expired_documents.map((document, position) => ({ ...document, position }));
  type Row = NonNullable<typeof rows>[number];
  const columns: Column<Row>[] = [
    {
      key: 'type',
      label: words.expiries.type,
      as: 'heading',
      cell: row => typeName(row.type, words, row.end),
    },
    {
      key: 'identifier',
      label: words.expiries.identifier,
      cell: row => <NumberText value={row.identifier} />,
    },
    {
      key: 'expired',
      label: words.expiries.expiredOn,
      cell: row => (
        <>
          <DateText date={row.expiry_date} hint />{' '}
          <ExpiryBadge validity={validityOf(row.expiry_date, false)} />
          <DeclaredRenewal until={row.holder_until} />
        </>
      ),
    },
    { key: 'details', label: words.expiries.details, cell: row => row.details },
  ];
  return (
    <Page
      title={words.expiries.expiredTitle(report.data?.citizen.name ?? '…')}
      actions={
        <ButtonLink to={`/citizens/${id}`} variant="subtle" leftSection={<ArrowLeft size={16} aria-hidden />}>
          {words.expiries.backToCitizen}
        </ButtonLink>
      }
    >
      <DataTable
        label={words.expiries.expiredTitle(report.data?.citizen.name ?? '…')}
        columns={columns}
        rows={rows}
        rowKey={row => row.position}
        failure={
          report.error && {
            error: report.error,
            failure: words.expiries.loadFailed,
            retry: () => void report.refetch(),
          }
        }
        empty={words.expiries.none}
      />
    </Page>
  );
}
