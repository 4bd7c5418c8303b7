import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Page } from '../../ui/Page.tsx';
import classes from './accounts.module.css';

interface Props {
  title: string;
  /** The ways to other screens, below the form: the address of each and what it says. */
  links?: readonly (readonly [to: string, label: string])[];
  /** What an account is for, or what comes next: a heading and steps, beside the form at a desk. */
  beside?: { title: string; points: readonly (readonly string[])[] };
  children: ReactNode;
}

/** What stands around the form of a screen that leads into an account. */
export function AccountFrame({ title, links = [], beside, children }: Props) {
  return (
    <div className={classes.entrance}>
      <div className={classes.card}>
        <Page title={title}>
          {children}
          <div className={classes.others}>
            {links.map(([to, label]) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </div>
        </Page>
      </div>
      {beside && (
        <section className={classes.beside}>
          <h2>{beside.title}</h2>
          <ol>
            {beside.points.map(([what, why]) => (
              <li key={what}>
                <strong>{what}</strong>
                {why}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
