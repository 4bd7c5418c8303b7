import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';
import classes from './filters.module.css';
import { useDismiss } from './useDismiss.ts';
import { useExpanded } from './useExpanded.ts';

/** Filters that are rarely asked for, behind a button at a desk; among the others where those are folded themselves. */
export function MoreFilters({ children }: { children: ReactNode }) {
  const words = useWords();
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const { unfolded, fold, toggle } = useExpanded();
  useDismiss(unfolded, around, fold);
  return (
    <div ref={around} className={classes.more}>
      <Button variant="default" aria-expanded={unfolded} aria-controls={id} onClick={toggle}>
        {words.jobs.moreFilters} <ChevronDown size={14} aria-hidden />
      </Button>
      <div id={id} className={classes.panel} data-open={unfolded || undefined}>
        {children}
      </div>
    </div>
  );
}
