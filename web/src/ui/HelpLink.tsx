import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { HelpAddress } from '../guide/pages.ts';
import { usePublicWords } from '../words/useWords.ts';
import classes from './HelpLink.module.css';
import { hasUnsaved, subscribeToUnsaved } from './unsaved.ts';

interface Props {
  to: HelpAddress;
  /** Whether it leads to another tab even while nothing is typed, as from a dialog, which would be gone. */
  beside?: boolean;
}

/** The “?” beside a title. Where something typed would be lost with the screen, help opens in a tab of its own. */
export function HelpLink({ to, beside = false }: Props) {
  const { nav, helpBeside } = usePublicWords().general;
  const leaves = !useSyncExternalStore(subscribeToUnsaved, hasUnsaved) && !beside;
  return (
    <Link
      to={to}
      target={leaves ? undefined : '_blank'}
      aria-label={leaves ? nav.help : helpBeside}
      className={classes.help}
    >
      ?
    </Link>
  );
}
