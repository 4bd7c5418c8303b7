import { isCalendarDate } from '@rto-desk/contract/expiry';
import { useSearchParams } from 'react-router';

/** The days in which something came in, both included. */
export interface Days {
  from: string;
  until: string;
}

/** The status filter, the days and the page of a list, kept in the address. */
export function useStatusFilter<Status extends string>(statuses: readonly Status[]) {
  const [params, setParams] = useSearchParams();
  const status = statuses.find(known => known === params.get('status'));
  const days = daysOf(params);
  const page = Math.max(1, Math.trunc(Number(params.get('page')) || 1));
  const change = (
    next: { status?: Status | undefined; page?: number; days?: Days | null },
    how: { replace: boolean } = { replace: false },
  ) => {
    const changed = { status, days, page: 1, ...next };
    const address = {
      ...(changed.status === undefined ? {} : { status: changed.status }),
      ...changed.days,
      ...(changed.page > 1 ? { page: String(changed.page) } : {}),
    };
    setParams(address, how);
  };
  return { status, days, page, change };
}

function daysOf(params: URLSearchParams): Days | null {
  const [from, until] = [params.get('from') ?? '', params.get('until') ?? ''];
  return isCalendarDate(from) && isCalendarDate(until) ? { from, until } : null;
}
