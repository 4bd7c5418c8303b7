import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { subscribeToDialogs, topDialog } from '../ui/dialogStack.ts';
import { ToneIcon } from '../ui/ToneIcon.tsx';
import {
  dismissToast,
  LINK_TIME,
  SHORT_TIME,
  shownToasts,
  subscribeToToasts,
  TOAST_TIME,
  type Toast,
} from '../ui/toast.ts';
import { usePublicWords } from '../words/useWords.ts';
import classes from './Toasts.module.css';

/**
 * The first of the toasts, over the bar: it ends above the title and above dialogs, so that it covers nothing of theirs.
 * The next follows it. Under an open dialog it would be neither seen nor announced: it is shown inside that one.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts);
  const dialog = useSyncExternalStore(subscribeToDialogs, topDialog);
  const shown = toasts[0] && <Shown key={toasts[0].key} toast={toasts[0]} othersWait={toasts.length > 1} />;
  const isFailure = toasts[0]?.tone === 'bad';
  // A screen reader tells what comes into a place that it knows: that of the page is there from the start, and stays while a
  // dialog is saved and closes. Failures are alerts, which it tells wherever they come.
  const place = (of: HTMLElement, told: ReactNode) =>
    createPortal(
      <div className={classes.place}>
        <div aria-live="polite">{!isFailure && told}</div>
        {isFailure && told}
      </div>,
      of,
    );
  return (
    <>
      {place(document.body, dialog === null && shown)}
      {dialog !== null && place(dialog, shown)}
    </>
  );
}

function Shown({ toast, othersWait }: { toast: Toast; othersWait: boolean }) {
  const { key, text, tone, link } = toast;
  const words = usePublicWords();
  const [rests, setRests] = useState(false);
  useEffect(() => {
    if (rests && !othersWait) return;
    const alone = link ? LINK_TIME : TOAST_TIME;
    const time = !othersWait ? alone : tone === 'bad' ? TOAST_TIME : SHORT_TIME;
    const timer = window.setTimeout(() => dismissToast(key), time);
    return () => window.clearTimeout(timer);
  }, [key, rests, link, tone, othersWait]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it acts on nothing, it waits while somebody is at its link
    <div
      className={classes.toast}
      data-tone={tone}
      data-toast
      role={tone === 'bad' ? 'alert' : 'status'}
      onPointerEnter={() => setRests(true)}
      onPointerLeave={() => setRests(false)}
      onFocus={() => setRests(true)}
      onBlur={() => setRests(false)}
    >
      <span className={classes.sign}>
        <ToneIcon tone={tone} />
      </span>
      <span className={classes.text}>{text}</span>
      {link && (
        <Link to={link.to} className={classes.link} onClick={() => dismissToast(key)}>
          {link.label}
        </Link>
      )}
      <button
        type="button"
        className={classes.close}
        aria-label={words.general.dismiss}
        onClick={() => dismissToast(key)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3.5 3.5 9 9m0-9-9 9" />
        </svg>
      </button>
    </div>
  );
}
