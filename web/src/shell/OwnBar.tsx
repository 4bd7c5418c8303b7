import { CarFront, ClipboardList, House, IdCard, UserRound } from 'lucide-react';
import { NavLink } from 'react-router';
import { useWords } from '../words/useWords.ts';
import classes from './OwnBar.module.css';

/** The five places of somebody who keeps their own papers, under the thumb on a phone. */
export function OwnBar() {
  const words = useWords();
  const { nav } = words.general;
  const links = [
    { to: '/dashboard', label: nav.ownHome, Icon: House },
    { to: '/citizens', label: nav.ownPapers, Icon: IdCard },
    { to: '/ask-for-service', label: nav.ownServices, Icon: CarFront },
    { to: '/my-requests', label: nav.ownRequests, Icon: ClipboardList },
    { to: '/account', label: nav.ownAccount, Icon: UserRound },
  ];
  return (
    <nav aria-label={nav.own} className={classes.bar}>
      {links.map(({ to, label, Icon }) => (
        <NavLink key={to} to={to} className={classes.link}>
          <Icon size={20} aria-hidden />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
