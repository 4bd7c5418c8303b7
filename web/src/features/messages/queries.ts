import type { QueryOf } from '@rto-desk/contract/list';
import type { messageList } from '@rto-desk/contract/message';
import type { MessageState } from '@rto-desk/contract/message-states';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

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

export function refreshMessages(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [ROOT] });
}

function isMoving(messages: readonly { state: MessageState }[] | undefined): boolean {
  return messages?.some(({ state }) => state === 'queued' || state === 'sending') ?? false;
}
