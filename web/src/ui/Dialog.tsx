import {
  createContext,
  type MouseEvent as Press,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { HelpAddress } from '../guide/pages.ts';
import { useWords } from '../words/useWords.ts';
import classes from './Dialog.module.css';
import { HelpLink } from './HelpLink.tsx';

/** Tells what lies underneath that a dialog lies over it (1) or no longer does (-1). */
const Cover = createContext<(change: 1 | -1) => void>(coverPage);

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
 * A modal dialog. Dialogs may lie over each other: Escape closes the topmost only, Tab stays within it, and the
 * focus goes back to where it was. Plain elements, since clerks open a hundred of these a day (docs/pages.md).
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
  const panel = useRef<HTMLElement>(null);
  const coverBelow = useContext(Cover);
  const [covers, setCovers] = useState(0);
  const [cover] = useState(() => (change: 1 | -1) => setCovers(count => count + change));
  useFocus(panel);
  useLayoutEffect(() => {
    coverBelow(1);
    return () => coverBelow(-1);
  }, [coverBelow]);
  useNoClickThrough();
  useKeys(panel, covers === 0, onClose);
  // What is pressed inside and let go outside, such as a selected text, is no click beside it.
  const pressedBeside = useRef(false);
  const isBeside = (event: Press) => event.target === event.currentTarget;
  return (
    <Cover value={cover}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape does it by keyboard. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does it by keyboard. */}
      <div
        className={classes.ground}
        data-small={small}
        onMouseDown={event => {
          pressedBeside.current = isBeside(event);
        }}
        onClick={event => {
          if (closeOnClickOutside && pressedBeside.current && isBeside(event)) onClose?.();
        }}
      >
        <section
          ref={panel}
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          tabIndex={-1}
          className={classes.panel}
          style={width === undefined ? undefined : { width }}
        >
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
      </div>
    </Cover>
  );
}

let dialogsOverPage = 0;

/** The page under the first dialog stands still. */
function coverPage(change: 1 | -1): void {
  dialogsOverPage += change;
  const root = document.documentElement;
  const isCovered = dialogsOverPage > 0;
  // The place of the scroll bar is kept, so that nothing moves sideways.
  if (isCovered) root.toggleAttribute('data-scrolls', window.innerWidth > root.clientWidth);
  root.toggleAttribute('data-covered', isCovered);
}

/** Takes the focus to what wants it, or else to the dialog, and gives it back to where it was. */
function useFocus(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const first = panel.current?.querySelector<HTMLElement>('[data-autofocus]') ?? panel.current;
    first?.focus({ preventScroll: true });
    return () => {
      window.setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true });
      });
    };
  }, [panel]);
}

/** How long after a dialog has closed the second click of a double click may come, in milliseconds. */
const SECOND = 500;

/**
 * Takes the second click of a double click that closed a dialog, which would fall on whatever lay below it: the
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
 * The keys of the topmost dialog: Escape closes it and Tab stays in it. They are listened for from the moment it is
 * drawn, for fast typists; the first listener to act on a key claims it.
 */
function useKeys(panel: RefObject<HTMLElement | null>, active: boolean, onClose?: () => void): void {
  useLayoutEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented) return;
      const goal = event.key === 'Tab' ? wayRound(panel.current, event.shiftKey) : undefined;
      if (goal === undefined && !(event.key === 'Escape' && onClose)) return;
      event.preventDefault();
      if (goal) goal.focus();
      else onClose?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [panel, active, onClose]);
}

/** Where Tab goes from the last thing in a dialog, or from outside it; nowhere special within. */
function wayRound(panel: HTMLElement | null, backwards: boolean): HTMLElement | undefined {
  const all = focusable(panel);
  const [edge, goal] = backwards ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  const now = document.activeElement;
  const isWithin = now !== panel && panel?.contains(now) === true;
  return isWithin && now !== edge ? undefined : goal;
}

/**
 * What Tab goes to within an element, first to last. The page is not made inert instead: to work out the styles of
 * all its elements anew takes a cheap phone as long as drawing the dialog.
 */
function focusable(within: HTMLElement | null): HTMLElement[] {
  const all = within?.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, [tabindex="0"]',
  );
  return [...(all ?? [])].filter(
    element =>
      !element.matches(':disabled, [type=radio]:not(:checked)') && element.getClientRects().length > 0,
  );
}
