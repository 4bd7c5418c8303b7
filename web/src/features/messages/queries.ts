import type { MessageState } from '@rto-desk/contract/message';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { Days } from '../../ui/useStatusFilter.ts';

const ROOT = 'messages';

export const messagesPage = (state: MessageState | undefined, page: number, days: Days | null = null) =>
  queryOptions({
    queryKey: [ROOT, state ?? null, days, page],
    queryFn: ({ signal }) => call('GET /admin/messages', { query: { state, page, ...days }, signal }),
    placeholderData: keepPreviousData,
    // What is on its way arrives while one looks.
    refetchInterval: query => (isMoving(query.state.data?.data) ? 3_000 : false),
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
