import { officeDate, today } from '@rto-desk/contract/expiry';
import classes from './texts.module.css';

/** The day of a moment (ISO 8601) as offices write it, in India: `20-11-2026`. */
export function MomentText({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} className={classes.date}>
      {officeDate(today(new Date(moment)))}
    </time>
  );
}
