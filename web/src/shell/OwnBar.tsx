import { CarFront, ClipboardList, House, IdCard, UserRound } from 'lucide-react';
import { NavLink } from 'react-router';
import classes from '../ui/Foot.module.css';
import { useWords } from '../words/useWords.ts';

/** The five places of a user who keeps their own documents, under the thumb on a phone. */
export function OwnBar() {
  const words = useWords();
  const { nav } = words.general;
  const links = [
    { to: '/dashboard', label: nav.ownHome, Icon: House },
    { to: '/citizens', label: nav.ownDocuments, Icon: IdCard },
    { to: '/ask-for-service', label: nav.ownServices, Icon: CarFront },
    { to: '/my-requests', label: nav.ownRequests, Icon: ClipboardList },
    { to: '/account', label: nav.ownAccount, Icon: UserRound },
  ];
  return (
    <nav aria-label={nav.own} className={classes.bar} data-own>
      {links.map(({ to, label, Icon }) => (
        <NavLink key={to} to={to} className={classes.link}>
          <Icon size={22} aria-hidden />
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}
