import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { useState } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useWords } from '../../words/useWords.ts';

const DocumentForm = lazyComponent(async () => (await import('./DocumentForm.tsx')).DocumentForm);

interface Props {
  opened: boolean;
  kind: AnyKind;
  ownerId: number;
  /** The registration mark of the vehicle, to compare with that in a file. */
  registration?: string | undefined;
  /** The document that is changed, or null for a new one. */
  record: DocumentRecord | null;
  /** The document that the new one renews. */
  renewed?: DocumentRecord | undefined;
  /** Which of its ends is renewed. */
  renewedEnd?: string | undefined;
  /** What is being done, where it is not just adding or changing one. */
  title?: string | undefined;
  onClose: () => void;
}

/** Adds a document, or changes one, in a dialog of its own. */
export function DocumentFormDialog(props: Props) {
  const { opened, kind, ownerId, registration, record, renewed, renewedEnd, onClose } = props;
  const words = useWords();
  /** The kind that a file has changed the form to. */
  const [changed, setChanged] = useState<AnyKind | null>(null);
  const texts = words.kinds[(changed ?? kind).slug];
  const title = changed === null ? props.title : undefined;
  const close = () => {
    setChanged(null);
    onClose();
  };
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title={title ?? (record === null ? texts.add : texts.edit)}
      help="/help?at=/citizens/:id"
    >
      <DocumentForm
        kind={kind}
        ownerId={ownerId}
        registration={registration}
        record={record}
        renewed={renewed}
        renewedEnd={renewedEnd}
        onKind={setChanged}
        onSaved={close}
      />
    </FormDialog>
  );
}
