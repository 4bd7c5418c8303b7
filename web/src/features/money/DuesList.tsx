import type { PayerIds } from '@rto-desk/contract/endpoints/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DataTable } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import prose from '../../ui/prose.module.css';
import { moneyScreensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { duesOf } from './queries.ts';

/** What a payer owes, job by job, the oldest first. */
export function DuesList({ payer }: { payer: PayerIds }) {
  const words = useWords();
  const texts = usePageTexts(moneyScreensTexts);
  const dues = useQuery(duesOf(payer));
  return (
    <DataTable
      label={texts.openCharges}
      rows={dues.data?.lines}
      rowKey={line => line.job?.id ?? 0}
      empty={texts.nothingOwed}
      failure={
        dues.error && { error: dues.error, failure: texts.loadFailed, retry: () => void dues.refetch() }
      }
      columns={[
        {
          key: 'job',
          label: texts.job,
          as: 'heading',
          cell: ({ job }) =>
            job === null ? (
              texts.broughtForward
            ) : (
              <Link className={prose.quiet} to={`/jobs/${job.id}`}>
                {[job.number, job.registration_no].filter(Boolean).join(', ')}
              </Link>
            ),
        },
        {
          key: 'what',
          label: texts.what,
          as: 'long',
          cell: ({ job, what }) =>
            job?.services.map(service => words.services.names[service]).join(', ') ?? what,
        },
        { key: 'day', label: texts.day, cell: line => <DateText date={line.charged_on} /> },
        { key: 'due', label: texts.due, as: 'end', cell: line => <MoneyText amount={line.due} /> },
      ]}
    />
  );
}
