import { type RefObject, useEffect } from 'react';
import { isTyping } from '../../ui/isTyping.ts';
import { latinKey } from '../../ui/latinKey.ts';

/** Focuses an input on `/` (unless the user is typing) and on Ctrl K. */
export function useShortcut(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const key = latinKey(event);
      const isSlash = key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      const isCtrlK = key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isSlash && !isCtrlK) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}
