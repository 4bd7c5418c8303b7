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
}

/** The ranges that people ask for most; one applies at once. */
export function QuickRanges({ query, counts = [], onChoose }: Props) {
  const words = useWords();
  return (
    <Segments label={words.expiries.quick.label}>
      {quickRanges.map(({ label, range }, at) => {
        const chosen = { exact_date: '', ...range(today()) };
        const isOn = isWithin(query, chosen);
        return (
          <Button key={label(words)} variant="subtle" aria-pressed={isOn} onClick={() => onChoose(chosen)}>
            {label(words)} <Count of={counts[at]} late={at === 0 && counts[at] !== '0'} />
          </Button>
        );
      })}
    </Segments>
  );
}

/** Whether the filter says of the dates what a range does. */
function isWithin(filter: ExpiryFilters, range: ExpiryFilters): boolean {
  const names = ['exact_date', 'start_date', 'end_date'] as const;
  return names.every(name => (filter[name] ?? '') === (range[name] ?? ''));
}
