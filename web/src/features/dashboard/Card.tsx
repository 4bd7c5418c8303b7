import { Link } from 'react-router';
import classes from './DashboardPage.module.css';

interface Props {
  label: string;
  /** Undefined while it is on its way. */
  count: number | undefined;
  /** The list that the number counts; undefined where there is none to go to. */
  to: string | undefined;
}

/** A number, and the way to what it counts. */
export function Card({ label, count, to }: Props) {
  const inner = (
    <>
      <span className={classes.label}>{label}</span>{' '}
      <span className={classes.count}>{count?.toLocaleString('en-IN') ?? '…'}</span>
    </>
  );
  return to === undefined ? (
    <div className={classes.figure}>{inner}</div>
  ) : (
    <Link to={to} className={classes.figure}>
      {inner}
    </Link>
  );
}
