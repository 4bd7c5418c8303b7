/** How long a toast stays, in milliseconds; longer while the pointer or the focus rests on it and no other waits. */
export const TOAST_TIME = 3000;
/** The same of one behind which another waits, unless it tells of a failure: what was done last is told soon. */
export const SHORT_TIME = 1500;
/** The same of one that leads somewhere, while no other waits behind it. */
export const LINK_TIME = 8000;

/** As many wait at most; the oldest gives way. */
const MOST = 4;

export interface Toast {
  key: number;
  text: string;
  tone: 'good' | 'bad' | 'info';
  /** The way to what it tells of. */
  link?: ToastLink | undefined;
}

interface ToastLink {
  to: string;
  label: string;
}

let shown: readonly Toast[] = [];
let told = 0;
const listeners = new Set<() => void>();

/** Says something in passing. Failures interrupt a screen reader, the rest waits for its turn. */
export const toast = {
  success: (text: string, link?: ToastLink) => add(text, 'good', link),
  failure: (text: string) => add(text, 'bad'),
  info: (text: string) => add(text, 'info'),
};

export const shownToasts = (): readonly Toast[] => shown;

/** Calls back after every change of what is shown; returns how to stop that. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function dismissToast(key: number): void {
  show(shown.filter(one => one.key !== key));
}

function add(text: string, tone: Toast['tone'], link?: ToastLink): void {
  told += 1;
  // Said again, it stands there once.
  const others = shown.filter(one => one.text !== text || one.tone !== tone);
  show([...others, { key: told, text, tone, link }].slice(-MOST));
}

function show(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
