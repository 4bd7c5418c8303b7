import type { ExpiryFilters } from '@rto-desk/contract/endpoints/expiries';

export type DateName = 'exact_date' | 'start_date' | 'end_date';

/** What a change of one date changes: an exact date takes the range's place, and a range the exact date's (specification). */
export function dateChange(name: DateName, value: string): Pick<ExpiryFilters, DateName> {
  if (value === '') return { [name]: value };
  return name === 'exact_date'
    ? { exact_date: value, start_date: '', end_date: '' }
    : { [name]: value, exact_date: '' };
}
