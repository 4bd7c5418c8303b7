import { useWords } from '../words/useWords.ts';
import { Page } from './Page.tsx';
import classes from './plain.module.css';

/**
 * In place of a screen that could not be shown: a part of it did not load (no network, or a newer version was
 * installed meanwhile), or it failed. Loading the page anew mends the former.
 */
export function Failed() {
  const words = useWords();
  return (
    <Page title={words.general.appName}>
      <p className={classes.alert} role="alert">
        {words.general.crashed}
      </p>
      <button type="button" className={classes.button} onClick={() => window.location.reload()}>
        {words.general.reload}
      </button>
    </Page>
  );
}
