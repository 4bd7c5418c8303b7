import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { officeDate } from '@rto-desk/contract/expiry';
import type { VehicleKind } from '@rto-desk/contract/kinds/index';
import { toneOf, validityText } from '../../ui/ExpiryBadge.tsx';
import { ToneIcon } from '../../ui/ToneIcon.tsx';
import { useWords } from '../../words/useWords.ts';
import classes from './DocumentCell.module.css';
import { currentEnds, type DocumentEnd } from './documentValues.ts';

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
  const end = records && endOf(records);
  const validity = end?.validity;
  const tone = validity && toneOf(validity);
  const said = end?.holder_until ? words.documents.holderUntil(officeDate(end.holder_until)) : null;
  const meaning = validity && [validityText(validity, words), said].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className={classes.cell}
      data-tone={tone ?? (records?.length === 0 ? 'absent' : undefined)}
      title={meaning ?? undefined}
      onClick={onOpen}
    >
      <span className={classes.heard}>{words.documents.of(words.kinds[kind.slug].short, of)} </span>
      <span className={classes.caption} aria-hidden>
        {words.kinds[kind.slug].short}
      </span>
      <span className={classes.date}>
        {records?.length === 0 && words.documents.addShort}
        {tone && <ToneIcon tone={tone} />}
        {end && officeDate(end.date)}
        {meaning && <span className={classes.heard}> {meaning}</span>}
      </span>
    </button>
  );
}

/**
 * The end that counts: the office's where the holder says that it has been renewed; otherwise of those of each field that no
 * later one has replaced the last one, and of these the soonest.
 */
function endOf(records: readonly DocumentRecord[]): DocumentEnd | undefined {
  const ends = records
    .filter(record => !record.superseded)
    .flatMap(currentEnds)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  const doubted = ends.find(({ holder_until }) => holder_until !== null);
  return doubted ?? ends.find((end, at) => !ends.slice(at + 1).some(later => later.end === end.end));
}
