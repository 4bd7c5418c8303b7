import { isCalendarDate } from '@rto-desk/contract/expiry';
import { historyActions } from '@rto-desk/contract/history';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { HistoryFilter } from './queries.ts';

/** The filters and the page of the history, kept in the address. */
export function useHistoryFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);
  const change = (
    next: { [Name in keyof HistoryFilter]?: HistoryFilter[Name] | undefined },
    how?: { replace: boolean },
  ) => {
    const changed = Object.entries({ ...filter, page: 1, ...next }).filter(
      ([, value]) => value !== undefined && value !== '' && value !== 1,
    );
    setParams(Object.fromEntries(changed.map(([name, value]) => [name, String(value)])), how);
  };
  return { filter, change };
}

function filterOf(params: URLSearchParams): HistoryFilter {
  const q = params.get('q')?.trim();
  const action = historyActions.find(known => known === params.get('action'));
  const record = params.get('record');
  const [from, until] = [params.get('from') ?? '', params.get('until') ?? ''];
  return {
    ...(q && { q }),
    ...(action && { action }),
    ...(record && { record }),
    ...(isCalendarDate(from) && { from }),
    ...(isCalendarDate(until) && { until }),
    page: Math.max(1, Math.trunc(Number(params.get('page')) || 1)),
  };
}
