import { type ComponentProps, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import classes from './ActionMenu.module.css';
import { Button } from './Button.tsx';
import { useDismiss } from './useDismiss.ts';
import { useExpanded } from './useExpanded.ts';

export interface MenuAction {
  label: string;
  /** What a screen reader says in place of the label. */
  name?: string;
  /** The key that chooses it in a row of a table (`useRowKeys`). */
  keys?: string;
  onChoose: () => void;
  /** Red for what takes something away. */
  color?: 'red';
  /** Set off from those above it. */
  apart?: true;
}

interface Props {
  label: string;
  /** What a screen reader says in place of the label: whose actions they are. */
  name: string;
  actions: readonly MenuAction[];
  /** Whether what was chosen is still going on. */
  busy?: boolean;
  /** Of the button; that of a row where not said. */
  looks?: Pick<ComponentProps<typeof Button>, 'size' | 'variant'>;
}

/** Whether the button is a sign alone, which needs no chevron. */
const isSign = (label: string) => label === '⋯' || label === '+';

const ofRow = { size: 'compact-sm', variant: 'default' } as const;

/**
 * A button that unfolds actions below it. Arrows, Home and End go through them, Enter chooses, Escape goes back to the
 * button; Tab and a press beside them fold them.
 */
export function ActionMenu({ label, name, actions, busy = false, looks = ofRow }: Props) {
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const entry = useRef<'first' | 'last'>('first');
  const { unfolded, fold, toggle } = useExpanded();
  useDismiss(unfolded, around, fold);
  useLayoutEffect(() => {
    const menu = around.current?.querySelector<HTMLElement>('[role=menu]');
    if (unfolded && menu) keepInWindow(menu);
  }, [unfolded]);
  useEffect(() => {
    if (!unfolded) return;
    itemsOf(around.current)
      .at(entry.current === 'first' ? 0 : -1)
      ?.focus();
    // All of it, where it unfolds below the end of the window.
    around.current?.querySelector('[role=menu]')?.scrollIntoView({ block: 'nearest' });
  }, [unfolded]);
  const open = (at: 'first' | 'last') => {
    entry.current = at;
    toggle();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const items = itemsOf(around.current);
    const at = items.findIndex(item => item.matches(':focus'));
    const opening = at === -1 && !unfolded;
    if (opening && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      if (!busy) open(event.key === 'ArrowDown' ? 'first' : 'last');
      return;
    }
    const next = nextOf(event.key, at, items.length);
    if (!unfolded || next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };
  const choose = (action: MenuAction) => {
    // What opens now gives the focus back to where it was; a key has chosen without the menu.
    if (unfolded) around.current?.querySelector('button')?.focus();
    fold();
    action.onChoose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within
    <div ref={around} className={classes.around} onKeyDown={onKeyDown}>
      <Button
        {...looks}
        data-sign={isSign(label) || undefined}
        loading={busy}
        aria-haspopup="menu"
        aria-expanded={unfolded}
        aria-controls={id}
        aria-label={name}
        onClick={() => open('first')}
      >
        {label}
        {!isSign(label) && <span className={classes.chevron} aria-hidden />}
      </Button>
      <div id={id} role="menu" aria-label={name} className={classes.panel} hidden={!unfolded}>
        {actions.map((action, at) => (
          <button
            key={action.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={classes.item}
            aria-label={action.name}
            aria-keyshortcuts={action.keys}
            data-color={action.color}
            data-apart={(action.apart && at > 0) || undefined}
            onClick={() => choose(action)}
          >
            {action.label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The end of a menu is below that of its button; where that leaves no room, its start is below the start of the button. */
function keepInWindow(menu: HTMLElement): void {
  delete menu.dataset.fromStart;
  if (menu.getBoundingClientRect().left < 0) menu.dataset.fromStart = '';
}

function itemsOf(around: HTMLElement | null): HTMLElement[] {
  return [...(around?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}

/** Which of so many items a key leads to from one of them; null for other keys. The ends lead to each other. */
function nextOf(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (Math.max(at, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
