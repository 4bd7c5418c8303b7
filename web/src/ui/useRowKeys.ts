import { useEffect } from 'react';
import { isTyping, latinKey } from './keys.ts';

/**
 * Goes through the rows of the tables on the screen, or in the topmost dialog, by ↑ and ↓; on a row, Enter follows its
 * link, `x` ticks it, and its other keys press what bears them (`aria-keyshortcuts`), under “⋯” too. `?` asks for help.
 */
export function useRowKeys(onHelp: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (isTyping(event.target)) return;
      const rows = rowsInReach();
      const at = rows.findIndex(row => row.contains(document.activeElement));
      const key = latinKey(event);
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      // They choose among what only one of is ticked.
      if (step !== undefined && event.target instanceof Element && event.target.matches('[type=radio]'))
        return;
      if (step !== undefined) rows[Math.max(at + step, -1)]?.focus();
      else if (key === '?') onHelp();
      else if (!press(rows[at], key) && !pressOnPage(key)) return;
      if (step === undefined || rows.length > 0) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onHelp]);
}

/** Whether something of the row answers to the key. */
function press(row: HTMLElement | undefined, key: string): boolean {
  if (row === undefined) return false;
  if (key.toLowerCase() === 'x') return tickRow(row);
  const isOnRow = row === document.activeElement;
  const wanted = key === 'Enter' ? 'a[href^="/"]' : `[aria-keyshortcuts="${CSS.escape(key.toLowerCase())}"]`;
  const found = key === 'Enter' && !isOnRow ? null : row.querySelector<HTMLElement>(wanted);
  found?.click();
  return found !== null;
}

/** Ticks all that the row has to tick, or unticks it where all is ticked; whether it has any. */
function tickRow(row: HTMLElement): boolean {
  const boxes = [...row.querySelectorAll<HTMLInputElement>('input[aria-keyshortcuts="x"]')];
  const pressed = boxes.some(({ checked }) => !checked) ? boxes.filter(({ checked }) => !checked) : boxes;
  for (const box of pressed) box.click();
  return boxes.length > 0;
}

/** Whether something of the screen itself, outside of its tables, answers to the key; nothing does under a dialog. */
function pressOnPage(key: string): boolean {
  if (document.querySelector('dialog') !== null) return false;
  const found = document.querySelector<HTMLElement>(
    `main [data-page-key="${CSS.escape(key.toLowerCase())}"]`,
  );
  found?.click();
  return found !== null;
}

function rowsInReach(): HTMLElement[] {
  const within = [...document.querySelectorAll('dialog')].at(-1) ?? document;
  const rows = within.querySelectorAll<HTMLElement>('[data-rows] > tbody > tr[tabindex]');
  return [...rows].filter(row => row.getClientRects().length > 0);
}
