import type { ExpiryFilters } from '@rto-desk/contract/endpoints/expiries';
import { today } from '@rto-desk/contract/expiry';
import { Button } from '../../ui/Button.tsx';
import { Count } from '../../ui/Count.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useWords } from '../../words/useWords.ts';
import { quickRanges } from './quickRanges.ts';

interface Props {
  /** What is searched for now. */
  query: ExpiryFilters;
  /** How many documents each of the ranges has, as far as that is known. */
  counts?: readonly (string | undefined)[];
  onChoose: (filters: ExpiryFilters) => void;
  /** Leads to the dates of any other range. */
  onCustom: () => void;
}

/** The ranges that people ask for most; one applies at once. */
export function QuickRanges({ query, counts = [], onChoose, onCustom }: Props) {
  const words = useWords();
  const ranges = quickRanges.map(({ range }) => ({ exact_date: '', ...range(today()) }));
  const isOther = [query.exact_date, query.start_date, query.end_date].some(Boolean);
  return (
    <Segments label={words.expiries.quick.label}>
      {ranges.map((range, at) => {
        const label = quickRanges[at]?.label(words);
        return (
          <Button
            key={label}
            variant="subtle"
            aria-pressed={isWithin(query, range)}
            onClick={() => onChoose(range)}
          >
            {label} <Count of={counts[at]} late={at === 0 && counts[at] !== '0'} />
          </Button>
        );
      })}
      <Button
        variant="subtle"
        aria-pressed={isOther && !ranges.some(range => isWithin(query, range))}
        onClick={onCustom}
      >
        {words.expiries.quick.custom}
      </Button>
    </Segments>
  );
}

/** Whether the filter says of the dates what a range does. */
function isWithin(filter: ExpiryFilters, range: ExpiryFilters): boolean {
  const names = ['exact_date', 'start_date', 'end_date'] as const;
  return names.every(name => (filter[name] ?? '') === (range[name] ?? ''));
}
