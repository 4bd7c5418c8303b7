import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { DateText } from '../../ui/DateText.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
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
      <OwnList
        label={texts.ownCharges}
        list={charges}
        empty={texts.noOwnCharges}
        onPage={setChargesAt}
        columns={[
          {
            key: 'what',
            label: texts.what,
            as: 'heading',
            cell: charge => (
              <>
                {charge.what}
                <p className={prose.hint}>
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
      <OwnList
        label={texts.ownReceipts}
        list={receipts}
        empty={texts.noOwnReceipts}
        onPage={setReceiptsAt}
        columns={[
          {
            key: 'number',
            label: texts.number,
            as: 'heading',
            cell: receipt => (
              <>
                {receipt.number ?? texts.receivedBefore}
                <p className={prose.hint}>
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

type OwnListProps<Row> = Omit<ComponentProps<typeof PagedTable<Row>>, 'rowKey' | 'failure'>;

/** A list below its heading. */
function OwnList<Row extends { id: number }>(props: OwnListProps<Row>) {
  const texts = usePageTexts(moneyScreensTexts);
  return (
    <>
      <h2>{props.label}</h2>
      <PagedTable {...props} rowKey={byId} failure={texts.loadFailed} />
    </>
  );
}
