import { type RefObject, useEffect } from 'react';

/**
 * Folds what was unfolded: on Escape (which gives the focus back to the button), on a press beside it, and when the
 * focus leaves it.
 * @param button the selector of the button within `around`
 */
export function useDismiss(
  open: boolean,
  around: RefObject<HTMLElement | null>,
  fold: () => void,
  button = '[aria-expanded]',
): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      fold();
      around.current?.querySelector<HTMLElement>(button)?.focus();
    };
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !around.current?.contains(event.target)) fold();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [open, around, fold, button]);
}
