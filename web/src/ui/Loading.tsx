import { usePublicWords } from '../words/useWords.ts';
import classes from './plain.module.css';

/** Stands where a screen is about to be. */
export function Loading() {
  const words = usePublicWords();
  return (
    <div className={classes.loading} role="status">
      <span className={classes.spinner} aria-hidden />
      {words.general.loading}
    </div>
  );
}
