import { type ReactNode, useState } from 'react';
import { useWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';
import classes from './filters.module.css';

/** Filters that wait behind one button on a phone, where they would fill the screen. */
export function CollapsibleFilters({ children }: { children: ReactNode }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className={classes.fold} variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.general.filters}
      </Button>
      <div className={classes.folded} data-open={open || undefined}>
        {children}
      </div>
    </>
  );
}
