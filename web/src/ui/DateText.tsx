import { officeDate } from '@rto-desk/contract/expiry';
import { useWords } from '../words/useWords.ts';
import { relativeDay } from './relativeDay.ts';
import type { Tone } from './ToneBadge.tsx';
import classes from './texts.module.css';

interface Props {
  /** `YYYY-MM-DD`, or null where none is known. */
  date: string | null;
  /** Whether to show how far away the date is. */
  hint?: boolean;
  /** The tone of that note, where no badge is beside it. */
  tone?: Tone | undefined;
}

/** A date as offices write it, `20-11-2026`, with a quiet "in 12 days" where asked for. */
export function DateText({ date, hint = false, tone }: Props) {
  const words = useWords();
  if (date === null) return <>{words.general.none}</>;
  return (
    <>
      <time dateTime={date} className={classes.date}>
        {officeDate(date)}
      </time>
      {hint && (
        <>
          {' '}
          <span className={classes.away} data-tone={tone}>
            {relativeDay(date, words)}
          </span>
        </>
      )}
    </>
  );
}
