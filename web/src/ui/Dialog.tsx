import {
  type MouseEvent as Press,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import type { HelpAddress } from '../guide/pages.ts';
import { useWords } from '../words/useWords.ts';
import classes from './Dialog.module.css';
import { addOpenDialog, headingInReach, topDialog } from './dialogStack.ts';
import { HelpLink } from './HelpLink.tsx';

export interface DialogProps {
  opened: boolean;
  /** Called when the person wants it closed; left out where only an answer closes it. */
  onClose?: (() => void) | undefined;
  title: ReactNode;
  /** Where the guide is about it; it opens in a tab of its own. */
  help?: HelpAddress | undefined;
  /** How wide it is where there is room, as a length of CSS. */
  width?: string | undefined;
  /** Whether it asks so little that it stays small on a phone, too. */
  small?: boolean;
  /** Whether a click beside it closes it; not where typed text would be lost. */
  closeOnClickOutside?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog, of the browser's own element: the page below is out of reach, for screen readers too. Dialogs may lie
 * over each other: Escape closes the topmost only, and the focus goes back to where it was. Toasts are shown in the
 * topmost (`Toasts`).
 */
export function Dialog(props: DialogProps) {
  return props.opened && createPortal(<OpenDialog {...props} />, document.body);
}

function OpenDialog({
  onClose,
  title,
  help,
  width,
  small,
  closeOnClickOutside = true,
  children,
}: DialogProps) {
  const words = useWords();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  useNoClickThrough();
  useKeys(dialog, onClose);
  // What is pressed inside and let go outside, such as a selected text, is no click beside it.
  const pressedBeside = useRef(false);
  const isBeside = (event: Press) => event.target === event.currentTarget;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does it by keyboard.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classes.ground}
      data-small={small}
      onMouseDown={event => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={event => {
        if (closeOnClickOutside && pressedBeside.current && isBeside(event)) onClose?.();
      }}
      // A dialog opened within a form is no part of it: React would pass the submit of its own form on.
      onSubmit={event => event.stopPropagation()}
      // The way back of a phone. A file that is not chosen after all says the same, inside.
      onCancel={event => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      // What the browser closes by itself stays until the screen closes it.
      onClose={event => {
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        if (!event.currentTarget.isConnected) return;
        event.currentTarget.showModal();
        onClose?.();
      }}
    >
      <section tabIndex={-1} className={classes.panel} style={width === undefined ? undefined : { width }}>
        <header className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {help !== undefined && <HelpLink to={help} beside />}
          {onClose && (
            <button
              type="button"
              className={classes.close}
              aria-label={words.general.close}
              onClick={onClose}
            >
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="m3.5 3.5 9 9m0-9-9 9" />
              </svg>
            </button>
          )}
        </header>
        <div className={classes.body}>{children}</div>
      </section>
    </dialog>
  );
}

/**
 * Shows the dialog over all else, takes the focus to what wants it, or else to the dialog, and gives it back to where it
 * was, or to the heading where that is gone.
 */
function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const before = document.activeElement;
    const removeFromStack = addOpenDialog(dialog);
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.firstElementChild;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    return () => {
      dialog.close();
      removeFromStack();
      window.setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (!lost || !(before instanceof HTMLElement)) return;
        (before.isConnected ? before : headingInReach())?.focus({ preventScroll: true });
      });
    };
  }, [ref]);
}

/** How long after a dialog has closed the second click of a double click may come, in milliseconds. */
const SECOND = 500;

/**
 * Takes the second click of a double click that closed a dialog, which would fall on what lay below it: the
 * Delete of a row, for one.
 */
function useNoClickThrough(): void {
  useLayoutEffect(() => {
    return () => {
      const take = (event: MouseEvent) => {
        if (event.detail < 2) return;
        event.preventDefault();
        event.stopPropagation();
      };
      const over = new AbortController();
      window.addEventListener('click', take, { capture: true, signal: over.signal });
      window.setTimeout(() => over.abort(), SECOND);
    };
  }, []);
}

/**
 * The keys of the topmost dialog: Escape closes it and Tab goes round in it, where the browser alone would leave the page
 * at its end. They are listened for from the moment the dialog is drawn, for fast typists; the first listener to act on a
 * key claims it, and the browser does not close the dialog by itself.
 */
function useKeys(ref: RefObject<HTMLDialogElement | null>, onClose?: () => void): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented || topDialog() !== ref.current) return;
      const goal = event.key === 'Tab' ? wayRound(ref.current, event.shiftKey) : undefined;
      if (goal === undefined && event.key !== 'Escape') return;
      event.preventDefault();
      if (goal) goal.focus();
      else onClose?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [ref, onClose]);
}

/** Where Tab goes from the last thing in a dialog, or from outside it; nowhere special within. */
function wayRound(dialog: HTMLElement | null, backwards: boolean): HTMLElement | undefined {
  const all = focusable(dialog);
  const [edge, goal] = backwards ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  const now = document.activeElement;
  const isWithin = now !== dialog?.firstElementChild && dialog?.contains(now) === true;
  return isWithin && now !== edge ? undefined : goal;
}

/** What Tab goes to within an element, first to last. */
function focusable(within: HTMLElement | null): HTMLElement[] {
  const all = within?.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, [tabindex="0"]',
  );
  return [...(all ?? [])].filter(
    element =>
      !element.matches(':disabled, [type=radio]:not(:checked)') && element.getClientRects().length > 0,
  );
}
