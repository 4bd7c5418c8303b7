import { type Filters, type List, type ListQuery, readAddress, writeAddress } from '@rto-desk/contract/list';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { GoToPage } from './Pager.tsx';

/** Sets some filters or the page size, and begins at page one. Gives the query as the address now says it. */
type Change<Query> = (next: Partial<Query>, how?: { replace: boolean }) => Query;

/** The filters and the page of a list, kept in the address. The query is the same object while the address is. */
export function useList<F extends Filters, Size extends number>(
  list: List<F, Size>,
): { query: ListQuery<F, Size>; change: Change<ListQuery<F, Size>>; goTo: GoToPage } {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readAddress(list, params), [list, params]);
  // The address is drawn in a transition: what changes before that goes with what was written last.
  const written = useRef(query);
  useEffect(() => {
    written.current = query;
  }, [query]);
  const change = useCallback<Change<ListQuery<F, Size>>>(
    (next, how) => {
      const address = writeAddress(list, { ...written.current, ...next, page: 1 });
      setParams(address, how);
      written.current = readAddress(list, new URLSearchParams(address));
      return written.current;
    },
    [list, setParams],
  );
  const goTo = useCallback<GoToPage>(
    (page, how) => setParams(writeAddress(list, { ...written.current, page }), how),
    [list, setParams],
  );
  return { query, change, goTo };
}
