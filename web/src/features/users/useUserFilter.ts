import { roles } from '@rto-desk/contract/access';
import { userPageSizes } from '@rto-desk/contract/user';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { UserFilter } from './queries.ts';

/** The filters, page and page size of the list of accounts, kept in the address. */
export function useUserFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);
  const change = (
    next: Partial<Record<keyof UserFilter, UserFilter[keyof UserFilter] | undefined>>,
    how?: { replace: boolean },
  ) => {
    const changed = Object.entries({ ...filter, page: 1, ...next }).filter(
      ([, value]) => value !== undefined && value !== '',
    );
    setParams(Object.fromEntries(changed.map(([name, value]) => [name, String(value)])), how);
  };
  return { filter, change };
}

function filterOf(params: URLSearchParams): UserFilter {
  const q = params.get('q')?.trim();
  const role = roles.find(known => known === params.get('role'));
  const size = Number(params.get('per_page'));
  return {
    ...(q && { q }),
    ...(role && { role }),
    per_page: userPageSizes.find(offered => offered === size) ?? userPageSizes[0],
    page: Math.max(1, Math.trunc(Number(params.get('page')) || 1)),
  };
}
