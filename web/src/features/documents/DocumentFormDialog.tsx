import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useWords } from '../../words/useWords.ts';
import { DocumentForm } from './DocumentForm.tsx';

interface Props {
  opened: boolean;
  kind: AnyKind;
  ownerId: number;
  /** The document that is changed, or null for a new one. */
  record: DocumentRecord | null;
  onClose: () => void;
}

/** Adds a document, or changes one, in a dialog of its own. */
export function DocumentFormDialog({ opened, kind, ownerId, record, onClose }: Props) {
  const words = useWords();
  const texts = words.kinds[kind.slug];
  return (
    <FormDialog opened={opened} onClose={onClose} title={record === null ? texts.add : texts.edit}>
      <DocumentForm kind={kind} ownerId={ownerId} record={record} onSaved={onClose} />
    </FormDialog>
  );
}
