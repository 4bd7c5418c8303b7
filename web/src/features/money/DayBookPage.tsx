import type { DayBook, DayBookLine } from '@rto-desk/contract/endpoints/day-book';
import { isCalendarDate, today } from '@rto-desk/contract/expiry';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DateInput } from '../../inputs/DateInput.tsx';
import { Select } from '../../inputs/Select.tsx';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import layout from '../../ui/layout.module.css';
import { NotFoundPage } from '../../ui/NotFoundPage.tsx';
import { Page } from '../../ui/Page.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import prose from '../../ui/prose.module.css';
import { usePageSize } from '../../ui/usePageSize.ts';
import { moneyScreensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import { branches } from '../branches/queries.ts';
import { cancelLabel, DayBookDialogs, type OpenedDialog } from './DayBookDialogs.tsx';
import { CashFacts, DayBookSums, lineColumns } from './dayBookTables.tsx';
import classes from './money.module.css';
import { bookOf } from './queries.ts';

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
  const words = useWords();
  const all = useQuery(branches).data ?? [];
  if (all.length === 0) return null;
  return (
    <Select
      label={texts.branch}
      value={branch}
      options={[
        { value: '', label: texts.ownBook },
        ...all.map(({ id, name }) => ({ value: String(id), label: shownValue(name, words) })),
      ]}
      onChange={event => change({ branch: event.currentTarget.value })}
    />
  );
}

function Book({ book, change }: { book: DayBook; change: Change }) {
  const texts = usePageTexts(moneyScreensTexts);
  const { user } = useSession();
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
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
          <PrintButton label={texts.print} variant="subtle" />
        </>
      }
    >
      <Choice on={book.on} branch={String(book.branch_id ?? '')} change={change} />
      <div className={layout.stack}>
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
        {book.more && <p className={prose.note}>{texts.more}</p>}
        <div className={classes.sums}>
          <DayBookSums
            label={texts.byMode}
            rows={book.by_mode.map(({ mode, ...sums }) => ({ name: texts.modes[mode], ...sums }))}
          />
          <DayBookSums
            label={texts.byPerson}
            rows={book.by_person.map(({ name, ...sums }) => ({ name: name ?? '–', ...sums }))}
          />
        </div>
      </div>
      {opened !== null && <DayBookDialogs opened={opened} book={book} onClose={shut} />}
    </Page>
  );
}

/** Entries that count may be cancelled; that is entered today, so a closed today takes none. */
function isCancellable({ line, id }: DayBookLine, book: DayBook): boolean {
  if (line !== 'receipt' && line !== 'payout') return false;
  if (book.on === today() && book.closed !== null) return false;
  return !book.lines.some(other => other.id === id && other.line === `${line}_cancelled`);
}
