import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { officeDate } from '@rto-desk/contract/expiry';
import type { VehicleKind } from '@rto-desk/contract/kinds/index';
import { useId } from 'react';
import { toneOf, validityText } from '../../ui/ExpiryBadge.tsx';
import { ToneIcon } from '../../ui/ToneIcon.tsx';
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
  const said = record?.holder_until ? words.documents.holderUntil(officeDate(record.holder_until)) : null;
  const meaning = validity && [validityText(validity, words), said].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className={classes.cell}
      data-tone={tone ?? (record === null ? 'absent' : undefined)}
      aria-label={words.documents.of(words.kinds[kind.slug].short, of)}
      aria-describedby={id}
      title={meaning ?? undefined}
      onClick={onOpen}
    >
      <span className={classes.caption}>{words.kinds[kind.slug].short}</span>
      <span id={id} className={classes.date}>
        {record === null && words.documents.addShort}
        {tone && <ToneIcon tone={tone} />}
        {until && officeDate(until)}
        {meaning && <span className={classes.heard}> {meaning}</span>}
      </span>
    </button>
  );
}

/**
 * The document that counts: the office's where the holder says that it has been renewed, otherwise of those that no
 * later one has replaced the one that ends last; null where there is none.
 */
function latestOf(kind: VehicleKind, records: readonly DocumentRecord[]): DocumentRecord | null {
  const ends = (record: DocumentRecord) => fieldText(record, kind.until) ?? '';
  const doubted = records.find(record => record.holder_until !== null);
  if (doubted) return doubted;
  return records
    .filter(record => !record.superseded)
    .reduce<DocumentRecord | null>(
      (latest, record) => (latest === null || ends(record) > ends(latest) ? record : latest),
      null,
    );
}
