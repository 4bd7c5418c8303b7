import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import classes from './Tabs.module.css';

interface Props<Name extends string> {
  /** What the choice is about, for who cannot see it. */
  label: string;
  /** The names stand in the address; the order is that in which they are shown. */
  tabs: readonly { name: Name; label: ReactNode }[];
  /** Which is open. */
  value: Name;
  onChange: (name: Name) => void;
  /** In one line, which is pushed aside where it is longer than the screen is wide. */
  inOneLine?: boolean;
  /** What is shown of the open one. */
  children: ReactNode;
}

/**
 * Several views of one thing, of which one is open: arrows, Home and End go from one to the next and open it, Tab goes on into
 * what is shown (the ARIA pattern of tabs).
 */
export function Tabs<Name extends string>({
  label,
  tabs,
  value,
  onChange,
  inOneLine,
  children,
}: Props<Name>) {
  const id = useId();
  // The open tab comes into sight where the list is pushed aside, and the page stays where it is. Once all is drawn, since measuring
  // before that lays out the page twice. A window without a screen has no `scroll`.
  useEffect(() => {
    const tab = document.getElementById(`${id}-${value}`);
    tab?.parentElement?.scroll?.(tab.offsetLeft - 64, 0);
  }, [id, value]);
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ name }) => name === value);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (tab === undefined) return;
    event.preventDefault();
    onChange(tab.name);
    document.getElementById(`${id}-${tab.name}`)?.focus();
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className={classes.list}
        data-in-one-line={inOneLine}
        onKeyDown={go}
      >
        {tabs.map(({ name, label: shown }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className={classes.tab}
            aria-selected={name === value}
            aria-controls={name === value ? `${id}-panel` : undefined}
            tabIndex={name === value ? undefined : -1}
            onClick={() => onChange(name)}
          >
            {shown}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={classes.panel}>
        {children}
      </div>
    </div>
  );
}
