import { Search } from 'lucide-react';
import { useWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';

/** What ends a form of filters: the search, and the way back to all. */
export function SearchButtons({ onReset }: { onReset: () => void }) {
  const { general } = useWords();
  return (
    <>
      <Button type="submit" variant="default" leftSection={<Search size={16} aria-hidden />}>
        {general.search}
      </Button>
      <Button variant="subtle" onClick={onReset}>
        {general.reset}
      </Button>
    </>
  );
}
