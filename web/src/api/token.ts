import { readStored, writeStored } from '../browserStorage.ts';

const KEY = 'rto-desk.token';

/** The bearer token of this browser's session. All tabs of the browser share it. */
let token = readStored(KEY);
const listeners = new Set<() => void>();

export const readToken = (): string | null => token;

/** Keeps a session's token, or forgets it (null), and tells everyone who listens. */
export function storeToken(next: string | null): void {
  writeStored(KEY, next);
  change(next);
}

/** Calls back after every change of the token, in this tab or another; returns how to stop that. */
export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: string | null): void {
  if (next === token) return;
  token = next;
  for (const listener of listeners) listener();
}

window.addEventListener('storage', event => {
  if (event.key === KEY || event.key === null) change(readStored(KEY));
});
