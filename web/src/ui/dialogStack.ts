/** The open dialogs, the topmost last. */
let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** The dialog that lies over all others; null where none is open. */
export const topDialog = (): HTMLDialogElement | null => stack.at(-1) ?? null;

/** Calls back whenever a dialog is opened or closed; returns how to stop that. */
export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells that a dialog lies over all others now; returns how to tell that it is closed. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  change([...stack, dialog]);
  return () => change(stack.filter(one => one !== dialog));
}

function change(next: readonly HTMLDialogElement[]): void {
  stack = next;
  coverPage(stack.length > 0);
  for (const listener of listeners) listener();
}

/** The page under a dialog stands still. */
function coverPage(isCovered: boolean): void {
  const root = document.documentElement;
  // The place of the scroll bar is kept, so that nothing moves sideways.
  if (isCovered && !root.hasAttribute('data-covered'))
    root.toggleAttribute('data-scrolls', window.innerWidth > root.clientWidth);
  root.toggleAttribute('data-covered', isCovered);
}
