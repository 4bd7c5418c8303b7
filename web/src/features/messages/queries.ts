import type { inboxList } from '@rto-desk/contract/inbox';
import type { QueryOf } from '@rto-desk/contract/list';
import type { messageList } from '@rto-desk/contract/message';
import type { MessageState } from '@rto-desk/contract/message-states';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { waiting } from '../../api/waiting.ts';

const ROOT = 'messages';

export const messagesPage = (query: QueryOf<typeof messageList>) =>
  queryOptions({
    queryKey: [ROOT, query],
    queryFn: ({ signal }) => call('GET /admin/messages', { query, signal }),
    placeholderData: keepPreviousData,
    // Polls while a message is under way.
    refetchInterval: ({ state }) => (isMoving(state.data?.data) ? 3_000 : false),
  });

export const messagesOf = (citizenId: number, page: number) =>
  queryOptions({
    queryKey: [ROOT, 'of', citizenId, page],
    queryFn: ({ signal }) =>
      call('GET /citizens/{id}/messages', { params: { id: citizenId }, query: { page }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: query => (isMoving(query.state.data?.data) ? 3_000 : false),
  });

export const manualNext = (after: number) =>
  queryOptions({
    queryKey: [ROOT, 'manual', after],
    queryFn: ({ signal }) => call('GET /admin/messages/manual/next', { query: { after }, signal }),
    // What was first a moment ago may have been sent since.
    gcTime: 0,
  });

/** The key of what keeps messages from going out. */
export const SENDING = ['sending'];

export const sendingState = queryOptions({
  queryKey: SENDING,
  queryFn: ({ signal }) => call('GET /admin/sending', { signal }),
  refetchInterval: 60_000,
});

const INBOX = 'inbox';

export const inboxPage = (query: QueryOf<typeof inboxList>) =>
  queryOptions({
    queryKey: [INBOX, query],
    queryFn: ({ signal }) => call('GET /inbox', { query, signal }),
    placeholderData: keepPreviousData,
    // New messages may arrive while it is open.
    refetchInterval: 30_000,
  });

/** What people wrote, and how much of it the bar says is unread. */
export async function refreshInbox(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: [INBOX] });
  await client.invalidateQueries({ queryKey: waiting.queryKey });
}

export function refreshMessages(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [ROOT] });
}

function isMoving(messages: readonly { state: MessageState }[] | undefined): boolean {
  return messages?.some(({ state }) => state === 'queued' || state === 'sending') ?? false;
}
