import { useSyncExternalStore } from 'react';
import { hasUnsaved, subscribeToUnsaved } from '../ui/unsaved.ts';
import { usePublicWords } from '../words/useWords.ts';
import classes from './Shell.module.css';
import { isUpdateReady, subscribeToUpdates, update } from './updates.ts';

/** Offers a new version of the pages; not while something typed would be lost with the old. */
export function UpdateNotice() {
  const words = usePublicWords();
  const ready = useSyncExternalStore(subscribeToUpdates, isUpdateReady);
  const unsaved = useSyncExternalStore(subscribeToUnsaved, hasUnsaved);
  return (
    <div role="status">
      {ready && (
        <p className={classes.update}>
          {words.general.update.ready}{' '}
          {unsaved ? (
            words.general.update.afterSaving
          ) : (
            <button type="button" onClick={update}>
              {words.general.update.now}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
