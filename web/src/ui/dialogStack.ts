/** The open dialogs, the topmost last. */
let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** The dialog that lies over all others; null where none is open. */
export const topDialog = (): HTMLDialogElement | null => stack.at(-1) ?? null;

/** Where the focus goes when what had it is gone: the topmost dialog, else the heading of the page. */
export const headingInReach = (): HTMLElement | null =>
  (topDialog() ?? document).querySelector('h1, dialog > section');

/** Calls the listener when a dialog opens or closes; returns how to unsubscribe. */
export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a dialog on top of the stack; returns a function that removes it. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  change([...stack, dialog]);
  return () => change(stack.filter(one => one !== dialog));
}

function change(next: readonly HTMLDialogElement[]): void {
  stack = next;
  coverPage(stack.length > 0);
  for (const listener of listeners) listener();
}

/** The page under a dialog does not scroll. */
function coverPage(isCovered: boolean): void {
  const root = document.documentElement;
  // Reserves the width of the scroll bar, so that nothing moves sideways.
  if (isCovered && !root.hasAttribute('data-covered'))
    root.toggleAttribute('data-scrolls', window.innerWidth > root.clientWidth);
  root.toggleAttribute('data-covered', isCovered);
}
