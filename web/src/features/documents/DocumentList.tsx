import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import type { GoToPage } from '../../ui/Pager.tsx';
import { rowId } from '../../ui/rows.ts';
import { useRefreshFailure } from '../../ui/useRefreshFailure.ts';
import { useWords } from '../../words/useWords.ts';
import { DocumentActions } from './DocumentActions.tsx';
import { documentColumns } from './documentColumns.tsx';
import type { Holder } from './holder.ts';
import { documentsPage } from './queries.ts';

interface Props {
  kind: AnyKind;
  /** The citizen or vehicle whose documents they are. */
  ownerId: number;
  holder: Holder;
  /** The registration number of the vehicle; null for the citizen's own. */
  plate: string | null;
  page: number;
  onPage: GoToPage;
  /** Begins a new one; undefined where the person may not add any, or is adding one. */
  onAdd: (() => void) | undefined;
}

/** The documents of one kind, paged, with what can be done with each. */
export function DocumentList({ kind, ownerId, holder, plate, page, onPage, onAdd }: Props) {
  const words = useWords();
  const texts = words.kinds[kind.slug];
  const list = useQuery(documentsPage(kind, ownerId, page));
  useRefreshFailure(list, texts.refreshFailed);
  return (
    <div className={layout.stack}>
      {onAdd !== undefined && (
        <div className={layout.end}>
          <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={onAdd}>
            {texts.add}
          </Button>
        </div>
      )}
      <PagedTable
        label={texts.many}
        list={list}
        columns={documentColumns(kind, words, list.data?.meta.from ?? 1)}
        rowKey={byId}
        rowId={({ id }) => rowId(kind.slug, id)}
        failure={texts.loadFailed}
        onPage={onPage}
        empty={texts.empty}
        actions={record => (
          <DocumentActions
            kind={kind}
            record={record}
            holder={holder}
            plate={plate}
            menu={['paper', 'send', 'edit', 'delete']}
          />
        )}
      />
    </div>
  );
}
