import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { useState } from 'react';
import type { GoToPage } from '../../ui/Pager.tsx';
import { DocumentFormDialog } from '../documents/DocumentFormDialog.tsx';
import { DocumentList } from '../documents/DocumentList.tsx';
import { NotifyButton } from '../expiries/NotifyButton.tsx';

interface Props {
  kind: AnyKind;
  citizen: Citizen;
  page: number;
  onPage: GoToPage;
  mayAdd: boolean;
}

/** A citizen's licences of one kind; a new one is typed in a dialog. */
export function LicenceTab({ kind, citizen, page, onPage, mayAdd }: Props) {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <DocumentList
        kind={kind}
        ownerId={citizen.id}
        page={page}
        onPage={onPage}
        mayAdd={mayAdd}
        onAdd={mayAdd ? () => setAdding(true) : undefined}
        more={
          citizen.permissions.message
            ? record => <NotifyButton kind={kind} record={record} citizen={citizen} />
            : undefined
        }
      />
      <DocumentFormDialog
        opened={adding}
        kind={kind}
        ownerId={citizen.id}
        record={null}
        onClose={() => setAdding(false)}
      />
    </>
  );
}
