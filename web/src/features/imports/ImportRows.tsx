import type { Import, ImportRow } from '@rto-desk/contract/endpoints/imports';
import { type ImportVerdict, importVerdicts } from '@rto-desk/contract/imports/import';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '../../api/download.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { Count } from '../../ui/Count.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import layout from '../../ui/layout.module.css';
import { PagedTable } from '../../ui/PagedTable.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { type Tone, ToneBadge } from '../../ui/ToneBadge.tsx';
import { TruncatedText } from '../../ui/TruncatedText.tsx';
import { useAct } from '../../ui/useAct.ts';
import { useList } from '../../ui/useList.ts';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { ChooseCitizen } from './ChooseCitizen.tsx';
import { EditCells } from './EditCells.tsx';
import classes from './imports.module.css';
import { importRows, rowList } from './queries.ts';
import { type ChangeRow, useChangeRow } from './useChangeRow.ts';

/** In order of attention: rows that need a decision come first. */
const shown: readonly ImportVerdict[] = ['error', 'ambiguous', 'create', 'fill', 'same', 'skip'];

/** The rows of a list by what becomes of them, chosen by their counts. */
export function ImportRows({ list }: { list: Import }) {
  const screens = usePageTexts(importsTexts);
  const texts = screens.rows;
  const { query: asked, change, goTo } = useList(rowList);
  // A filter that has no rows any more as the list is shown is over; while rows are mended, they stay where they are.
  const [over] = useState(
    asked.verdict !== undefined && list.counts[asked.verdict] === 0 ? asked.verdict : undefined,
  );
  const isOver = over !== undefined && asked.verdict === over;
  const query = isOver ? { ...asked, verdict: undefined, page: 1 } : asked;
  const rows = useQuery(importRows(list.id, query));
  const changeRow = useChangeRow(list.id, query);
  const [open, setOpen] = useState<ImportRow | null>(null);
  const mends = (row: ImportRow) => list.permissions.mend && !row.done;
  const all = importVerdicts.reduce((sum, verdict) => sum + list.counts[verdict], 0);
  const choices = [
    undefined,
    ...shown.filter(verdict => list.counts[verdict] > 0 || verdict === query.verdict),
  ];
  return (
    <>
      <div className={layout.between}>
        <Segments label={screens.check.show}>
          {choices.map(verdict => (
            <Button
              key={verdict ?? ''}
              variant="subtle"
              aria-pressed={query.verdict === verdict}
              onClick={() => change({ verdict })}
            >
              {verdict === undefined ? screens.check.all : screens.check.verdicts[verdict]}{' '}
              <Count of={verdict === undefined ? all : list.counts[verdict]} />
            </Button>
          ))}
        </Segments>
        {list.counts.error > 0 && <DownloadErrors id={list.id} />}
      </div>
      <div className={classes.rows}>
        <PagedTable
          label={texts.label}
          list={rows}
          columns={columns()}
          rowKey={({ line }) => line}
          empty={texts.empty}
          failure={texts.failed}
          onPage={goTo}
          actions={
            list.permissions.mend
              ? row =>
                  mends(row) && <RowActions row={row} changeRow={changeRow} onOpen={() => setOpen(row)} />
              : undefined
          }
        />
      </div>
      <EditRowDialog list={list} row={open} changeRow={changeRow} onClose={() => setOpen(null)} />
    </>
  );

  function columns(): Column<ImportRow>[] {
    return [
      { key: 'line', label: texts.line, cell: ({ line }) => line },
      {
        key: 'what',
        label: texts.what,
        as: 'heading',
        cell: row => (
          <span className={classes.cells}>
            <TruncatedText text={identityOf(list, row)} />
          </span>
        ),
      },
      {
        key: 'verdict',
        label: screens.list.status,
        cell: row => row.verdict && <VerdictBadge verdict={row.verdict} done={row.done} />,
      },
      {
        key: 'outcome',
        label: texts.outcome,
        as: 'block',
        cell: row => (
          <div className={classes.outcome}>
            {mends(row) && row.verdict === 'error' ? (
              // A row that was planned again is drawn again, with what it now says.
              <EditCells key={row.updated_at} list={list} row={row} changeRow={changeRow} />
            ) : (
              row.problems.map(({ field, message }) => (
                <p key={`${field} ${message}`} className={classes.problem}>
                  <TruncatedText text={message} />
                </p>
              ))
            )}
            {mends(row) && row.verdict === 'ambiguous' && <ChooseCitizen row={row} changeRow={changeRow} />}
            {row.plan.length > 0 && (
              <p>
                <TruncatedText text={row.plan.join(' ')} />
              </p>
            )}
            {row.notes.length > 0 && (
              <p className={classes.dim}>
                <TruncatedText text={row.notes.map(({ message }) => message).join(' ')} />
              </p>
            )}
          </div>
        ),
      },
    ];
  }
}

