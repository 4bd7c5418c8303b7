import { useSyncExternalStore } from 'react';

/** Whether a query of CSS media holds now, such as `(max-width: 639.98px)`. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
