import { today } from '@rto-desk/contract/expiry';
import { kinds } from '@rto-desk/contract/kinds/index';
import { messageStates } from '@rto-desk/contract/message-states';
import { addPeriod } from '@rto-desk/contract/period';
import { requestStatuses } from '@rto-desk/contract/service-request';
import { typeName, typeOf } from '@rto-desk/contract/words/type-name';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../session/useSession.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PendingPart, type PendingQuery } from '../../ui/PendingPart.tsx';
import { useWords } from '../../words/useWords.ts';
import { expiryCount } from '../expiries/queries.ts';
import { Card } from './Card.tsx';
import classes from './DashboardPage.module.css';
import { expiringWeeks, messageWeeks, requestWeeks, staffStats } from './queries.ts';
import { StackedWeeks } from './StackedWeeks.tsx';
import { Today } from './Today.tsx';

const FirstHourLead = lazyComponent(
  async () => (await import('../first-hour/FirstHourLead.tsx')).FirstHourLead,
);
const SendingState = lazyComponent(async () => (await import('../messages/SendingState.tsx')).SendingState);
const MyWork = lazyComponent(async () => (await import('../jobs/MyWork.tsx')).MyWork);

/** One's own work, three numbers, what waits today beside what expires next, and charts of what came in and what was sent. */
export function StaffDashboard() {
  const dashboard = useWords().dashboard;
  const { user } = useSession();
  const stats = useQuery(staffStats);
  return (
    <div className={classes.page}>
      {user?.role === 'admin' && stats.data?.total_citizens === 0 && <FirstHourLead />}
      {user?.role === 'admin' && <SendingState />}
      <MyWork />
      {stats.error && (
        <LoadFailure error={stats.error} failure={dashboard.loadFailed} retry={() => void stats.refetch()} />
      )}
      <div className={classes.strip}>
        <Card
          label={dashboard.pending}
          count={stats.data?.pending_requests}
          to="/service-requests?status=pending"
        />
        <Card label={dashboard.citizens} count={stats.data?.total_citizens} to="/citizens" />
        <Card label={dashboard.users} count={stats.data?.total_users} to="/admin/users" />
      </div>
      <div className={classes.sides}>
        <section className={classes.part}>
          <h2>{dashboard.today}</h2>
          <Today />
        </section>
        <Expiring />
      </div>
      <div className={classes.sides} data-even>
        <Requests />
        <Messages />
      </div>
    </div>
  );
}

function Expiring() {
  const words = useWords();
  const dashboard = words.dashboard;
  const already = { end_date: addPeriod(today(), { days: -1 }) };
  const found = useQuery(expiringWeeks);
  const weeks = found.data?.weeks.map(({ from, until, counts }) => ({
    from,
    until,
    parts: counts.map(({ type, documents }) => ({
      key: type,
      label: typeName(type, words),
      count: documents,
    })),
  }));
  const expired = useQuery(expiryCount(already));
  return (
    <Picture title={dashboard.expiring} none={dashboard.expiringNone} found={found} weeks={weeks}>
      <Link to={`/reports/expiries?${new URLSearchParams(already)}`} className={classes.already}>
        {words.expiries.quick.expired} {expired.data}
      </Link>
      <StackedWeeks
        label={dashboard.expiring}
        weeks={weeks ?? []}
        keys={kinds.map(kind => ({ key: kind.type, label: typeOf(kind, words) }))}
        to={({ from, until }, type) =>
          `/reports/expiries?${new URLSearchParams({ doc_type: type, start_date: from, end_date: until })}`
        }
      />
    </Picture>
  );
}

function Requests() {
  const words = useWords();
  const dashboard = words.dashboard;
  const found = useQuery(requestWeeks);
  const weeks = found.data?.weeks.map(({ from, until, counts }) => ({
    from,
    until,
    parts: counts.map(({ status, requests }) => ({
      key: status,
      label: words.requests.statuses[status],
      count: requests,
    })),
  }));
  return (
    <Picture title={dashboard.requests} none={dashboard.requestsNone} found={found} weeks={weeks}>
      <StackedWeeks
        label={dashboard.requests}
        weeks={weeks ?? []}
        keys={requestStatuses.map(key => ({ key, label: words.requests.statuses[key] }))}
        to={({ from, until }, status) => `/service-requests?${new URLSearchParams({ status, from, until })}`}
      />
    </Picture>
  );
}

function Messages() {
  const words = useWords();
  const dashboard = words.dashboard;
  const found = useQuery(messageWeeks);
  const weeks = found.data?.weeks.map(({ from, until, counts }) => ({
    from,
    until,
    parts: counts.map(({ state, messages }) => ({
      key: state,
      label: words.messages.states[state],
      count: messages,
    })),
  }));
  return (
    <Picture title={dashboard.messages} none={dashboard.messagesNone} found={found} weeks={weeks}>
      <StackedWeeks
        label={dashboard.messages}
        weeks={weeks ?? []}
        keys={messageStates.map(key => ({ key, label: words.messages.states[key] }))}
        to={({ from, until }, state) => `/admin/messages?${new URLSearchParams({ state, from, until })}`}
      />
    </Picture>
  );
}

interface PictureProps {
  title: string;
  /** Said in place of the picture where there is nothing to show. */
  none: string;
  /** What asks for the weeks. */
  found: PendingQuery;
  weeks: readonly { parts: readonly unknown[] }[] | undefined;
  children: ReactNode;
}

function Picture({ title, none, found, weeks, children }: PictureProps) {
  const { loadFailed } = useWords().dashboard;
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      {weeks === undefined ? (
        <PendingPart found={found} failure={loadFailed} height={240} />
      ) : weeks.every(week => week.parts.length === 0) ? (
        <p className={classes.label}>{none}</p>
      ) : (
        children
      )}
    </section>
  );
}
