import { useSearchParams } from 'react-router';

/** The status filter and the page of a list, kept in the address. */
export function useStatusFilter<Status extends string>(statuses: readonly Status[]) {
  const [params, setParams] = useSearchParams();
  const status = statuses.find(known => known === params.get('status'));
  const page = Math.max(1, Math.trunc(Number(params.get('page')) || 1));
  const change = (next: { status?: Status | undefined; page?: number }) => {
    const changed = { status, page: 1, ...next };
    setParams({
      ...(changed.status === undefined ? {} : { status: changed.status }),
      ...(changed.page > 1 ? { page: String(changed.page) } : {}),
    });
  };
  return { status, page, change };
}
