import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { GoToPage } from '../../ui/Pager.tsx';

/** The filters of the expiry report as the address holds them; empty ones are left out. */
export interface ReportFilter {
  owner_name?: string;
  vehicle_no?: string;
  doc_type?: string;
  exact_date?: string;
  start_date?: string;
  end_date?: string;
  include_superseded?: string;
}

const filterNames = [
  'owner_name',
  'vehicle_no',
  'doc_type',
  'exact_date',
  'start_date',
  'end_date',
  'include_superseded',
] as const satisfies readonly (keyof ReportFilter)[];

/** The report's filters and page, kept in the address. */
export function useReportFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);
  const page = Math.max(1, Math.trunc(Number(params.get('page')) || 1));
  const choosePage: GoToPage = (next, how) =>
    setParams({ ...addressOf(filter), ...(next > 1 && { page: String(next) }) }, how);
  return { filter, page, choose: (next: ReportFilter) => setParams(addressOf(next)), choosePage };
}

function filterOf(params: URLSearchParams): ReportFilter {
  return Object.fromEntries(
    filterNames.flatMap(name => {
      const value = params.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

function addressOf(filter: ReportFilter): Record<string, string> {
  return Object.fromEntries(filterNames.flatMap(name => (filter[name] ? [[name, filter[name]]] : [])));
}

/** A change of one filter: an exact date takes the range's place, and a range the exact date's (specification 4). */
export function withFilter(filter: ReportFilter, name: keyof ReportFilter, value: string): ReportFilter {
  const changed = { ...filter, [name]: value };
  if (value === '') return changed;
  if (name === 'exact_date') return { ...changed, start_date: '', end_date: '' };
  if (name === 'start_date' || name === 'end_date') return { ...changed, exact_date: '' };
  return changed;
}
