import { type RefObject, useLayoutEffect } from 'react';

/**
 * Draws the table in `room` as cards (`data-cards`) where the room is narrower than it needs, so that nothing of it lies on
 * what stands beside it. What it needs is measured, since names and numbers are of every length.
 * @param room what the table may fill
 * @param rows what it is measured again for
 * @param least the width from which on it is tried as a table, in CSS pixels
 */
export function useCards(room: RefObject<HTMLElement | null>, rows: unknown, least = 640): void {
  useLayoutEffect(() => {
    const around = room.current;
    const table = around?.querySelector('table');
    if (!around || !table) return;
    let needed = least;
    const fit = () => {
      // Measuring makes the browser lay out the page at once: not in a window that is too narrow itself. One without a screen has no
      // `matchMedia`.
      if (window.matchMedia?.(`(max-width: ${needed - 1}px)`).matches) {
        table.toggleAttribute('data-cards', true);
        return;
      }
      const width = around.clientWidth;
      if (width === 0) return;
      table.toggleAttribute('data-cards', width < needed);
      if (width < needed || table.offsetWidth <= width) return;
      needed = table.offsetWidth;
      table.toggleAttribute('data-cards', true);
    };
    fit();
    // Its own width changes, too, when the font has come.
    const observer = new ResizeObserver(fit);
    observer.observe(around);
    observer.observe(table);
    return () => observer.disconnect();
  }, [room, rows, least]);
}
