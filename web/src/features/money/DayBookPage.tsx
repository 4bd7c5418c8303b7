import type { DayBook, DayBookLine } from '@rto-desk/contract/endpoints/day-book';
import { isCalendarDate, today } from '@rto-desk/contract/expiry';
import { cashFields, countedFields } from '@rto-desk/contract/money';
import type { MoneyScreensTexts } from '@rto-desk/contract/words/en/money-screens';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import { DateInput } from '../../inputs/DateInput.tsx';
import { Select } from '../../inputs/Select.tsx';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { NotFoundPage } from '../../ui/NotFoundPage.tsx';
import { Page } from '../../ui/Page.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import plain from '../../ui/plain.module.css';
import { toast } from '../../ui/toast.ts';
import { usePageSize } from '../../ui/usePageSize.ts';
import { moneyScreensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { branches } from '../branches/queries.ts';
import classes from './money.module.css';
import { bookOf, refreshMoney } from './queries.ts';
import { paise } from './sums.ts';

const CancelMoney = lazyComponent(async () => (await import('./CancelMoney.tsx')).CancelMoney);
const PayoutForm = lazyComponent(async () => (await import('./PayoutForm.tsx')).PayoutForm);

const PAPER = 'size: a4; margin: 14mm 12mm; @bottom-right { content: counter(page); font-size: 8pt }';

/** The day book of a branch: what came in and went out on a day, and the cash at its end. */
export function DayBookPage() {
  const { user } = useSession();
  return user?.desk.money_on ? <Chosen /> : <NotFoundPage />;
}

type Change = (next: { on?: string; branch?: string }) => void;

function Chosen() {
  const texts = usePageTexts(moneyScreensTexts);
  const [params, setParams] = useSearchParams();
  usePageSize(PAPER);
  const asked = params.get('on') ?? '';
  const on = isCalendarDate(asked) ? asked : today();
  const branch = /^\d{1,9}$/.exec(params.get('branch') ?? '')?.[0];
  const found = useQuery(bookOf(on, branch === undefined ? null : Number(branch)));
  const change: Change = next =>
    setParams({ on, ...(branch !== undefined && { branch }), ...next }, { replace: true });
  if (found.data !== undefined) return <Book book={found.data} change={change} />;
  return (
    <Page title={texts.dayBook}>
      <Choice on={on} branch={branch ?? ''} change={change} />
      <PendingPart found={found} failure={texts.loadFailed} height={320} />
    </Page>
  );
}

function Choice({ on, branch, change }: { on: string; branch: string; change: Change }) {
  const texts = usePageTexts(moneyScreensTexts);
  const { user } = useSession();
  return (
    <div className={classes.choice}>
      <DateInput
        label={texts.day}
        value={on}
        past
        onChange={day => isCalendarDate(day) && change({ on: day })}
      />
      {user?.role === 'admin' && <BranchChoice branch={branch} change={change} />}
    </div>
  );
}

function BranchChoice({ branch, change }: { branch: string; change: Change }) {
  const texts = usePageTexts(moneyScreensTexts);
  const all = useQuery(branches).data ?? [];
  if (all.length === 0) return null;
  return (
    <Select
      label={texts.branch}
      value={branch}
      options={[
        { value: '', label: texts.ownBook },
        ...all.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={event => change({ branch: event.currentTarget.value })}
    />
  );
}

type Opened = 'payout' | 'close' | 'reopen' | 'cash' | DayBookLine | null;

function Book({ book, change }: { book: DayBook; change: Change }) {
  const texts = usePageTexts(moneyScreensTexts);
  const { user } = useSession();
  const [opened, setOpened] = useState<Opened>(null);
  const isAdmin = user?.role === 'admin';
  const isToday = book.on === today();
  const shut = () => setOpened(null);
  return (
    <Page
      title={texts.dayBook}
      actions={
        <>
          {isToday && book.closed === null && (
            <Button data-page-key="+" onClick={() => setOpened('payout')}>
              {texts.payOut}
            </Button>
          )}
          {book.can_close && (
            <Button variant="default" onClick={() => setOpened('close')}>
              {texts.closeDay}
            </Button>
          )}
          {book.can_reopen && isAdmin && (
            <Button variant="default" onClick={() => setOpened('reopen')}>
              {texts.reopenDay}
            </Button>
          )}
          {book.can_open && (
            <Button variant="default" onClick={() => setOpened('cash')}>
              {texts.setCash}
            </Button>
          )}
          <Button
            variant="subtle"
            leftSection={<Printer size={16} aria-hidden />}
            data-page-key="p"
            onClick={() => window.print()}
          >
            {texts.print}
          </Button>
        </>
      }
    >
      <Choice on={book.on} branch={String(book.branch_id ?? '')} change={change} />
      <div className={plain.stack}>
        <CashFacts book={book} />
        <DataTable
          label={texts.dayBook}
          rows={book.lines}
          rowKey={line => `${line.line} ${line.id}`}
          columns={lineColumns(texts)}
          empty={texts.noEntries}
          {...(isAdmin && {
            actions: (line: DayBookLine) =>
              isCancellable(line, book) && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="red"
                  aria-label={texts.actOn(cancelLabel(line, texts), line.number)}
                  onClick={() => setOpened(line)}
                >
                  {cancelLabel(line, texts)}
                </Button>
              ),
          })}
        />
        {book.more && <p className={plain.note}>{texts.more}</p>}
        <div className={classes.sums}>
          <Sums
            label={texts.byMode}
            rows={book.by_mode.map(({ mode, ...sums }) => ({ name: texts.modes[mode], ...sums }))}
          />
          <Sums
            label={texts.byPerson}
            rows={book.by_person.map(({ name, ...sums }) => ({ name: name ?? '–', ...sums }))}
          />
        </div>
      </div>
      {opened !== null && <Dialogs opened={opened} book={book} onClose={shut} />}
    </Page>
  );
}

function CashFacts({ book }: { book: DayBook }) {
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

/** Entries that count may be cancelled; that is entered today, so a closed today takes none. */
function isCancellable({ line, id }: DayBookLine, book: DayBook): boolean {
  if (line !== 'receipt' && line !== 'payout') return false;
  if (book.on === today() && book.closed !== null) return false;
  return !book.lines.some(other => other.id === id && other.line === `${line}_cancelled`);
}

const cancelLabel = ({ line }: DayBookLine, texts: MoneyScreensTexts) =>
  line === 'receipt' ? texts.cancelReceipt : texts.cancelPayout;

function Dialogs({
  opened,
  book,
  onClose,
}: {
  opened: NonNullable<Opened>;
  book: DayBook;
  onClose: () => void;
}) {
  const texts = usePageTexts(moneyScreensTexts);
  const queries = useQueryClient();
  const { on, branch_id } = book;
  const done = (said: string) => {
    toast.success(said);
    onClose();
  };
  if (opened === 'payout') return <PayoutForm onClose={onClose} />;
  if (opened === 'reopen') {
    return (
      <CancelMoney
        title={texts.reopenDay}
        action={texts.reopenDay}
        done={texts.dayReopened}
        act={reason => call('POST /day-book/{on}/reopen', { params: { on }, body: { reason, branch_id } })}
        onClose={onClose}
      />
    );
  }
  if (typeof opened === 'object') {
    const { id, line, number } = opened;
    const label = cancelLabel(opened, texts);
    return (
      <CancelMoney
        title={texts.actOn(label, number)}
        action={label}
        explain={texts.cancelExplain}
        done={texts.cancelled}
        act={reason =>
          line === 'receipt'
            ? call('POST /receipts/{id}/cancel', { params: { id }, body: { reason } })
            : call('POST /payouts/{id}/cancel', { params: { id }, body: { reason } })
        }
        onClose={onClose}
      />
    );
  }
  const closes = opened === 'close';
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={closes ? texts.closeDay : texts.setCash}
      help="/help/day-book"
      width="26rem"
    >
      {closes ? (
        <RecordForm
          fields={countedFields}
          initial={blank}
          failure={texts.saveFailed}
          action={texts.closeDay}
          refresh={() => refreshMoney(queries)}
          save={async ({ counted }) => {
            await call('POST /day-book/{on}/close', { params: { on }, body: { counted, branch_id } });
            done(texts.dayClosed);
          }}
        >
          {form => (
            <FieldInput
              form={form}
              name="counted"
              label={texts.counted}
              description={texts.closeExplain}
              first
            />
          )}
        </RecordForm>
      ) : (
        <RecordForm
          fields={cashFields}
          initial={blank}
          failure={texts.saveFailed}
          refresh={() => refreshMoney(queries)}
          save={async ({ amount }) => {
            await call('PUT /day-book/opening', { body: { amount, branch_id } });
            done(texts.saved);
          }}
        >
          {form => <FieldInput form={form} name="amount" label={texts.cashAtStart} first />}
        </RecordForm>
      )}
    </FormDialog>
  );
}

interface SumRow {
  name: string;
  received: string;
  paid: string;
}

function Sums({ label, rows }: { label: string; rows: readonly SumRow[] }) {
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

function lineColumns(texts: MoneyScreensTexts): Column<DayBookLine>[] {
  return [
    {
      key: 'number',
      label: texts.number,
      as: 'heading',
      cell: ({ line, id, number, at }) => (
        <>
          {line.startsWith('receipt') ? (
            <Link className={plain.quiet} to={`/receipts?receipt=${id}`}>
              {number}
            </Link>
          ) : (
            number
          )}
          <p className={plain.hint}>
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
          <p className={plain.hint}>{kind && texts.payoutKinds[kind]}</p>
        </>
      ),
    },
    {
      key: 'mode',
      label: texts.mode,
      cell: ({ mode, by }) => (
        <>
          {texts.modes[mode]}
          <p className={plain.hint}>{by}</p>
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
