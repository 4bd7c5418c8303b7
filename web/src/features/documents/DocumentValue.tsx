import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { type Validity, validityOf } from '@rto-desk/contract/expiry';
import { type AnyKind, endFields } from '@rto-desk/contract/kinds/index';
import { DateText } from '../../ui/DateText.tsx';
import { DeclaredRenewal } from '../../ui/DeclaredRenewal.tsx';
import { ExpiryBadge } from '../../ui/ExpiryBadge.tsx';
import { FieldValue } from '../../ui/FieldValue.tsx';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { useWords } from '../../words/useWords.ts';
import { fieldText } from './documentValues.ts';

interface Props {
  kind: AnyKind;
  record: DocumentRecord;
  /** One of the kind's fields. */
  name: string;
}

/** A field of a document as a table shows it. An end of its validity says what that means today. */
export function DocumentValue({ kind, record, name }: Props) {
  const value = fieldText(record, name);
  const end = record.ends.find(one => one.end === name);
  if (endFields(kind).includes(name) && end !== undefined) {
    const validity = validityOf(value, end.superseded);
    return (
      <>
        <DateText date={value} hint={validity.state === 'valid'} /> <ExpiryBadge validity={validity} />{' '}
        {name === kind.until && <StatusBadge status={fieldText(record, 'status')} validity={validity} />}
        <DeclaredRenewal until={end.holder_until} />
      </>
    );
  }
  return <FieldValue field={kind.fields[name]} value={value} />;
}

/** The status that was set by hand, where the dates say something else. */
function StatusBadge({ status, validity }: { status: string | null; validity: Validity }) {
  const { statuses } = useWords().documents;
  const { state } = validity;
  const ended = state === 'expired' ? true : state === 'valid' || state === 'soon' ? false : null;
  if (status === null || ended === null || ended === (status !== 'active')) return null;
  return <ToneBadge tone="past" text={ended ? statuses.active : statuses.expired} />;
}
