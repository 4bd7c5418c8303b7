import { useEffect } from 'react';
import { headingInReach, topDialog } from './dialogStack.ts';

/**
 * When the row that had the focus goes away, such as after Delete or Renew, the focus goes to the row that took its place,
 * else to the heading, and not to the start of the page.
 */
export function useFocusOfRows(): void {
  useEffect(() => {
    let last: { focused: Element; table: Element; at: number; path: string } | null = null;
    const forget = () => {
      if (topDialog() === null) last = null;
    };
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const row = target.closest<HTMLElement>('tr[tabindex]');
      const table = row?.closest('[data-rows]');
      if (row && table)
        last = { focused: target, table, at: rowsOf(table).indexOf(row), path: location.pathname };
      // What a row has opened comes back to it.
      else forget();
    };
    const find = () => {
      if (last === null || last.focused.isConnected || document.activeElement !== document.body) return;
      if (last.path !== location.pathname) return;
      const rows = last.table.isConnected ? rowsOf(last.table) : [];
      (rows[Math.min(last.at, rows.length - 1)] ?? headingInReach())?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(find);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    // A click beside what takes the focus leaves the row, too.
    document.addEventListener('pointerdown', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}

const rowsOf = (table: Element): HTMLElement[] => [...table.querySelectorAll<HTMLElement>('tr[tabindex]')];
