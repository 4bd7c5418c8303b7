import { followUpList } from '@rto-desk/contract/follow-up';
import type { QueryOf } from '@rto-desk/contract/list';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { recordsKey } from '../../api/records.ts';

/** What the screen keeps in its address: the page alone, as it shows what is due. */
export const dueList = followUpList;

/** Who is to be called by today. */
export const duePage = ({ page }: Pick<QueryOf<typeof followUpList>, 'page'>) =>
  queryOptions({
    queryKey: recordsKey('follow-ups', page),
    queryFn: ({ signal }) => call('GET /follow-ups', { query: { due: true, page }, signal }),
    placeholderData: keepPreviousData,
  });

/** When a citizen, or the owner as of each vehicle, is to be called. */
export const followUpsOf = (citizen_id: number) =>
  queryOptions({
    queryKey: recordsKey('follow-ups-of', citizen_id),
    queryFn: async ({ signal }) =>
      (await call('GET /follow-ups', { query: { citizen_id, page: 1, per_page: 100 }, signal })).data,
  });
