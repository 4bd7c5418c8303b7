import type { ReactNode } from 'react';
import classes from './Dialog.module.css';

/** The last buttons of a form: in a dialog they stay in sight at its foot. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>;
}
