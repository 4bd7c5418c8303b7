import type { NumberBook, NumberSeries } from '@rto-desk/contract/endpoints/series';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Page } from '../../ui/Page.tsx';
import prose from '../../ui/prose.module.css';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { useAct } from '../../ui/useAct.ts';
import { numberSeriesTexts, usePageTexts } from '../../words/pageTexts.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import { numberSeries } from './queries.ts';

const SeriesForm = lazyComponent(async () => (await import('./SeriesForm.tsx')).SeriesForm);
const BookForm = lazyComponent(async () => (await import('./BookForm.tsx')).BookForm);

/** A book of a series, as the table lists it. */
export interface BookRow {
  series: NumberSeries;
  book: NumberBook;
}

/** The number series with the next number of each branch, for admins. */
export function SeriesPage() {
  const words = useWords();
  const texts = usePageTexts(numberSeriesTexts);
  const client = useQueryClient();
  const list = useQuery(numberSeries);
  const [dialog, setDialog] = useState<{ of: BookRow; what: 'change' | 'next' | 'skip' } | null>(null);
  const [confirming, setConfirming] = useState(false);
  const rows = list.data?.flatMap(series => series.books.map(book => ({ series, book })));
  const refresh = () => void client.invalidateQueries({ queryKey: numberSeries.queryKey });
  const close = () => setDialog(null);
  const confirm = useAct({
    act: () => call('POST /admin/series/confirm'),
    done: texts.confirmed,
    failed: texts.saveFailed,
    refresh: () => {
      setConfirming(false);
      refresh();
    },
  });
  const branchOf = ({ branch }: NumberBook) =>
    branch === null ? texts.shared : shownValue(branch.name, words);
  const nameOf = ({ series, book }: BookRow) => `${texts.names[series.series]}, ${branchOf(book)}`;
  return (
    <Page title={texts.title}>
      <div className={layout.stack}>
        <p className={prose.note}>{texts.explain}</p>
        {rows?.some(({ book }) => book.to_check) && (
          <div className={layout.alert} role="alert">
            <p>{texts.checkExplain}</p>
            <Button size="compact-sm" onClick={() => setConfirming(true)}>
              {texts.confirm}
            </Button>
          </div>
        )}
        <DataTable
          label={texts.title}
          rows={rows}
          rowKey={({ series, book }) => `${series.series} ${book.branch?.id ?? 0}`}
          columns={[
            {
              key: 'series',
              label: words.fields.series,
              as: 'heading',
              cell: ({ series }) => (
                <>
                  {texts.names[series.series]}
                  {series.holds_from > today() && (
                    <p className={prose.hint}>
                      {series.prefix} · {texts.holdsFrom(officeDate(series.holds_from))}
                    </p>
                  )}
                </>
              ),
            },
            { key: 'branch', label: words.fields.branch_id, cell: ({ book }) => branchOf(book) },
            { key: 'next', label: texts.nextNumber, as: 'long', cell: ({ book }) => book.next_number },
            { key: 'issued', label: texts.issued, as: 'end', cell: ({ book }) => book.issued },
            {
              key: 'check',
              label: words.fields.status,
              cell: ({ book }) =>
                book.to_check ? <ToneBadge tone="bad" text={texts.toCheck} /> : words.general.none,
            },
          ]}
          empty={words.general.none}
          failure={
            list.error && {
              error: list.error,
              failure: texts.loadFailed,
              retry: () => void list.refetch(),
            }
          }
          actions={row => (
            <ActionMenu
              label="⋯"
              name={texts.actOn(words.general.actions, nameOf(row))}
              actions={(['change', 'next', 'skip'] as const)
                .filter(what => what !== 'next' || row.book.issued === 0)
                .map(what => {
                  const label = what === 'next' ? texts.setNext : texts[what];
                  return {
                    ...{ label, name: texts.actOn(label, nameOf(row)) },
                    onChoose: () => setDialog({ of: row, what }),
                  };
                })}
            />
          )}
        />
      </div>
      {dialog?.what === 'change' && <SeriesForm series={dialog.of.series} onClose={close} />}
      {(dialog?.what === 'next' || dialog?.what === 'skip') && (
        <BookForm of={dialog.of} name={nameOf(dialog.of)} what={dialog.what} onClose={close} />
      )}
      <Confirm
        opened={confirming}
        question={texts.confirmQuestion}
        action={texts.confirm}
        busy={confirm.busy}
        onConfirm={() => confirm.act()}
        onClose={() => setConfirming(false)}
      />
    </Page>
  );
}
