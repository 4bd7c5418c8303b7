import type { DayBook, DayBookLine } from '@rto-desk/contract/endpoints/day-book';
import type { MoneyScreensTexts } from '@rto-desk/contract/words/en/money-screens';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import prose from '../../ui/prose.module.css';
import { moneyScreensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { paise } from './sums.ts';

/** The cash of a day: at its start, computed, counted, and what the next day opens with. */
export function CashFacts({ book }: { book: DayBook }) {
  const texts = usePageTexts(moneyScreensTexts);
  const { difference } = book;
  const money = (amount: string): ReactNode => <MoneyText amount={amount} />;
  return (
    <Facts
      facts={[
        [texts.cashAtStart, money(book.opening)],
        [texts.computed, money(book.computed)],
        [texts.counted, book.counted !== null && money(book.counted)],
        [
          paise(difference ?? '') < 0 ? texts.short : texts.over,
          difference !== null && paise(difference) !== 0 && money(difference.replace('-', '')),
        ],
        [texts.nextOpens, <strong key="closing">{money(book.closing)}</strong>],
        [
          texts.closedBy,
          book.closed && (
            <>
              {book.closed.by} <MomentText moment={book.closed.at} time />
            </>
          ),
        ],
      ]}
    />
  );
}

interface SumRow {
  name: string;
  received: string;
  paid: string;
}

/** What came in and went out, by mode or by person. */
export function DayBookSums({ label, rows }: { label: string; rows: readonly SumRow[] }) {
  const texts = usePageTexts(moneyScreensTexts);
  if (rows.length === 0) return null;
  return (
    <DataTable
      label={label}
      rows={rows}
      rowKey={row => row.name}
      empty={null}
      columns={[
        { key: 'name', label, as: 'heading', cell: row => row.name },
        { key: 'in', label: texts.cashIn, as: 'end', cell: row => <MoneyText amount={row.received} /> },
        { key: 'out', label: texts.cashOut, as: 'end', cell: row => <MoneyText amount={row.paid} /> },
      ]}
    />
  );
}

/** The columns of a day book's lines. */
export function lineColumns(texts: MoneyScreensTexts): Column<DayBookLine>[] {
  return [
    {
      key: 'number',
      label: texts.number,
      as: 'heading',
      cell: ({ line, id, number, at }) => (
        <>
          {line.startsWith('receipt') ? (
            <Link className={prose.quiet} to={`/receipts?receipt=${id}`}>
              {number}
            </Link>
          ) : (
            number
          )}
          <p className={prose.hint}>
            {texts.entries[line]} · <MomentText moment={at} time />
          </p>
        </>
      ),
    },
    {
      key: 'what',
      label: texts.what,
      as: 'long',
      cell: ({ what, kind }) => (
        <>
          {what}
          <p className={prose.hint}>{kind && texts.payoutKinds[kind]}</p>
        </>
      ),
    },
    {
      key: 'mode',
      label: texts.mode,
      cell: ({ mode, by }) => (
        <>
          {texts.modes[mode]}
          <p className={prose.hint}>{by}</p>
        </>
      ),
    },
    {
      key: 'in',
      label: texts.cashIn,
      as: 'end',
      cell: line => line.received && <MoneyText amount={line.received} />,
    },
    {
      key: 'out',
      label: texts.cashOut,
      as: 'end',
      cell: line => line.paid && <MoneyText amount={line.paid} />,
    },
  ];
}
