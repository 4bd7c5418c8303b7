import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { FoundVehicle } from '@rto-desk/contract/endpoints/search';
import type { QueryOf } from '@rto-desk/contract/list';
import type { NumberSearch } from '@rto-desk/contract/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { recordsKey } from '../../api/records.ts';
import { send } from '../../api/send.ts';

/** A record that a search found, with its holder. */
export type Found = Pick<FoundVehicle, 'id' | 'citizen_id' | 'citizen'>;

/** A page of the search below `/search/{slug}`, of licences of a kind or of vehicles. */
export const searchPage = <Row extends Found>(slug: string, query: QueryOf<NumberSearch>) =>
  queryOptions({
    queryKey: recordsKey('search', slug, JSON.stringify(query)),
    // The server serialises the rows of each search by the schema that its columns are declared with.
    queryFn: async ({ signal }) => (await send('GET', `/search/${slug}`, { query, signal })) as Page<Row>,
    placeholderData: keepPreviousData,
  });
