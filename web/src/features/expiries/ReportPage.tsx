import type { ExpiryRow } from '@rto-desk/contract/endpoints/expiries';
import { today, validityOf } from '@rto-desk/contract/expiry';
import { expiryList } from '@rto-desk/contract/expiry-report';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { isFiltered } from '@rto-desk/contract/list';
import { typeName } from '@rto-desk/contract/words/type-name';
import type { Words } from '@rto-desk/contract/words/words';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { download } from '../../api/download.ts';
import { Checkbox } from '../../inputs/Checkbox.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { DeclaredRenewal } from '../../ui/DeclaredRenewal.tsx';
import { ExpiryBadge, toneOf } from '../../ui/ExpiryBadge.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MobileText } from '../../ui/MobileText.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import { IdentifierText, NumberText } from '../../ui/NumberText.tsx';
import { Page } from '../../ui/Page.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { rowId } from '../../ui/rows.ts';
import { ToCompleteBadge } from '../../ui/ToCompleteBadge.tsx';
import { useAct } from '../../ui/useAct.ts';
import { useFilters } from '../../ui/useFilters.ts';
import { useFirstFilters } from '../../ui/useFirstFilters.ts';
import { useList } from '../../ui/useList.ts';
import { useTicks } from '../../ui/useTicks.ts';
import { useWords } from '../../words/useWords.ts';
import { DocumentActions } from '../documents/DocumentActions.tsx';
import { runningNotifyAll } from '../notify-all/queries.ts';
import { NotifyAll } from './NotifyAll.tsx';
import { QuickRanges } from './QuickRanges.tsx';
import { expiryCount, expiryReport } from './queries.ts';
import { nextWeek, quickRanges } from './quickRanges.ts';
import { ReportFilters } from './ReportFilters.tsx';
import classes from './ReportPage.module.css';
import { SendNotice } from './SendNotice.tsx';

const NotifyAllRuns = lazyComponent(
  async () => (await import('../notify-all/NotifyAllRuns.tsx')).NotifyAllRuns,
);

