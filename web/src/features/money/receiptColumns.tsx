import type { ReceiptRow } from '@rto-desk/contract/endpoints/money';
import type { MoneyScreensTexts } from '@rto-desk/contract/words/en/money-screens';
import { Link } from 'react-router';
import type { Column } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import prose from '../../ui/prose.module.css';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import classes from './money.module.css';

export function receiptColumns(texts: MoneyScreensTexts): Column<ReceiptRow>[] {
  return [
    {
      key: 'number',
      label: texts.number,
      as: 'heading',
      cell: receipt => (
        <>
          {receipt.number === null ? (
            texts.receivedBefore
          ) : (
            <Link
              className={`${prose.quiet} ${receipt.state === 'cancelled' ? classes.struck : ''}`}
              to={`/receipts?receipt=${receipt.id}`}
            >
              {receipt.number}
            </Link>
          )}
          <p className={prose.hint}>
            <DateText date={receipt.received_on} />
          </p>
        </>
      ),
    },
    { key: 'payer', label: texts.from_whom, as: 'long', cell: receipt => receipt.payer.name },
    {
      key: 'mode',
      label: texts.mode,
      cell: ({ mode, reference }) => (
        <>
          {mode !== null && texts.modes[mode]}
          <p className={prose.hint}>{reference}</p>
        </>
      ),
    },
    {
      key: 'amount',
      label: texts.amount,
      as: 'end',
      cell: receipt =>
        receipt.state === 'cancelled' ? (
          <>
            <s>
              <MoneyText amount={receipt.amount} />
            </s>{' '}
            <ToneBadge tone="past" text={texts.cancelledMark} />
            <p className={prose.hint}>{receipt.cancel_reason}</p>
          </>
        ) : (
          <MoneyText amount={receipt.amount} />
        ),
    },
  ];
}
