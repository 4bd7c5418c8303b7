import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { hindiWithin } from '../words/hindiWithin.ts';
import { useLanguage, usePublicWords } from '../words/useWords.ts';
import { HelpLink } from './HelpLink.tsx';
import classes from './Page.module.css';

interface Props {
  title: string;
  /** A small text beside the title, such as today's date. */
  note?: ReactNode;
  /** A link back to the list that the screen belongs to. */
  back?: { to: string; label: string } | undefined;
  /** A line below the title. */
  facts?: ReactNode;
  /** The buttons beside the title. */
  actions?: ReactNode;
  /** In print the content has its own heading in place of the title. */
  ownHead?: boolean;
  children: ReactNode;
}

/** A screen: its title on the window and as the one main heading, the way to its help, its actions, its content. */
export function Page({ title, note, back, facts, actions, ownHead = false, children }: Props) {
  const words = usePublicWords();
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${words.general.appName}`;
  }, [title, words]);
  useFocusOnArrival(heading);
  return (
    <>
      {!ownHead && (
        <p className={classes.printed}>
          {words.general.appName}, {printedDay()}
        </p>
      )}
      <div className={classes.head} data-own-head={ownHead || undefined}>
        <div className={classes.texts}>
          {back && (
            <Link to={back.to} className={classes.back}>
              <span aria-hidden>←</span> {back.label}
            </Link>
          )}
          <div className={classes.name}>
            <h1 ref={heading} tabIndex={-1} lang={hindiWithin(title, language)} className={classes.title}>
              {title}
            </h1>
            {note !== undefined && <p className={classes.note}>{note}</p>}
            {!pathname.startsWith('/help') && <HelpLink to={`/help?at=${pathname}`} />}
          </div>
          {facts}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </>
  );
}

/**
 * After a link was followed, reading goes on at the new screen's heading, or with a mouse in the field that is filled in first
 * there (`data-autofocus`); on a phone that would open the keyboard. A screen may have chosen another place by itself.
 */
function useFocusOnArrival(heading: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const isFirst = key === 'default';
  const arrivedAt = useRef<string | null>(null);
  useEffect(() => {
    const arrives = arrivedAt.current !== pathname && !isFirst;
    arrivedAt.current = pathname;
    if (!arrives || document.activeElement?.closest('main, dialog')) return;
    const first = document.querySelector<HTMLElement>('main [data-autofocus]');
    const chosen = first !== null && matchMedia('(pointer: fine)').matches ? first : heading.current;
    chosen?.focus({ preventScroll: true });
  }, [pathname, isFirst, heading]);
}

/** Today in India, `26-11-2026`. Not by the contract's dates, which public pages would load for this line alone. */
function printedDay(): string {
  const india = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  return india.split('-').reverse().join('-');
}
