import { today } from '@rto-desk/contract/expiry';
import { WORK_COUNT_LIMIT } from '@rto-desk/contract/job';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { waiting } from '../../api/waiting.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useWords } from '../../words/useWords.ts';
import { nextWeek } from '../expiries/quickRanges.ts';
import classes from './MyWork.module.css';
import { work } from './queries.ts';

/** What waits for whoever looks and for their office, each number the way to its list. What is zero is not shown. */
export function MyWork() {
  const words = useWords();
  const { work: texts, loadFailed } = words.jobs;
  const found = useQuery(work);
  const { data, error } = found;
  const inbox = useQuery(waiting).data?.inbox;
  if (data === undefined) {
    return error && <LoadFailure error={error} failure={loadFailed} retry={() => void found.refetch()} />;
  }
  const counts = [
    { label: texts.mine, count: data.mine, to: '/jobs?status=open&assignee=me' },
    {
      label: texts.unassigned,
      count: data.unassigned,
      to: '/jobs?status=open&assignee=none',
      first: data.first_unassigned,
    },
    { label: texts.overdue, count: data.overdue, to: '/jobs?overdue=1', tone: 'bad' },
    { label: texts.toReturn, count: data.papers_to_return, to: '/jobs?to_return=1' },
    { label: texts.llReady, count: data.learners_ready, to: '/jobs/learners?tab=ready' },
    { label: texts.selfDeclared, count: data.self_declared, to: '/jobs/self-declared' },
    { label: texts.claims, count: data.claims, to: '/jobs/claims' },
    { label: texts.register, count: data.register, to: '/register-entries?open=1&assigned_to=me' },
    { label: texts.byHand, count: data.to_send, to: '/admin/messages/manual' },
    { label: words.messages.inbox, count: inbox ?? 0, to: '/admin/inbox?unread=1' },
    {
      label: texts.ending,
      count: data.ending,
      to: `/reports/expiries?${new URLSearchParams(nextWeek(today()))}`,
    },
  ].filter(({ count }) => count > 0);
  return (
    <section className={classes.work} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {counts.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <ul>
          {counts.map(({ label, count, to, tone, first }) => (
            <li key={to}>
              <Link to={to} data-tone={tone}>
                <strong>{shown(count)}</strong> <span>{label}</span>
              </Link>
              {typeof first === 'number' && (
                <Link to={`/jobs/${first}`} data-first>
                  {texts.first}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function shown(count: number): string {
  const digits = Math.min(count, WORK_COUNT_LIMIT).toLocaleString('en-IN');
  return count > WORK_COUNT_LIMIT ? `${digits}+` : digits;
}
