import { citizenPageSizes } from '@rto-desk/contract/citizen';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { CitizenFilters } from './queries.ts';

/** The filters, page and page size of the citizens list, kept in the address. */
export function useCitizenFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => filtersOf(params), [params]);
  /** Changes some of them; whatever is changed but the page itself begins at page one. */
  const change = useCallback(
    (next: Partial<CitizenFilters>, how?: { replace: boolean }): CitizenFilters => {
      const changed = { ...filters, page: 1, ...next };
      setParams(addressOf(changed), how);
      return changed;
    },
    [filters, setParams],
  );
  return { filters, change };
}

function filtersOf(params: URLSearchParams): CitizenFilters {
  const size = Number(params.get('per_page'));
  return {
    ...given('q', params),
    ...given('mobile', params),
    page: Math.max(1, Math.trunc(Number(params.get('page')) || 1)),
    per_page: citizenPageSizes.find(offered => offered === size) ?? citizenPageSizes[0],
  };
}

function given(name: 'q' | 'mobile', params: URLSearchParams): Partial<CitizenFilters> {
  const value = params.get(name)?.trim();
  return value ? { [name]: value } : {};
}

/** What differs from the plain list; the rest goes without saying. */
function addressOf(filters: CitizenFilters): Record<string, string> {
  return {
    ...(filters.q ? { q: filters.q } : {}),
    ...(filters.mobile ? { mobile: filters.mobile } : {}),
    ...(filters.page > 1 ? { page: String(filters.page) } : {}),
    ...(filters.per_page === citizenPageSizes[0] ? {} : { per_page: String(filters.per_page) }),
  };
}
