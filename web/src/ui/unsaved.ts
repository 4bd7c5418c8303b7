import { createContext, useContext, useEffect } from 'react';

interface Unsaved {
  /** Tells the dialog around a form whether something typed would be lost with it. */
  report: (dirty: boolean) => void;
  /** Closes the dialog, asking first where something would be lost. */
  close: () => void;
}

export const UnsavedContext = createContext<Unsaved | null>(null);

/**
 * Keeps the dialog around a form informed, and gives the form the way out of it; null outside a dialog. While
 * something is unsaved, the browser asks before it leaves the page.
 */
export function useUnsaved(dirty: boolean): (() => void) | null {
  const dialog = useContext(UnsavedContext);
  const report = dialog?.report;
  useEffect(() => {
    report?.(dirty);
    return () => report?.(false);
  }, [dirty, report]);
  useReportUnsaved(dirty);
  useEffect(() => {
    if (!dirty) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return dialog?.close ?? null;
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Counts a form in which something is typed: a new version of the pages waits for it. */
export function useReportUnsaved(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    count(1);
    return () => count(-1);
  }, [dirty]);
}

/** How many forms hold something unsaved. */
let held = 0;
const listeners = new Set<() => void>();

export const hasUnsaved = () => held > 0;

export function subscribeToUnsaved(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function count(change: 1 | -1): void {
  held += change;
  for (const listener of listeners) listener();
}
