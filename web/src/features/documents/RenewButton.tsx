import { isStaff } from '@rto-desk/contract/access';
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { useState } from 'react';
import { useSession } from '../../session/useSession.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useWords } from '../../words/useWords.ts';
import { DocumentFormDialog } from './DocumentFormDialog.tsx';
import { documentName, fieldText } from './documentValues.ts';

interface Props {
  kind: AnyKind;
  record: DocumentRecord;
}

/**
 * Opens the form for the document that follows a current one, filled in as far as the old one tells. To citizens it is
 * called what it does, beside the way to ask the office for the renewal itself.
 */
export function RenewButton({ kind, record }: Props) {
  const words = useWords();
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const ownerId = kind.owner === 'vehicle' ? record.vehicle_id : record.citizen_id;
  if (record.superseded || ownerId === undefined || fieldText(record, kind.until) === null) return null;
  const isOffice = user !== null && isStaff(user.role);
  const texts = words.expiries;
  const name = documentName(kind, record, words);
  return (
    <>
      {!isOffice && (
        <ButtonLink
          to={kind.renewal === undefined ? '/ask-for-service' : `/ask-for-service?service=${kind.renewal}`}
          size="compact-sm"
          variant="light"
          aria-label={texts.applyOf(name)}
        >
          {texts.apply}
        </ButtonLink>
      )}
      <Button
        size="compact-sm"
        variant={isOffice ? 'light' : 'default'}
        aria-label={isOffice ? texts.renewOf(name) : texts.addNewOf(name)}
        onClick={() => setOpen(true)}
      >
        {isOffice ? texts.renew : texts.addNew}
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
