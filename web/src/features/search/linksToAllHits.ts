import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { SearchHit } from '@rto-desk/contract/endpoints/search';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import type { Words } from '@rto-desk/contract/words/words';
import { send } from '../../api/send.ts';

/** As many as the search box is told of each type at most. */
const BEST = 5;

const typeOf = ({ unique_key }: SearchHit): string => unique_key.split('-', 1).join();

/** For each type of which there are more than the best: the way to all of them, “Show all 12”. */
export async function linksToAllHits(
  hits: readonly SearchHit[],
  query: string,
  words: Words,
  signal: AbortSignal,
): Promise<SearchHit[]> {
  const ofType = (type: string) => hits.filter(hit => typeOf(hit) === type);
  const full = [...new Set(hits.map(typeOf))].filter(type => ofType(type).length === BEST && hasList(type));
  const found = await Promise.all(
    full
      .flatMap(type => ofType(type).slice(0, 1))
      .map(async hit => {
        const url = listOf(typeOf(hit), query);
        // All of these lists are answered page by page.
        const { meta } = (await send('GET', url, { signal })) as Page<unknown>;
        const { showAll, showAllOfMore } = words.citizens.summary;
        const title = meta.more ? showAllOfMore(meta.total.toLocaleString('en-IN')) : showAll(meta.total);
        const said = { title, description: '', kept_by: null, verified_by_branch: null, expired: 0 };
        return meta.total > BEST ? [{ ...hit, ...said, url, unique_key: `all-${typeOf(hit)}` }] : [];
      }),
  );
  return found.flat();
}

/** Documents of vehicles and inquiries are found by whole numbers, of which there are never many. */
const hasList = (type: string): boolean =>
  ['citizen', 'vehicle', 'job', 'register', 'letter'].includes(type) ||
  citizenKinds.some(({ slug }) => slug === type);

/** The address of the list of all records of a type, which the call that answers it has, too. */
function listOf(type: string, query: string): string {
  const kind = citizenKinds.find(({ slug }) => slug === type);
  const wanted = encodeURIComponent(query);
  if (kind !== undefined) return `/search/${type}?${kind.number}=${wanted}`;
  if (type === 'vehicle') return `/search/vehicle?vehicle_no=${wanted}`;
  if (type === 'job') return `/jobs?q=${wanted}`;
  if (type === 'register') return `/register-entries?q=${wanted}`;
  if (type === 'letter') return `/letters?q=${wanted}`;
  return `/citizens?${/^[0-9]+$/.test(query) ? 'mobile' : 'q'}=${wanted}`;
}
