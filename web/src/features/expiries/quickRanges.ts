import type { ExpiryFilters } from '@rto-desk/contract/endpoints/expiries';
import { addPeriod } from '@rto-desk/contract/period';
import type { Words } from '@rto-desk/contract/words/words';

/** The range that the report opens on. */
export const nextWeek = (today: string) => ({ start_date: today, end_date: addPeriod(today, { days: 7 }) });

/** The ranges that people ask for most, by what their button says. */
export const quickRanges: readonly {
  label: (words: Words) => string;
  /** The range on a day. */
  range: (today: string) => Pick<ExpiryFilters, 'start_date' | 'end_date'>;
}[] = [
  {
    label: words => words.expiries.quick.expired,
    range: today => ({ start_date: '', end_date: addPeriod(today, { days: -1 }) }),
  },
  {
    label: words => words.expiries.quick.next7,
    range: nextWeek,
  },
  {
    label: words => words.expiries.quick.next30,
    range: today => ({ start_date: today, end_date: addPeriod(today, { days: 30 }) }),
  },
  {
    label: words => words.expiries.quick.thisMonth,
    range: today => {
      const first = `${today.slice(0, 7)}-01`;
      return { start_date: first, end_date: addPeriod(first, { months: 1, days: -1 }) };
    },
  },
];
