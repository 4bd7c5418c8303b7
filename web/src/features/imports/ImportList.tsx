import type { ImportSummary } from '@rto-desk/contract/endpoints/imports';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Column } from '../../ui/DataTable.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { type Tone, ToneBadge } from '../../ui/ToneBadge.tsx';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { importsPage, nameOf } from './queries.ts';
import { UndoImport } from './UndoImport.tsx';

/** The lists that were brought before: who, when and what came of them. */
export function ImportList() {
  const { general } = useWords();
  const own = usePageTexts(importsTexts);
  const texts = own.list;
  const [page, setPage] = useState(1);
  const list = useQuery(importsPage(page));
  const columns: Column<ImportSummary>[] = [
    {
      key: 'name',
      label: texts.name,
      as: 'heading',
      cell: row => (
        <Link className={prose.quiet} to={`/imports/${row.id}`}>
          {nameOf(row, own)}
        </Link>
      ),
    },
    {
      key: 'when',
      label: texts.when,
      cell: row => (
        <>
          <MomentText moment={row.created_at} />
          <p className={prose.hint}>{row.creator?.name ?? texts.former}</p>
        </>
      ),
    },
    {
      key: 'status',
      label: texts.status,
      cell: row => <ToneBadge tone={tones[row.status]} text={own.status[row.status]} />,
    },
    {
      key: 'outcome',
      label: texts.outcome,
      cell: ({ status, rows, counts, ready, committed_at }) => {
        if (committed_at === null) return texts.unchecked(rows);
        if (status === 'undone') return general.none;
        return texts.outcomes(
          counts.create - ready.create,
          counts.fill - ready.fill,
          counts.error + counts.ambiguous + counts.skip + ready.create + ready.fill,
        );
      },
    },
  ];
  return (
    <PagedTable
      label={texts.title}
      list={list}
      columns={columns}
      rowKey={byId}
      empty={texts.empty}
      failure={texts.failed}
      onPage={setPage}
      actions={row => row.permissions.undo && <UndoImport of={row} compact />}
    />
  );
}

const tones: Record<ImportSummary['status'], Tone> = {
  mapping: 'soon',
  checking: 'info',
  checked: 'soon',
  committing: 'info',
  committed: 'good',
  undoing: 'info',
  undone: 'past',
  failed: 'bad',
};
