import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { GoToPage } from '../../ui/Pager.tsx';
import type { Wanted } from './queries.ts';

/** What is looked for and the page of the results, kept in the address. */
export function useSearchFilter(names: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const wanted = useMemo(() => wantedOf(names, params), [names, params]);
  const page = Math.max(1, Math.trunc(Number(params.get('page')) || 1));
  const search = (next: Wanted) => setParams(next);
  const choosePage: GoToPage = (next, how) =>
    setParams({ ...wanted, ...(next > 1 && { page: String(next) }) }, how);
  return { wanted, page, search, choosePage };
}

function wantedOf(names: readonly string[], params: URLSearchParams): Wanted {
  const given = names.flatMap(name => {
    const value = params.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(given);
}
