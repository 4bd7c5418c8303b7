import { hasUnsaved } from '../ui/unsaved.ts';

/**
 * The version of the pages on the device, and the next one. `ready` tells that another version waits; the listener
 * decides when it comes.
 */
let waiting: (() => void) | null = null;
const listeners = new Set<() => void>();

export const isUpdateReady = () => waiting !== null;

export function subscribeToUpdates(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Changes to the version that waits, by loading the page anew. */
export const update = () => waiting?.();

const HOUR = 3_600_000;

/** How long the next version may take to take over before the pages are loaded anew in any case, in milliseconds. */
const PATIENCE = 5_000;

/** Keeps the pages on the device, where the browser can; the product works without. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const hadPages = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!hadPages) return;
    // Another window has agreed to the new version. What is typed here comes first.
    if (hasUnsaved()) offer(() => window.location.reload());
    else window.location.reload();
  });
  // Only after the page has loaded, which may be before this code runs: the first screen's own files come first.
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register());
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    const look = () => {
      const next = registration.waiting;
      if (next !== null && navigator.serviceWorker.controller !== null) offer(() => takeOver(next));
    };
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
    look();
    const ask = () => void registration.update().catch(() => undefined);
    window.setInterval(ask, HOUR);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask());
  } catch {
    // Refused, as in some private windows: the pages come from the network each time.
  }
}

/** Reload after a while in any case, in case the browser lets the old version finish first. */
function takeOver(next: ServiceWorker): void {
  next.postMessage('take over');
  window.setTimeout(() => {
    if (!hasUnsaved()) window.location.reload();
  }, PATIENCE);
}

function offer(take: () => void): void {
  waiting = take;
  for (const listener of listeners) listener();
}
