import type { ReactNode } from 'react';
import classes from './Button.module.css';

interface Props {
  /** What is chosen among, for those who cannot see it. */
  label: string;
  /** Buttons, of which the one that holds is pressed (`aria-pressed`) or the present one (`data-present`). */
  children: ReactNode;
}

/** Several buttons of which one holds, as one control. */
export function Segments({ label, children }: Props) {
  return (
    <fieldset className={classes.segments} aria-label={label}>
      {children}
    </fieldset>
  );
}
