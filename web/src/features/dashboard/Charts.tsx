import { messageStates } from '@rto-desk/contract/message-states';
import { requestStatuses } from '@rto-desk/contract/service-request';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PendingPart, type PendingQuery } from '../../ui/PendingPart.tsx';
import { useWords } from '../../words/useWords.ts';
import classes from './DashboardPage.module.css';
import { messageWeeks, requestWeeks } from './queries.ts';
import { StackedWeeks } from './StackedWeeks.tsx';

/** What came in and what was sent in the last weeks. */
export function Charts() {
  return (
    <div className={classes.charts}>
      <Requests />
      <Messages />
    </div>
  );
}

function Requests() {
  const words = useWords();
  const dashboard = useWords().dashboard;
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
  const dashboard = useWords().dashboard;
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
  const { dashboard } = useWords();
  return (
    <section>
      <h3>{title}</h3>
      {weeks === undefined ? (
        <PendingPart found={found} failure={dashboard.loadFailed} height={240} />
      ) : weeks.every(week => week.parts.length === 0) ? (
        <p className={classes.none}>{none}</p>
      ) : (
        children
      )}
    </section>
  );
}
