import { today } from '@rto-desk/contract/expiry';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { waiting } from '../../api/waiting.ts';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { relativeDay } from '../../ui/relativeDay.ts';
import { useWords } from '../../words/useWords.ts';
import { expiryCount } from '../expiries/queries.ts';
import { nextWeek } from '../expiries/quickRanges.ts';
import classes from './DashboardPage.module.css';

/** What waits for staff beside what stands under My work, each with the way to it; what does not wait is left out. */
export function Today() {
  const words = useWords();
  const week = nextWeek(today());
  const dashboard = words.dashboard;
  const texts = dashboard.waiting;
  const found = useQuery(waiting);
  const untold = useQuery(expiryCount({ ...week, not_told: true }));
  if (found.data === undefined || untold.data === undefined) {
    return (
      <PendingPart
        found={found.data === undefined ? found : untold}
        failure={dashboard.loadFailed}
        height={180}
      />
    );
  }
  const { requests, inquiries, messages, to_complete } = found.data;
  const rows: { label: string; to: string; count: number | string; oldest?: string | null }[] = [
    { label: texts.requests, to: '/service-requests?status=pending', ...requests },
    { label: texts.inquiries, to: '/admin/inquiries?status=new', ...inquiries },
    {
      label: texts.notTold,
      to: `/reports/expiries?${new URLSearchParams({ ...week, not_told: '1' })}`,
      count: untold.data,
    },
    { label: texts.to_complete, to: '/reports/expiries?incomplete=1', count: to_complete },
    { label: texts.failed, to: '/admin/messages?state=failed', count: messages.failed },
    { label: texts.unknown, to: '/admin/messages?state=unknown', count: messages.unknown },
  ].filter(({ count }) => count !== 0 && count !== '0');
  if (rows.length === 0) return <p>{dashboard.nothingWaits}</p>;
  return (
    <ul className={classes.rows}>
      {rows.map(({ label, to, count, oldest }) => (
        <li key={to}>
          <Link to={to} className={classes.row}>
            <strong>{count.toLocaleString('en-IN')}</strong> <span>{label}</span>{' '}
            {oldest && (
              <small>
                {dashboard.oldest} {relativeDay(today(new Date(oldest)), words)}
              </small>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
