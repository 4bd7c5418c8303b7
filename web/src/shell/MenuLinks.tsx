import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router';
import { usePublicWords } from '../words/useWords.ts';
import type { MenuLink } from './links.ts';
import classes from './Navbar.module.css';

const WaitingCount = lazy(async () => ({ default: (await import('./WaitingCount.tsx')).WaitingCount }));

/** Links of a menu, with what waits behind them; the one to the present screen is marked. */
export function MenuLinks({ links }: { links: readonly MenuLink[] }) {
  const words = usePublicWords();
  return links.map(({ to, end, label, waits, Icon, atFoot }) => (
    <NavLink key={to} to={to} end={end} className={classes.link} data-at-foot={atFoot}>
      {Icon && <Icon size={18} aria-hidden />}
      <span className={classes.label}>{label(words)}</span>
      {waits !== undefined && (
        <Suspense>
          <WaitingCount of={waits} />
        </Suspense>
      )}
    </NavLink>
  ));
}
