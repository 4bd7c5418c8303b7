import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { officeDate } from '@rto-desk/contract/expiry';
import type { VehicleKind } from '@rto-desk/contract/kinds/index';
import { useId } from 'react';
import { toneOf, validityText } from '../../ui/ExpiryBadge.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { useWords } from '../../words/useWords.ts';
import classes from './DocumentCell.module.css';
import { documentValidity, fieldText } from './documentValues.ts';

interface Props {
  kind: VehicleKind;
  /** The registration number of the vehicle. */
  of: string;
  /** The vehicle's documents of the kind; undefined while they are on their way. */
  records: readonly DocumentRecord[] | undefined;
  onOpen: () => void;
}

/** Until when a vehicle's document of a kind is valid, and the way to all of the kind. */
export function DocumentCell({ kind, of, records, onOpen }: Props) {
  const words = useWords();
  const id = useId();
  const record = records && latestOf(kind, records);
  const until = record && fieldText(record, kind.until);
  const validity = record && documentValidity(kind, record);
  const tone = validity && toneOf(validity);
  return (
    <button
      type="button"
      className={classes.cell}
      data-tone={tone ?? (record === null ? 'absent' : undefined)}
      aria-label={words.documents.of(words.kinds[kind.slug].short, of)}
      aria-describedby={id}
      title={validity ? validityText(validity, words) : undefined}
      onClick={onOpen}
    >
      <span className={classes.caption}>{words.kinds[kind.slug].short}</span>
      <span id={id} className={classes.date}>
        {record === null && words.documents.addShort}
        {tone && <Sign tone={tone} />}
        {until && officeDate(until)}
        {validity && <span className={classes.heard}> {validityText(validity, words)}</span>}
      </span>
    </button>
  );
}

/** The document that counts: of those that no later one has replaced the one that ends last; null where there is none. */
function latestOf(kind: VehicleKind, records: readonly DocumentRecord[]): DocumentRecord | null {
  const ends = (record: DocumentRecord) => fieldText(record, kind.until) ?? '';
  return records
    .filter(record => !record.superseded)
    .reduce<DocumentRecord | null>(
      (latest, record) => (latest === null || ends(record) > ends(latest) ? record : latest),
      null,
    );
}
