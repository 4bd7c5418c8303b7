import { useSyncExternalStore } from 'react';
import { usePublicWords } from '../words/useWords.ts';
import classes from './Shell.module.css';

/** Says so while the device has no network; screen readers hear of it when it happens. */
export function OfflineNotice() {
  const words = usePublicWords();
  const online = useSyncExternalStore(follow, () => navigator.onLine);
  return <div role="status">{!online && <p className={classes.offline}>{words.general.offline}</p>}</div>;
}

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