/** All expiries within reach. */
export function ReportPage() {
  const words = useWords();
  const { query, change, goTo } = useList(expiryList);
  const filters = useFilters(query, change);
  // Who asks for nothing in particular is shown what is due next; Reset shows everything.
  const begun = useFirstFilters(isFiltered(expiryList, query), () =>
    change(nextWeek(today()), { replace: true }),
  );
  const report = useQuery({ ...expiryReport(query), enabled: begun });
  const { start_date: _, end_date: __, exact_date: ___, page: ____, ...others } = query;
  const counts = useQueries({
    queries: quickRanges.map(({ range }) => expiryCount({ ...others, ...range(today()) })),
  });
  const [sent, setSent] = useState<ExpiryRow | null>(null);
  const { ticked, isTicked, tick, tickAll } = useTicks(report.data?.data, keyOf);
  const [notifying, setNotifying] = useState<'ticked' | 'all' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const askDates = () => {
    // Below a desk's width they are drawn only while they are open.
    flushSync(() => setOpen(true));
    document.querySelector<HTMLInputElement>('[name=start_date]')?.focus();
  };
  const running = useQuery(runningNotifyAll).data?.data ?? [];
  const exporting = useAct({
    act: (rows: readonly ExpiryRow[]) =>
      download('/reports/expiries/export', {
        query: {
          ...query,
          page: undefined,
          rows:
            rows.map(row => [row.slug, row.record_id, row.end].filter(Boolean).join('.')).join(',') ||
            undefined,
        },
      }),
    failed: words.expiries.exportFailed,
  });
  return (
    <Page
      title={words.expiries.reportTitle}
      actions={
        <>
          <Button variant="default" loading={exporting.busy} onClick={() => exporting.act([])}>
            {words.expiries.exportCsv}
          </Button>
          <Button
            variant={ticked.length === 0 ? 'filled' : 'default'}
            disabled={!report.data?.meta.total}
            onClick={() => setNotifying('all')}
          >
            {words.expiries.notifyAll}
          </Button>
        </>
      }
    >
      <div className={`${layout.list} ${classes.report}`}>
        {notifying === null && running.length > 0 && <NotifyAllRuns running={running} />}
        <QuickRanges
          query={query}
          counts={counts.map(({ data }) => data)}
          onChoose={filters.choose}
          onCustom={askDates}
        />
        <ReportFilters {...filters} fold={[isOpen, setOpen]} />
        <PagedTable
          label={words.expiries.reportTitle}
          list={report}
          columns={[
            {
              key: 'tick',
              label: '',
              head: (
                <Checkbox
                  label={<span className={classes.all}>{words.expiries.tickAll}</span>}
                  checked={ticked.length > 0 && ticked.length === report.data?.data.length}
                  onChange={event => tickAll(event.currentTarget.checked)}
                />
              ),
              cell: row => (
                <Checkbox
                  label=""
                  aria-keyshortcuts="x"
                  aria-label={words.expiries.tick(
                    `${typeName(row.type, words, row.end)} ${row.identifier}`,
                    row.owner_name,
                  )}
                  checked={isTicked(row)}
                  onChange={event => tick(row, event.currentTarget.checked)}
                />
              ),
            },
            ...columns(words),
          ]}
          rowKey={keyOf}
          isPicked={isTicked}
          empty={words.expiries.reportEmpty}
          failure={words.expiries.reportFailed}
          onPage={goTo}
          actions={row => (
            <DocumentActions
              kind={kindOf(row.slug)}
              record={row.full_record}
              end={row.end}
              holder={{
                name: row.owner_name,
                onSend: query.left ? undefined : () => setSent(row),
              }}
              plate={row.vehicle_no}
              main={['update', 'send']}
              menu={['renew']}
            />
          )}
        />
        {ticked.length > 0 && (
          <div className={classes.picked} role="status">
            <strong>{words.expiries.ticked(ticked.length)}</strong>
            <Button onClick={() => setNotifying('ticked')}>{words.expiries.notify}</Button>
            <Button variant="subtle" onClick={() => exporting.act(ticked)}>
              {words.expiries.exportTicked}
            </Button>
            <Button variant="subtle" onClick={() => tickAll(false)}>
              {words.expiries.untick}
            </Button>
          </div>
        )}
      </div>
      <NotifyAll
        filters={query}
        documents={notifying === 'ticked' ? ticked : null}
        opened={notifying !== null}
        onClose={() => {
          setNotifying(null);
          tickAll(false);
        }}
      />
      <SendNotice of={sent} onClose={() => setSent(null)} />
    </Page>
  );
}

const keyOf = (row: ExpiryRow) => `${row.slug} ${row.record_id} ${row.end}`;

function columns(words: Words): Column<ExpiryRow>[] {
  return [
    {
      key: 'owner',
      label: words.expiries.ownerName,
      as: 'heading',
      cell: row => (
        <>
          <Link to={`/citizens/${row.citizen_id}?tab=all#${rowId(row.slug, row.record_id)}`}>
            {row.owner_name}
          </Link>
          <p className={prose.hint}>
            <MobileText mobile={row.owner_mobile} />
          </p>
        </>
      ),
    },
    {
      key: 'document',
      label: words.expiries.type,
      cell: row => (
        <>
          <div>{typeName(row.type, words, row.end)}</div>
          <p className={prose.hint}>
            <IdentifierText of={row} /> <ToCompleteBadge missing={row.full_record.missing} />
          </p>
        </>
      ),
    },
    {
      key: 'vehicle',
      label: words.expiries.vehicleNo,
      cell: row => (row.vehicle_no === null ? words.general.none : <NumberText value={row.vehicle_no} />),
    },
    {
      key: 'date',
      label: words.expiries.expiryDate,
      cell: row => {
        const validity = validityOf(row.expiry_date, row.superseded);
        return (
          <>
            <DateText date={row.expiry_date} hint tone={row.superseded ? undefined : toneOf(validity)} />{' '}
            {row.superseded && <ExpiryBadge validity={validity} />}
            <DeclaredRenewal until={row.holder_until} />
          </>
        );
      },
    },
    {
      key: 'told',
      label: words.expiries.told,
      cell: row =>
        row.told === null ? (
          words.general.none
        ) : (
          <>
            <MomentText moment={row.told.at} />
            <p className={prose.hint}>{words.messages.states[row.told.state]}</p>
          </>
        ),
    },
  ];
}
