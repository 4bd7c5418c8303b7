import { type ReactNode, useState } from 'react';
import { useWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';
import classes from './filters.module.css';

interface Props {
  children: ReactNode;
  /** Whether they are open, where something else opens them as well. */
  fold?: readonly [boolean, (open: boolean) => void] | undefined;
}

/** Filters that wait behind one button on a phone, where they would fill the screen. */
export function CollapsibleFilters({ children, fold }: Props) {
  const words = useWords();
  const own = useState(false);
  const [open, setOpen] = fold ?? own;
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
