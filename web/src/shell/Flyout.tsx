import { type ReactNode, useId, useRef } from 'react';
import { useDismiss } from '../ui/useDismiss.ts';
import { useExpanded } from '../ui/useExpanded.ts';
import classes from './Navbar.module.css';

interface Props {
  label: ReactNode;
  /** The accessible name, in place of the label. */
  name?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A button of the navbar that unfolds links below it. */
export function Flyout({ label, name, className = '', children }: Props) {
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const { unfolded, fold, toggle } = useExpanded();
  useDismiss(unfolded, around, fold);
  return (
    <div ref={around} className={`${classes.flyout} ${className}`}>
      <button
        type="button"
        className={classes.link}
        aria-expanded={unfolded}
        aria-controls={id}
        aria-label={name}
        onClick={toggle}
      >
        <span className={classes.label}>{label}</span>
        <span className={classes.chevron} aria-hidden />
      </button>
      <div id={id} className={classes.panel} hidden={!unfolded}>
        {children}
      </div>
    </div>
  );
}
