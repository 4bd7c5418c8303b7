import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Page } from '../../ui/Page.tsx';
import plain from '../../ui/plain.module.css';
import classes from './accounts.module.css';

interface Props {
  title: string;
  /** The ways to other screens, below the form: the address of each and what it says. */
  links?: readonly (readonly [to: string, label: string])[];
  children: ReactNode;
}

/** What stands around the form of a screen that leads into an account. */
export function AccountFrame({ title, links = [], children }: Props) {
  return (
    <div className={classes.narrow}>
      <Page title={title}>
        <div className={plain.panel}>{children}</div>
        {links.map(([to, label]) => (
          <Link key={to} to={to} className={classes.other}>
            {label}
          </Link>
        ))}
      </Page>
    </div>
  );
}
