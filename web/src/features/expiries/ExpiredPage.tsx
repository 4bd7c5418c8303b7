import { validityOf } from '@rto-desk/contract/expiry';
import { typeName } from '@rto-desk/contract/words/type-name';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { allDetails } from '../../api/allDetails.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { DeclaredRenewal } from '../../ui/DeclaredRenewal.tsx';
import { ExpiryBadge } from '../../ui/ExpiryBadge.tsx';
import { groupNumber } from '../../ui/groupNumber.ts';
import layout from '../../ui/layout.module.css';
import { NumberText } from '../../ui/NumberText.tsx';
import { Page } from '../../ui/Page.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { shownList } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import { missingOf } from '../documents/upcomingExpiries.ts';
import { expiredDocuments } from './queries.ts';

/** The expired documents of one citizen, and how many are not recorded: whether those have expired is not known. */
export function ExpiredPage() {
  const words = useWords();
  const id = Number(useParams().id);
  const report = useQuery(expiredDocuments(id));
  const details = useQuery(allDetails(id));
  const back = { to: `/citizens/${id}`, label: words.expiries.backToCitizen };
  if (report.data === undefined || details.data === undefined) {
    const found = report.data === undefined ? report : details;
    return (
      <Page title={words.expiries.expiredTitle('…')} back={back}>
        <PendingPart found={found} failure={words.expiries.loadFailed} height={320} />
      </Page>
    );
  }
  const missing = missingOf(details.data).length;
  const title = words.expiries.expiredTitle(report.data.citizen.name);
  const rows = report.data.expired_documents.map((document, position) => ({ ...document, position }));
  type Row = (typeof rows)[number];
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
      cell: row => <NumberText value={row.identifier} isPlate={row.details.includes(row.identifier)} />,
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
    { key: 'details', label: words.expiries.details, cell: row => shownDetails(row.details, words) },
  ];
  return (
    <Page title={title} back={back}>
      <div className={layout.stack}>
        {missing > 0 && (
          <p className={layout.alert} data-tone="soon" role="status">
            {words.citizens.summary.unknown(missing)}
          </p>
        )}
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowKey={row => row.position}
          empty={words.expiries.none}
        />
      </div>
    </Page>
  );
}

/** The vehicle of a document, or what a licence is for and who issued it, as people read them. */
function shownDetails(details: string, words: Words): string {
  return details
    .split(' · ')
    .map(part => groupNumber(shownList(part, words)).join(' '))
    .join(' · ');
}
