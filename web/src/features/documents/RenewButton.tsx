import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/useWords.ts';
import { DocumentFormDialog } from './DocumentFormDialog.tsx';
import { fieldText, nameOf } from './documentValues.ts';

interface Props {
  kind: AnyKind;
  record: DocumentRecord;
}

/** Opens the form for the document that follows a current one, filled in as far as the old one tells. */
export function RenewButton({ kind, record }: Props) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const ownerId = kind.owner === 'vehicle' ? record.vehicle_id : record.citizen_id;
  if (record.superseded || ownerId === undefined || fieldText(record, kind.until) === null) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="light"
        aria-label={words.expiries.renewOf(nameOf(kind, record, words))}
        onClick={() => setOpen(true)}
      >
        {words.expiries.renew}
      </Button>
      {open && (
        <DocumentFormDialog
          opened
          kind={kind}
          ownerId={ownerId}
          record={null}
          renewed={record}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
