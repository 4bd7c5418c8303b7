import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { useWords } from '../../words/useWords.ts';
import { Verification } from '../accounts/Verification.tsx';
import classes from './DashboardPage.module.css';
import { LatestRequests } from './LatestRequests.tsx';
import { OwnDocuments } from './OwnDocuments.tsx';
import { userStats } from './queries.ts';

/** What a user keeps, and what of it expires next. */
export function UserDashboard({ user }: { user: Me }) {
  const dashboard = useWords().dashboard;
  const stats = useQuery(userStats);
  const hasProfile = user.citizen_id !== null;
  const to = hasProfile ? '/citizens' : undefined;
  const isEmpty = stats.data !== undefined && Object.values(stats.data).every(count => count === 0);
  return (
    <div className={classes.page}>
      <Verification user={user} />
      {!hasProfile && (
        <p className={layout.alert} data-tone="soon" role="alert">
          {dashboard.noProfile}{' '}
          <Link className={prose.strong} to="/citizens">
            {dashboard.createProfile}
          </Link>
        </p>
      )}
      {stats.error && (
        <LoadFailure error={stats.error} failure={dashboard.loadFailed} retry={() => void stats.refetch()} />
      )}
      <div className={`${classes.sides} ${classes.own}`}>
        <div className={classes.side}>
          <OwnDocuments citizen={user.citizen_id} vehicles={stats.data?.vehicle_count} />
        </div>
        <div className={classes.side}>
          {!isEmpty && (
            <div className={classes.strip}>
              <Card
                label={dashboard.myRequests}
                count={stats.data?.pending_requests_count}
                to="/my-requests"
              />
              <Card label={dashboard.ll} count={stats.data?.ll_count} to={to} />
              <Card label={dashboard.dl} count={stats.data?.dl_count} to={to} />
              <Card label={dashboard.vehicles} count={stats.data?.vehicle_count} to={to} />
            </div>
          )}
          <LatestRequests />
        </div>
      </div>
      <Link className={prose.quiet} to="/my-claims">
        {dashboard.askForKept}
      </Link>
    </div>
  );
}

interface Props {
  label: string;
  /** Undefined while it is on its way. */
  count: number | undefined;
  /** The list that the number counts; undefined where there is none to go to. */
  to: string | undefined;
}

/** A number, and the way to what it counts. */
function Card({ label, count, to }: Props) {
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
