import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useWords } from '../../words/useWords.ts';
import { documentName, fieldText } from '../documents/documentValues.ts';
import type { NoticeOf } from './SendNotice.tsx';

const SendNotice = lazyComponent(async () => (await import('./SendNotice.tsx')).SendNotice);

interface Props {
  kind: AnyKind;
  record: DocumentRecord;
  citizen: Pick<Citizen, 'name' | 'mobile'>;
}

/** Tells a citizen that a licence of theirs expires, or has. */
export function NotifyButton({ kind, record, citizen }: Props) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const expiry_date = fieldText(record, kind.until);
  if (expiry_date === null) return null;
  const notice: NoticeOf = {
    type: kind.type,
    record_id: record.id,
    owner_name: citizen.name,
    owner_mobile: citizen.mobile,
    identifier: (kind.number === null ? null : fieldText(record, kind.number)) ?? '',
    expiry_date,
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={words.expiries.sendOf(documentName(kind, record, words), citizen.name)}
        onClick={() => setOpen(true)}
      >
        {words.expiries.notify}
      </Button>
      {open && <SendNotice of={notice} onClose={() => setOpen(false)} />}
    </>
  );
}
