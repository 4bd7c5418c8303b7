/**
 * Values kept in this browser: `local` between visits and in all windows, `session` in one window until it is closed.
 * If the browser refuses storage (some private windows), nothing is kept.
 */
type Where = 'local' | 'session';

export function readStored(key: string, where: Where = 'local'): string | null {
  try {
    return storage(where).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it (null). */
export function writeStored(key: string, value: string | null, where: Where = 'local'): void {
  try {
    if (value === null) storage(where).removeItem(key);
    else storage(where).setItem(key, value);
  } catch {
    // Storage is refused or full: the value lives until the page is left.
  }
}

const storage = (where: Where) => (where === 'local' ? window.localStorage : window.sessionStorage);
