import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** How long what a link leads to is marked, in milliseconds. */
const MARKED = 2000;

/**
 * Scrolls to the record that the address names (`#puccs-12`) and marks it for a while, once it is there.
 * @param there whether the records have come
 */
export function useHighlight(there: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const named = there && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    // What was marked once stays as it is when its list changes.
    if (named === null || marked === key) return;
    marked = key;
    named.scrollIntoView({ block: 'center' });
    named.dataset.highlighted = '';
    window.setTimeout(() => delete named.dataset.highlighted, MARKED);
  }, [there, hash, key]);
}

/** The visit of a screen whose record has been marked. */
let marked = '';
