import { NavLink } from 'react-router';
import { useWords } from '../words/useWords.ts';
import type { MenuLink } from './links.ts';
import classes from './Navbar.module.css';

/** Links of a menu; the one to the present screen is marked. */
export function MenuLinks({ links }: { links: readonly MenuLink[] }) {
  const words = useWords();
  return links.map(({ to, label }) => (
    <NavLink key={to} to={to} end={to === '/admin'} className={classes.link}>
      {label(words)}
    </NavLink>
  ));
}
