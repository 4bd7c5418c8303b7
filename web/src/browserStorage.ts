/**
 * What this browser remembers: `local` between visits and in all its windows, `session` in one window until it is
 * closed. Where the browser refuses to (some private windows), nothing is remembered.
 */
type Where = 'local' | 'session';

export function readStored(key: string, where: Where = 'local'): string | null {
  try {
    return storage(where).getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a value, or forgets it (null). */
export function writeStored(key: string, value: string | null, where: Where = 'local'): void {
  try {
    if (value === null) storage(where).removeItem(key);
    else storage(where).setItem(key, value);
  } catch {
    // Refused, or full: what is at hand works until the page is left.
  }
}

const storage = (where: Where) => (where === 'local' ? window.localStorage : window.sessionStorage);
