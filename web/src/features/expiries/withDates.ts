import type { ExpiryFilters } from '@rto-desk/contract/endpoints/expiries';

export type DateName = 'exact_date' | 'start_date' | 'end_date';

/** A change of one date: an exact date takes the range's place, and a range the exact date's. */
export function withDate(filters: ExpiryFilters, name: DateName, value: string): ExpiryFilters {
  const changed = { ...filters, [name]: value };
  if (value === '') return changed;
  return name === 'exact_date'
    ? { ...changed, start_date: '', end_date: '' }
    : { ...changed, exact_date: '' };
}