/** What a row is recognised by: the cells of the vehicle and of the person, else its first ones. */
function identityOf({ columns }: Import, { cells }: ImportRow): string {
  const naming = ['registration_no', 'name', 'mobile', 'dl.number', 'll.number'];
  const told = (some: Import['columns']) =>
    some.map(({ index }) => cells[index] ?? '').filter(text => text !== '');
  const named = told(columns.filter(({ field }) => naming.includes(field)));
  return (named.length > 0 ? named : told(columns).slice(0, 3)).join(' · ');
}

function VerdictBadge({ verdict, done }: { verdict: ImportVerdict; done: boolean }) {
  const screens = usePageTexts(importsTexts);
  return (
    <ToneBadge tone={tones[verdict]} text={done ? screens.rows.done : screens.check.verdicts[verdict]} />
  );
}

const tones: Record<ImportVerdict, Tone> = {
  error: 'bad',
  ambiguous: 'soon',
  skip: 'past',
  create: 'good',
  fill: 'info',
  same: 'past',
};

function RowActions({
  row,
  changeRow,
  onOpen,
}: {
  row: ImportRow;
  changeRow: ChangeRow;
  onOpen: () => void;
}) {
  const screens = usePageTexts(importsTexts);
  const texts = screens.rows;
  const skip = row.skip ? texts.unskip : texts.skip;
  return (
    <ActionMenu
      label="⋯"
      name={texts.actOn(texts.mend, row.line)}
      actions={[
        { label: texts.editAll, onChoose: onOpen },
        ...(row.citizen_id !== null || row.new_citizen
          ? [
              {
                label: texts.chooseAgain,
                onChoose: () => void changeRow(row, { citizen_id: null, new_citizen: false }),
              },
            ]
          : []),
        { label: skip, onChoose: () => void changeRow(row, { skip: !row.skip }) },
      ]}
    />
  );
}

function DownloadErrors({ id }: { id: number }) {
  const screens = usePageTexts(importsTexts);
  const errors = useAct({
    act: () => download(`/imports/${id}/rows.xlsx`, { query: { verdict: 'error' } }),
    failed: screens.check.errorsFailed,
  });
  return (
    <Button variant="default" size="compact-sm" loading={errors.busy} onClick={() => errors.act()}>
      {screens.check.errorsAsFile}
    </Button>
  );
}

interface Props {
  list: Import;
  row: ImportRow | null;
  changeRow: ChangeRow;
  onClose: () => void;
}

/** All cells of one row. */
function EditRowDialog({ list, row, changeRow, onClose }: Props) {
  const screens = usePageTexts(importsTexts);
  return (
    <FormDialog
      opened={row !== null}
      onClose={onClose}
      title={screens.rows.editTitle(row?.line ?? 0)}
      help="/help/list"
    >
      {row !== null && <EditCells list={list} row={row} changeRow={changeRow} all onChanged={onClose} />}
    </FormDialog>
  );
}
