import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { FoundVehicle } from '@rto-desk/contract/endpoints/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { recordsKey } from '../../api/records.ts';
import { send } from '../../api/send.ts';

/** What is looked for: parts of numbers by the name of their parameter. */
export type Wanted = Readonly<Record<string, string>>;

/** A record that a search found, with its holder. */
export type Found = { id: number; citizen_id: number; citizen: { id: number; name: string; mobile: string } };

/** A page of the search below `/search/{slug}`, of licences of a kind or of vehicles. */
export const searchPage = (slug: string, wanted: Wanted, page: number) =>
  queryOptions({
    queryKey: recordsKey('search', slug, JSON.stringify(wanted), page),
    queryFn: async ({ signal }) =>
      (await send('GET', `/search/${slug}`, { query: { ...wanted, page }, signal })) as Page<
        (DocumentRecord | FoundVehicle) & Found
      >,
    placeholderData: keepPreviousData,
  });
