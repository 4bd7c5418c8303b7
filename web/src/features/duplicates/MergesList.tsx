import type { Merge, UndoLeftover } from '@rto-desk/contract/endpoints/merges';
import type { DuplicatesTexts } from '@rto-desk/contract/words/en/duplicates';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import layout from '../../ui/layout.module.css';
import { MomentText } from '../../ui/MomentText.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import type { GoToPage } from '../../ui/Pager.tsx';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { duplicatesTexts, usePageTexts } from '../../words/pageTexts.ts';
import { mergesPage } from './queries.ts';

/** Who was made one with whom, which can be undone for some weeks; what an undo has left is named above. */
export function MergesList({ page, onPage }: { page: number; onPage: GoToPage }) {
  const texts = usePageTexts(duplicatesTexts);
  const client = useQueryClient();
  const list = useQuery(mergesPage(page));
  const [asked, setAsked] = useState<Merge | null>(null);
  const [kept, setKept] = useState<UndoLeftover[]>([]);
  const undo = useAct({
    act: ({ id, into }: Merge) =>
      call('POST /merges/{id}/undo', { params: { id }, body: { updated_at: into.updated_at } }),
    done: undone => {
      setKept(undone.kept);
      return undone.message;
    },
    failed: texts.undoFailed,
    refresh: () => {
      setAsked(null);
      void refreshRecords(client);
    },
  });
  return (
    <div className={layout.stack}>
      {kept.length > 0 && (
        <section aria-label={texts.leftoverTitle} role="status">
          <strong>{texts.leftoverTitle}</strong>
          <ul>
            {kept.map(({ title, url, reason }) => (
              <li key={title}>
                <Link className={prose.quiet} to={url}>
                  {title}
                </Link>
                {` (${reason})`}
              </li>
            ))}
          </ul>
        </section>
      )}
      <PagedTable
        label={texts.tabs.merged}
        list={list}
        columns={columns(texts)}
        empty={texts.nothingMerged}
        failure={texts.loadFailed}
        rowKey={byId}
        onPage={onPage}
        actions={row =>
          row.undoable && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={texts.of(texts.undo, row.name, row.into.name)}
              onClick={() => setAsked(row)}
            >
              {texts.undo}
            </Button>
          )
        }
      />
      <Confirm
        opened={asked !== null}
        question={asked === null ? '' : texts.undoQuestion(asked.name, asked.into.name)}
        action={texts.undo}
        busy={undo.busy}
        onConfirm={() => asked !== null && undo.act(asked)}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}

function columns(texts: DuplicatesTexts): Column<Merge>[] {
  return [
    {
      key: 'who',
      label: texts.who,
      as: 'heading',
      cell: ({ from_id, name, undone_at }) =>
        undone_at === null ? (
          name
        ) : (
          <Link className={prose.quiet} to={`/citizens/${from_id}`}>
            {name}
          </Link>
        ),
    },
    {
      key: 'into',
      label: texts.into,
      cell: ({ into, seen_at_counter }) => (
        <>
          <Link className={prose.quiet} to={`/citizens/${into.id}`}>
            {into.name}
          </Link>
          {seen_at_counter !== null && <p className={prose.hint}>{seen_at_counter}</p>}
        </>
      ),
    },
    {
      key: 'when',
      label: texts.when,
      cell: ({ created_at, creator, undone_at }) => (
        <>
          <MomentText moment={created_at} />
          <p className={prose.hint}>
            {[creator?.name, undone_at !== null && texts.undone].filter(Boolean).join(', ')}
          </p>
        </>
      ),
    },
  ];
}
