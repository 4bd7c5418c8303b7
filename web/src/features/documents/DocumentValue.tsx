import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { type Validity, validityOf } from '@rto-desk/contract/expiry';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { DateText } from '../../ui/DateText.tsx';
import { DeclaredRenewal } from '../../ui/DeclaredRenewal.tsx';
import { ExpiryBadge } from '../../ui/ExpiryBadge.tsx';
import { FieldValue } from '../../ui/FieldValue.tsx';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { useWords } from '../../words/useWords.ts';
import { endSuffix, fieldText } from './documentValues.ts';

interface Props {
  kind: AnyKind;
  record: DocumentRecord;
  /** One of the kind's fields. */
  name: string;
}

/** A field of a document as a table shows it. Its ends stand together, and say what they mean today. */
export function DocumentValue({ kind, record, name }: Props) {
  const words = useWords();
  if (name !== kind.until || record.ends.length === 0) {
    return <FieldValue field={kind.fields[name]} value={fieldText(record, name)} />;
  }
  return record.ends.map(({ end, date, superseded, holder_until }) => {
    const validity = validityOf(date, superseded);
    return (
      <div key={end}>
        <DateText date={date} hint={!superseded} /> {endSuffix(kind, record, end, words)}{' '}
        <ExpiryBadge validity={validity} />{' '}
        {end === kind.until && <StatusBadge status={fieldText(record, 'status')} validity={validity} />}
        <DeclaredRenewal until={holder_until} />
      </div>
    );
  });
}

/** The status that was set by hand, where the dates say something else. */
function StatusBadge({ status, validity }: { status: string | null; validity: Validity }) {
  const { documents, fields } = useWords();
  const { state } = validity;
  const ended = state === 'expired' ? true : state === 'valid' || state === 'soon' ? false : null;
  if (status === null || ended === null || ended === (status !== 'active')) return null;
  const said = documents.statuses[ended ? 'active' : 'expired'];
  return <ToneBadge tone="past" text={`${fields.status}: ${said}`} />;
}
