import { officeDate, officeTime, today } from '@rto-desk/contract/expiry';
import classes from './texts.module.css';

/** The day of a moment (ISO 8601) as offices write it, in India: `20-11-2026`, or `20-11-2026 14:05` with the time. */
export function MomentText({ moment, time = false }: { moment: string; time?: boolean }) {
  const at = new Date(moment);
  return (
    <time dateTime={moment} className={classes.date}>
      {officeDate(today(at))}
      {time && ` ${officeTime(at)}`}
    </time>
  );
}

/** The same with the time as plain text, for sentences. */
export function momentText(moment: string): string {
  const at = new Date(moment);
  return `${officeDate(today(at))} ${officeTime(at)}`;
}
