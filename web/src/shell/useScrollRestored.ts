import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readStored, writeStored } from '../browserStorage.ts';

const KEY = 'scrolled';

/** Shows a new screen from its top, and one that is gone back to (or loaded anew) where it was left. */
export function useScrollRestored(): void {
  const { key, pathname } = useLocation();
  const place = `${key} ${pathname}`;
  const type = useNavigationType();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => writeStored(KEY, JSON.stringify([...positions]), 'session');
    window.addEventListener('pagehide', remember);
    return () => window.removeEventListener('pagehide', remember);
  }, []);
  useLayoutEffect(() => {
    window.scrollTo(0, type === 'POP' ? (positions.get(place) ?? 0) : 0);
    const follow = () => positions.set(place, window.scrollY);
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [place, type]);
}

/** How far each screen of this window's history is scrolled, in pixels. */
const positions = new Map<string, number>(JSON.parse(readStored(KEY, 'session') ?? '[]'));
