import { useWords } from '../words/useWords.ts';
import { groupNumber } from './groupNumber.ts';
import classes from './texts.module.css';

/** Of more characters a number, or half an e-mail address, may go on in the next line. */
export const LONG = 24;

/**
 * A registration, licence or certificate number in a tabular face. The gaps between its groups are drawn, not
 * written, so that it is copied and found as it is stored.
 * @param isPlate whether it may be the mark of a vehicle, and is grouped like one
 */
export function NumberText({ value, isPlate = true }: { value: string | null; isPlate?: boolean }) {
  const words = useWords();
  if (value === null) return <>{words.general.none}</>;
  const groups = groupNumber(value, isPlate);
  return (
    <span className={classes.number} translate="no" data-number data-long={value.length > LONG || undefined}>
      {groups.map((group, position) => (
        // The groups of a number never change places.
        <span key={position} className={classes.group}>
          {group}
        </span>
      ))}
    </span>
  );
}

interface IdentifierProps {
  of: { identifier: string | null; vehicle_no: string | null };
}

/** The number of a document in a list, which some documents have from their vehicle. */
export function IdentifierText({ of: { identifier, vehicle_no } }: IdentifierProps) {
  return <NumberText value={identifier} isPlate={identifier === vehicle_no} />;
}
