import { hoursUntil } from '@rto-desk/contract/breach';
import type { Waiting } from '@rto-desk/contract/endpoints/dashboard';
import type { Work } from '@rto-desk/contract/endpoints/work';
import { today } from '@rto-desk/contract/expiry';
import { WORK_COUNT_LIMIT } from '@rto-desk/contract/job';
import { useQuery } from '@tanstack/react-query';
import {
  Bell,
  BookOpen,
  ChevronRight,
  CircleAlert,
  CircleUserRound,
  ClipboardList,
  FileCheck,
  FilePen,
  FileQuestionMark,
  GraduationCap,
  Inbox,
  type LucideIcon,
  MailQuestionMark,
  MessageCircleX,
  MessageSquareText,
  Phone,
  Send,
  ShieldAlert,
  ShieldCheck,
  ShieldUser,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { waiting } from '../../api/waiting.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import pending from '../../ui/pending.module.css';
import { relativeDay } from '../../ui/relativeDay.ts';
import { useWords } from '../../words/useWords.ts';
import { expiryCount } from '../expiries/queries.ts';
import { nextWeek } from '../expiries/quickRanges.ts';
import { work } from '../jobs/queries.ts';
import classes from './DashboardPage.module.css';
import { staffStats } from './queries.ts';

const NotifyAll = lazyComponent(async () => (await import('../expiries/NotifyAll.tsx')).NotifyAll);

interface Row {
  Icon: LucideIcon;
  label: string;
  to: string;
  count: number | string;
  /** When the oldest came in. */
  oldest?: string | null;
  /** Should have been done already. */
  late?: true;
  /** Shown where nothing waits, too: a card of the specification. */
  always?: true;
  /** What can be done with all of it at once. */
  act?: { label: string; onChoose: () => void };
}

/** Everything that waits for the caller and their office, one row each, with the way to its list. */
export function Worklist() {
  const words = useWords();
  const { title, nothing } = useWords().jobs.work;
  const dashboard = useWords().dashboard;
  const [notifying, setNotifying] = useState(false);
  const untold = { ...nextWeek(today()), not_told: true };
  const mine = useQuery(work);
  const office = useQuery(waiting);
  const ending = useQuery(expiryCount(untold));
  const stats = useQuery(staffStats);
  const failed = [mine, office, ending, stats].find(({ data, error }) => data === undefined && error);
  const rows = useRows(mine.data, office.data, ending.data, stats.data?.pending_requests, () =>
    setNotifying(true),
  );
  return (
    <section className={classes.card} aria-label={title}>
      <div className={classes.head}>
        <h2>{title}</h2>
      </div>
      {failed?.error ? (
        <div className={classes.body}>
          <LoadFailure
            error={failed.error}
            failure={dashboard.loadFailed}
            retry={() => void failed.refetch()}
          />
        </div>
      ) : rows === undefined ? (
        <Coming />
      ) : (
        <ul className={classes.work}>
          {rows.every(({ count }) => Number(count) === 0) && <li className={classes.nothing}>{nothing}</li>}
          {rows.map(({ Icon, label, to, count, oldest, late, act }) => (
            <li key={to}>
              <Link to={to} className={classes.workRow} data-acts={act && ''}>
                <Icon size={18} aria-hidden />
                <span className={classes.what}>{label}</span>
                {oldest && (
                  <small className={classes.age}>
                    {dashboard.oldest} {relativeDay(today(new Date(oldest)), words)}
                  </small>
                )}
                <strong data-late={late}>{shown(count)}</strong>
                <ChevronRight size={16} aria-hidden />
              </Link>
              {act && (
                <Button className={classes.workAct} size="compact-sm" variant="subtle" onClick={act.onChoose}>
                  {act.label}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {notifying && (
        <NotifyAll opened filters={untold} documents={null} onClose={() => setNotifying(false)} />
      )}
    </section>
  );
}

/** The rows in the order in which they are done; undefined until all counts are here. */
function useRows(
  mine: Work | undefined,
  office: Waiting | undefined,
  ending: string | undefined,
  pending: number | undefined,
  onTell: () => void,
): Row[] | undefined {
  const words = useWords();
  const texts = useWords().jobs.work;
  const dashboard = useWords().dashboard;
  const more = dashboard.waiting;
  if (!mine || !office || ending === undefined || pending === undefined) return undefined;
  const { requests, inquiries, messages, inbox, to_complete } = office;
  const { oldest } = mine;
  const untold = new URLSearchParams({ ...nextWeek(today()), not_told: '1' });
  const hours = mine.breach_due_at === null ? 0 : hoursUntil(mine.breach_due_at);
  const rows: Row[] = [
    {
      Icon: ShieldAlert,
      label: more.breach(hours),
      count: mine.breaches,
      to: '/admin/breaches',
      late: true,
    },
    {
      Icon: CircleAlert,
      label: texts.overdue,
      count: mine.overdue,
      oldest: oldest.overdue,
      to: '/jobs?overdue=1',
      late: true,
    },
    {
      Icon: CircleUserRound,
      label: texts.mine,
      count: mine.mine,
      oldest: oldest.mine,
      to: '/jobs?status=open&assignee=me',
    },
    {
      Icon: Inbox,
      label: texts.unassigned,
      count: mine.unassigned,
      oldest: oldest.unassigned,
      to: '/jobs?status=open&assignee=none',
    },
    {
      Icon: ClipboardList,
      label: dashboard.pending,
      count: pending,
      oldest: requests.oldest,
      to: '/service-requests?status=pending',
      always: true,
    },
    {
      Icon: FileQuestionMark,
      label: more.inquiries,
      count: inquiries.count,
      oldest: inquiries.oldest,
      to: '/admin/inquiries?status=new',
    },
    {
      Icon: FileCheck,
      label: texts.selfDeclared,
      count: mine.self_declared,
      oldest: oldest.self_declared,
      to: '/jobs/self-declared',
    },
    {
      Icon: Bell,
      label: more.notTold,
      count: ending,
      to: `/reports/expiries?${untold}`,
      act: { label: words.expiries.notifyAll, onChoose: onTell },
    },
    {
      Icon: Send,
      label: texts.byHand,
      count: mine.to_send,
      oldest: oldest.to_send,
      to: '/admin/messages/manual',
    },
    {
      Icon: MessageCircleX,
      label: more.failed,
      count: messages.failed,
      to: '/admin/messages?state=failed',
    },
    {
      Icon: MailQuestionMark,
      label: more.unknown,
      count: messages.unknown,
      to: '/admin/messages?state=unknown',
    },
    { Icon: Phone, label: texts.toCall, count: mine.to_call, to: '/jobs/follow-ups' },
    { Icon: ShieldCheck, label: texts.claims, count: mine.claims, oldest: oldest.claims, to: '/jobs/claims' },
    {
      Icon: BookOpen,
      label: texts.register,
      count: mine.register,
      oldest: oldest.register,
      to: '/register-entries?open=1&assigned_to=me',
    },
    {
      Icon: ShieldUser,
      label: words.privacyRequests.waiting,
      count: mine.privacy_requests,
      oldest: oldest.privacy_requests,
      to: '/admin/privacy-requests?state=open',
    },
    { Icon: Undo2, label: texts.toReturn, count: mine.papers_to_return, to: '/jobs?to_return=1' },
    { Icon: GraduationCap, label: texts.llReady, count: mine.learners_ready, to: '/jobs/learners?tab=ready' },
    {
      Icon: MessageSquareText,
      label: words.messages.inbox,
      count: inbox ?? 0,
      to: '/admin/inbox?unread=1',
    },
    { Icon: FilePen, label: more.to_complete, count: to_complete, to: '/reports/expiries?incomplete=1' },
  ];
  return rows.filter(({ count, always }) => always || (count !== 0 && count !== '0'));
}

/** As many rows as most days have. */
const COMING = 9;

function Coming() {
  const words = useWords();
  return (
    <div role="status" aria-label={words.general.loading}>
      <ul className={classes.work}>
        {Array.from({ length: COMING }, (_, at) => (
          <li key={at}>
            <div className={classes.workRow}>
              <span className={pending.coming} />
              <span className={pending.coming} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function shown(count: number | string): string {
  if (typeof count === 'string') return count;
  const digits = Math.min(count, WORK_COUNT_LIMIT).toLocaleString('en-IN');
  return count > WORK_COUNT_LIMIT ? `${digits}+` : digits;
}
