import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { useState } from 'react';
import { DocumentFormDialog } from '../documents/DocumentFormDialog.tsx';
import { DocumentList } from '../documents/DocumentList.tsx';

interface Props {
  kind: AnyKind;
  citizenId: number;
  page: number;
  onPage: (page: number) => void;
  mayAdd: boolean;
}

/** A citizen's licences of one kind; a new one is typed in a dialog. */
export function LicenceTab({ kind, citizenId, page, onPage, mayAdd }: Props) {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <DocumentList
        kind={kind}
        ownerId={citizenId}
        page={page}
        onPage={onPage}
        mayAdd={mayAdd}
        onAdd={mayAdd ? () => setAdding(true) : undefined}
      />
      <DocumentFormDialog
        opened={adding}
        kind={kind}
        ownerId={citizenId}
        record={null}
        onClose={() => setAdding(false)}
      />
    </>
  );
}
