import { today } from '@rto-desk/contract/expiry';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { waiting } from '../../api/waiting.ts';
import { relativeDay } from '../../ui/relativeDay.ts';
import { useWords } from '../../words/useWords.ts';
import { nextWeek } from '../expiries/quickRanges.ts';
import classes from './DashboardPage.module.css';
import { PendingPart } from './PendingPart.tsx';
import { useDashboardWords } from './useDashboardWords.ts';

/** What waits for staff, each with the way to it; what does not is left out. */
export function Today() {
  const words = useWords();
  const dashboard = useDashboardWords();
  const texts = dashboard.waiting;
  const found = useQuery(waiting);
  if (found.data === undefined) return <PendingPart found={found} height={180} />;
  const { requests, inquiries, messages, inbox, expiring, to_complete } = found.data;
  const rows: { label: string; to: string; count: number; oldest?: string | null }[] = [
    { label: texts.requests, to: '/service-requests?status=pending', ...requests },
    { label: texts.inquiries, to: '/admin/inquiries?status=new', ...inquiries },
    {
      label: texts.expiring,
      to: `/reports/expiries?${new URLSearchParams(nextWeek(today()))}`,
      count: expiring,
    },
    { label: texts.to_complete, to: '/reports/expiries?incomplete=1', count: to_complete },
    { label: words.messages.inbox, to: '/admin/inbox?unread=1', count: inbox ?? 0 },
    { label: texts.manual, to: '/admin/messages/manual', count: messages.manual },
    { label: texts.failed, to: '/admin/messages?state=failed', count: messages.failed },
    { label: texts.unknown, to: '/admin/messages?state=unknown', count: messages.unknown },
  ].filter(({ count }) => count > 0);
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
