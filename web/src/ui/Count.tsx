import classes from './Count.module.css';

/** How many there are of what stands beside it, for the eye; nothing while that is not known. */
export function Count({ of }: { of: number | string | undefined }) {
  return of === undefined ? null : (
    <span className={classes.count} aria-hidden>
      {of}
    </span>
  );
}
