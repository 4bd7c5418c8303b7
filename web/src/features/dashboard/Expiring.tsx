import { officeDate, today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { useWords } from '../../words/useWords.ts';
import { expiryCount } from '../expiries/queries.ts';
import { quickRanges } from '../expiries/quickRanges.ts';
import classes from './DashboardPage.module.css';
import { expiringWeeks } from './queries.ts';

/** What has expired, and what expires in the next weeks, each number the way to the report. */
export function Expiring() {
  const words = useWords();
  const dashboard = useWords().dashboard;
  const ranges = quickRanges
    .slice(0, 3)
    .map(({ label, range }) => ({ label: label(words), range: range(today()) }));
  const counts = useQueries({ queries: ranges.map(({ range }) => expiryCount(range)) });
  return (
    <section className={classes.card}>
      <div className={classes.head}>
        <h2>{dashboard.expiringTitle}</h2>
        <Link to="/reports/expiries">{dashboard.asTable}</Link>
      </div>
      <div className={classes.body}>
        <div className={classes.figures}>
          {ranges.map(({ label, range }, at) => {
            const given = Object.entries(range).filter(([, day]) => day !== '');
            return (
              <Link key={label} to={`/reports/expiries?${new URLSearchParams(given)}`}>
                <strong data-late={at === 0 && counts[0]?.data !== '0' ? true : undefined}>
                  {counts[at]?.data ?? '…'}
                </strong>{' '}
                {label}
              </Link>
            );
          })}
        </div>
        <WeekBars />
      </div>
    </section>
  );
}

/** The height of the highest bar in CSS pixels; the others are in proportion. */
const HIGHEST = 96;

/** A bar for each of the next weeks; the present week is the strong one. */
function WeekBars() {
  const dashboard = useWords().dashboard;
  const found = useQuery(expiringWeeks);
  const weeks = found.data?.weeks.map(({ from, until, counts }) => ({
    from,
    until,
    total: counts.reduce((sum, { documents }) => sum + documents, 0),
  }));
  if (weeks === undefined) return <PendingPart found={found} failure={dashboard.loadFailed} height={170} />;
  const most = Math.max(1, ...weeks.map(({ total }) => total));
  return (
    <figure className={classes.weeks} aria-label={dashboard.expiring}>
      <figcaption>{dashboard.byWeek}</figcaption>
      <ol>
        {weeks.map(({ from, until, total }) => (
          <li key={from}>
            <Link
              to={`/reports/expiries?${new URLSearchParams({ start_date: from, end_date: until })}`}
              aria-label={`${dashboard.weekOf(officeDate(from), officeDate(until))}: ${total}`}
            >
              <span>{total}</span>
              <span className={classes.weekBar} style={{ height: `${(HIGHEST * total) / most}px` }} />
            </Link>
            <span className={classes.weekDay}>
              {Number(from.slice(8))}
              {isFirstOfMonth(from, weeks[0]?.from) && (
                <span>{dashboard.months[Number(from.slice(5, 7)) - 1]}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Whether the month is written below a week: its first one, and the first of the picture. */
function isFirstOfMonth(from: string, first: string | undefined): boolean {
  return from === first || addPeriod(from, { days: -7 }).slice(0, 7) !== from.slice(0, 7);
}
