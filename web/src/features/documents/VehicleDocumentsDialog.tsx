import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { groupNumber } from '../../ui/groupNumber.ts';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useWords } from '../../words/useWords.ts';
import { DocumentList } from './DocumentList.tsx';
import type { Holder } from './holder.ts';
import { documentsPage } from './queries.ts';

const DocumentForm = lazyComponent(async () => (await import('./DocumentForm.tsx')).DocumentForm);

/** A vehicle and the kind of its documents that someone looks into. */
export interface VehicleDocuments {
  vehicle: { id: number; registration_no: string };
  kind: AnyKind;
}

interface Props {
  /** What is looked into, or null while nothing is. */
  shown: VehicleDocuments | null;
  holder: Holder;
  onClose: () => void;
}

/** The documents of one kind of a vehicle: their table, and a form for a new one in the same place, open where there is none. */
export function VehicleDocumentsDialog({ shown, holder, onClose }: Props) {
  const words = useWords();
  const title =
    shown === null
      ? ''
      : words.documents.of(
          words.kinds[shown.kind.slug].many,
          groupNumber(shown.vehicle.registration_no).join(' '),
        );
  return (
    <FormDialog
      opened={shown !== null}
      onClose={onClose}
      title={title}
      help="/help?at=/citizens/:id"
      width="70rem"
    >
      {shown !== null && <Shown {...shown} holder={holder} />}
    </FormDialog>
  );
}

function Shown({ kind, vehicle, holder }: VehicleDocuments & { holder: Holder }) {
  const words = useWords();
  const [page, setPage] = useState(1);
  const list = useQuery(documentsPage(kind, vehicle.id, 1));
  /** Null until the first answer: where none is recorded there is nothing else to do. A later answer takes no form away. */
  const [adding, setAdding] = useState<boolean | null>(null);
  if (adding === null && list.data !== undefined) setAdding(list.data.data.length === 0);
  /** The kind of the new one, which its file may change. */
  const [added, setAdded] = useState(kind);
  const beginAdding = () => {
    setAdded(kind);
    setAdding(true);
  };
  const done = () => {
    setAdding(false);
    setPage(1);
  };
  return (
    <div className={layout.stack}>
      {adding && (
        <div className={layout.panel}>
          <h3>{words.kinds[added.slug].add}</h3>
          <DocumentForm
            kind={kind}
            ownerId={vehicle.id}
            registration={vehicle.registration_no}
            record={null}
            onKind={setAdded}
            onSaved={done}
            onCancel={() => setAdding(false)}
          />
        </div>
      )}
      <DocumentList
        kind={kind}
        ownerId={vehicle.id}
        holder={holder}
        plate={vehicle.registration_no}
        page={page}
        onPage={setPage}
        onAdd={!adding && !list.isPending ? beginAdding : undefined}
      />
    </div>
  );
}
