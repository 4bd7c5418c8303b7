import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useWords } from '../../words/useWords.ts';

const DocumentForm = lazyComponent(async () => (await import('./DocumentForm.tsx')).DocumentForm);

interface Props {
  opened: boolean;
  kind: AnyKind;
  ownerId: number;
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
  const { opened, kind, ownerId, record, renewed, renewedEnd, title, onClose } = props;
  const words = useWords();
  const texts = words.kinds[kind.slug];
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={title ?? (record === null ? texts.add : texts.edit)}
      help="/help?at=/citizens/:id"
    >
      <DocumentForm
        kind={kind}
        ownerId={ownerId}
        record={record}
        renewed={renewed}
        renewedEnd={renewedEnd}
        onSaved={onClose}
      />
    </FormDialog>
  );
}
