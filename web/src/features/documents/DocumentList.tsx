import { Group, Stack } from '@mantine/core';
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { documentCalls } from '../../api/documents.ts';
import { Button } from '../../ui/Button.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import type { GoToPage } from '../../ui/Pager.tsx';
import { useRefreshFailure } from '../../ui/useRefreshFailure.ts';
import { useWords } from '../../words/useWords.ts';
import { DeleteRecord } from './DeleteRecord.tsx';
import { DocumentFormDialog } from './DocumentFormDialog.tsx';
import { documentColumns } from './documentColumns.tsx';
import { documentName } from './documentValues.ts';
import { documentsPage } from './queries.ts';
import { RenewButton } from './RenewButton.tsx';

interface Props {
  kind: AnyKind;
  /** The citizen or vehicle whose documents they are. */
  ownerId: number;
  page: number;
  onPage: GoToPage;
  /** Whether the person may add records to the owner. */
  mayAdd: boolean;
  /** Begins a new one; undefined where the person may not add any, or is adding one. */
  onAdd: (() => void) | undefined;
  /** Further things to do with a record. */
  more?: ((record: DocumentRecord) => ReactNode) | undefined;
}

/** The documents of one kind, paged, with what can be done with each. */
export function DocumentList({ kind, ownerId, page, onPage, mayAdd, onAdd, more }: Props) {
  const words = useWords();
  const texts = words.kinds[kind.slug];
  const list = useQuery(documentsPage(kind, ownerId, page));
  useRefreshFailure(list, texts.refreshFailed);
  const [edited, setEdited] = useState<DocumentRecord | null>(null);
  const [deleted, setDeleted] = useState<number | null>(null);
  const add = onAdd !== undefined && (
    <Button size="sm" leftSection={<Plus size={16} aria-hidden />} onClick={onAdd}>
      {texts.add}
    </Button>
  );
  const rows = list.data?.data;
  return (
    <Stack gap="sm">
      {rows?.length !== 0 && add && <Group justify="flex-end">{add}</Group>}
      <PagedTable
        label={texts.many}
        list={list}
        columns={documentColumns(kind, words, list.data?.meta.from ?? 1)}
        rowKey={byId}
        failure={texts.loadFailed}
        onPage={onPage}
        empty={
          <Stack align="center">
            {texts.empty}
            {add}
          </Stack>
        }
        actions={record => (
          <>
            {more?.(record)}
            {mayAdd && <RenewButton kind={kind} record={record} />}
            {record.can_edit && (
              <>
                <Button
                  size="compact-sm"
                  variant="light"
                  aria-label={words.documents.editOf(documentName(kind, record, words))}
                  onClick={() => setEdited(record)}
                >
                  {words.general.edit}
                </Button>
                <Button
                  size="compact-sm"
                  variant="light"
                  color="red"
                  aria-label={words.documents.deleteOf(documentName(kind, record, words))}
                  onClick={() => setDeleted(record.id)}
                >
                  {words.general.delete}
                </Button>
              </>
            )}
          </>
        )}
      />
      <DocumentFormDialog
        opened={edited !== null}
        kind={kind}
        ownerId={ownerId}
        record={edited}
        onClose={() => setEdited(null)}
      />
      <DeleteRecord
        id={deleted}
        question={texts.confirmDelete}
        failure={texts.deleteFailed}
        remove={id => documentCalls(kind).remove(id)}
        onClose={() => setDeleted(null)}
      />
    </Stack>
  );
}
