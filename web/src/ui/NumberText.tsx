import { useWords } from '../words/useWords.ts';
import { groupNumber } from './groupNumber.ts';
import classes from './texts.module.css';

/** Of more characters a number, or half an e-mail address, may go on in the next line. */
export const LONG = 24;

/**
 * A registration, licence or certificate number in a tabular face. The gaps between its groups are drawn, not
 * written, so that it is copied and found as it is stored.
 */
export function NumberText({ value }: { value: string | null }) {
  const words = useWords();
  if (value === null) return <>{words.general.none}</>;
  const groups = groupNumber(value);
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
