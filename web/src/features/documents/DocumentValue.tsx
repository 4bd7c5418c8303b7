import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { DateText } from '../../ui/DateText.tsx';
import { ExpiryBadge } from '../../ui/ExpiryBadge.tsx';
import { FieldValue } from '../../ui/FieldValue.tsx';
import { HolderSays } from '../../ui/HolderSays.tsx';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { useWords } from '../../words/useWords.ts';
import { documentValidity, fieldText } from './documentValues.ts';

interface Props {
  kind: AnyKind;
  record: DocumentRecord;
  /** One of the kind's fields. */
  name: string;
}

/** A field of a document as a table shows it. The end of its validity says what that means today. */
export function DocumentValue({ kind, record, name }: Props) {
  const value = fieldText(record, name);
  if (name === kind.until) {
    const validity = documentValidity(kind, record);
    return (
      <>
        <DateText date={value} hint={validity.state === 'valid'} /> <ExpiryBadge validity={validity} />
        <HolderSays until={record.holder_until} />
      </>
    );
  }
  if (name === 'status') return <StatusBadge status={value} />;
  return <FieldValue field={kind.fields[name]} value={value} />;
}

/** A status that was set by hand: green for active, red for anything else. */
function StatusBadge({ status }: { status: string | null }) {
  const words = useWords();
  if (status === null) return words.general.none;
  const active = status === 'active';
  return (
    <ToneBadge
      tone={active ? 'good' : 'bad'}
      text={active ? words.documents.statuses.active : words.documents.statuses.expired}
    />
  );
}
