import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { NavLink, useNavigate } from 'react-router';
import { useSession } from '../session/useSession.ts';
import { toast } from '../ui/toast.ts';
import { usePublicWords } from '../words/useWords.ts';
import { Flyout } from './Flyout.tsx';
import classes from './Navbar.module.css';

/** The first letters of the first two names. */
function initialsOf(name: string): string {
  const [first, second] = name.split(' ').filter(Boolean);
  return [first, second].map(part => [...(part ?? '')][0] ?? '').join('');
}

/** Who is signed in, the way to their settings, and the way out. */
export function UserMenu({ user }: { user: Me }) {
  const words = usePublicWords();
  const navigate = useNavigate();
  const { signOut } = useSession();
  const leave = () => {
    // First to where everyone may be: a screen that is not public would ask to sign in again.
    void navigate('/');
    signOut();
    toast.success(words.accounts.loggedOut);
  };
  return (
    <Flyout
      label={
        <>
          <span className={classes.avatar} data-initials={initialsOf(user.name)} />
          <span className={classes.me}>{user.name}</span>
        </>
      }
      name={words.general.userMenu(user.name)}
    >
      <div className={classes.who}>
        <p className={classes.whoName}>{user.name}</p>
        <p>{user.phone}</p>
        <p className={classes.whoRole}>{words.accounts.roles[user.role]}</p>
      </div>
      <NavLink to="/account" className={classes.link}>
        {words.accounts.settings}
      </NavLink>
      <button type="button" className={classes.link} onClick={leave}>
        {words.accounts.logout}
      </button>
    </Flyout>
  );
}
