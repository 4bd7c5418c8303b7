import { createContext, useContext, useEffect } from 'react';

interface Unsaved {
  /** Tells the dialog around a form whether something typed would be lost with it. */
  report: (dirty: boolean) => void;
  /** Closes the dialog, asking first where something would be lost. */
  close: () => void;
}

export const UnsavedContext = createContext<Unsaved | null>(null);

/** Keeps the dialog around a form informed, and gives the form the way out of it; null outside a dialog. */
export function useUnsaved(dirty: boolean): (() => void) | null {
  const dialog = useContext(UnsavedContext);
  const report = dialog?.report;
  useEffect(() => {
    report?.(dirty);
    return () => report?.(false);
  }, [dirty, report]);
  return dialog?.close ?? null;
}
