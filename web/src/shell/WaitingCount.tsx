import type { Waiting } from '@rto-desk/contract/endpoints/dashboard';
import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { NavLink } from 'react-router';
import { ApiProvider } from '../api/ApiProvider.tsx';
import { waiting } from '../api/waiting.ts';
import { Count } from '../ui/Count.tsx';
import { useWords } from '../words/useWords.ts';
import classes from './Navbar.module.css';

/** What of the day's work a link of the rail leads to. */
export type Waits = 'requests' | 'inquiries' | 'messages';

/** How many wait there; nothing where none do, or where it is not known. */
export function WaitingCount({ of }: { of: Waits }) {
  // Brings a query client: the rail stands beside every screen, also those without one.
  return (
    <ApiProvider>
      <Known of={of} />
    </ApiProvider>
  );
}

function Known({ of }: { of: Waits }) {
  const { data } = useQuery(waiting);
  const count = data && countOf(data, of);
  return count === undefined || count === 0 ? null : <Count of={count.toLocaleString('en-IN')} />;
}

function countOf({ requests, inquiries, messages }: Waiting, of: Waits): number {
  if (of === 'requests') return requests.count;
  if (of === 'inquiries') return inquiries.count;
  return messages.manual + messages.failed + messages.unknown;
}

/** The way to what people wrote, with how much of it is unread; nothing where no provider tells of it. */
export function InboxLink() {
  return (
    <ApiProvider>
      <KnownInbox />
    </ApiProvider>
  );
}

function KnownInbox() {
  const words = useWords();
  const unread = useQuery(waiting).data?.inbox ?? null;
  return unread === null ? null : (
    <NavLink to="/admin/inbox" className={classes.link}>
      <Inbox size={18} aria-hidden />
      <span className={classes.label}>{words.messages.inbox}</span>
      {unread > 0 && <Count of={unread.toLocaleString('en-IN')} />}
    </NavLink>
  );
}
