import classes from './Count.module.css';

/** How many there are of what stands beside it, for the eye, red where they are `late`; nothing while that is not known. */
export function Count({ of, late = false }: { of: number | string | undefined; late?: boolean }) {
  return of === undefined ? null : (
    <span className={classes.count} data-count data-late={late || undefined} aria-hidden>
      {of}
    </span>
  );
}
