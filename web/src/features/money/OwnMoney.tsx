import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DateText } from '../../ui/DateText.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import plain from '../../ui/plain.module.css';
import { moneyScreensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { ownCharges, ownReceipts } from './queries.ts';

/** What the person is charged, and what was received from them. */
export function OwnMoney() {
  const texts = usePageTexts(moneyScreensTexts);
  const [chargesAt, setChargesAt] = useState(1);
  const [receiptsAt, setReceiptsAt] = useState(1);
  const charges = useQuery(ownCharges(chargesAt));
  const receipts = useQuery(ownReceipts(receiptsAt));
  return (
    <>
      <h2>{texts.ownCharges}</h2>
      <PagedTable
        label={texts.ownCharges}
        list={charges}
        rowKey={byId}
        empty={texts.noOwnCharges}
        failure={texts.loadFailed}
        onPage={setChargesAt}
        columns={[
          {
            key: 'what',
            label: texts.what,
            as: 'heading',
            cell: charge => (
              <>
                {charge.what}
                <p className={plain.hint}>
                  {texts.kinds[charge.kind]} · <DateText date={charge.charged_on} />
                </p>
              </>
            ),
          },
          { key: 'job', label: texts.job, cell: charge => charge.job.number },
          {
            key: 'amount',
            label: texts.amount,
            as: 'end',
            cell: ({ kind, amount }) => <MoneyText amount={kind === 'waived' ? `-${amount}` : amount} />,
          },
          {
            key: 'due',
            label: texts.due,
            as: 'end',
            cell: charge => <MoneyText amount={charge.job_due} />,
          },
        ]}
      />
      <h2>{texts.ownReceipts}</h2>
      <PagedTable
        label={texts.ownReceipts}
        list={receipts}
        rowKey={byId}
        empty={texts.noOwnReceipts}
        failure={texts.loadFailed}
        onPage={setReceiptsAt}
        columns={[
          {
            key: 'number',
            label: texts.number,
            as: 'heading',
            cell: receipt => (
              <>
                {receipt.number ?? texts.receivedBefore}
                <p className={plain.hint}>
                  <DateText date={receipt.received_on} />
                  {receipt.state === 'cancelled' && ` · ${texts.cancelledMark}`}
                </p>
              </>
            ),
          },
          {
            key: 'job',
            label: texts.job,
            cell: ({ allocations }) => allocations.flatMap(({ job }) => job?.number ?? []).join(', '),
          },
          { key: 'mode', label: texts.mode, cell: ({ mode }) => mode && texts.modes[mode] },
          {
            key: 'amount',
            label: texts.amount,
            as: 'end',
            cell: receipt => <MoneyText amount={receipt.amount} />,
          },
        ]}
      />
    </>
  );
}
