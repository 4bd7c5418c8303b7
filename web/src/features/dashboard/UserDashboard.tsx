import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { allDetails } from '../../api/allDetails.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import layout from '../../ui/layout.module.css';
import { Pending } from '../../ui/Pending.tsx';
import prose from '../../ui/prose.module.css';
import { useWords } from '../../words/useWords.ts';
import { Verification } from '../accounts/Verification.tsx';
import { myRequests } from '../requests/queries.ts';
import classes from './DashboardPage.module.css';
import { LatestRequests } from './LatestRequests.tsx';
import { OwnDocuments } from './OwnDocuments.tsx';
import { upcoming, userStats } from './queries.ts';

/** More vehicles than these have a grid of their own. */
const MANY = 20;

/** What a user keeps, and what of it expires next. */
export function UserDashboard({ user }: { user: Me }) {
  const dashboard = useWords().dashboard;
  const hasProfile = user.citizen_id !== null;
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
      <Kept citizen={user.citizen_id} />
    </div>
  );
}

/** All of it at once: what came later would move what stands there. */
function Kept({ citizen }: { citizen: number | null }) {
  const dashboard = useWords().dashboard;
  const stats = useQuery(userStats);
  const found = useQuery(upcoming);
  const latest = useQuery(myRequests(1));
  const vehicles = stats.data?.vehicle_count ?? 0;
  const details = useQuery({
    ...allDetails(citizen ?? 0),
    enabled: citizen !== null && vehicles > 0 && vehicles <= MANY,
  });
  if ([stats, found, latest, details].some(({ isLoading }) => isLoading)) return <Coming />;
  const failed = [stats, found].find(({ data }) => data === undefined);
  const to = citizen === null ? undefined : '/citizens';
  const isEmpty = stats.data !== undefined && Object.values(stats.data).every(count => count === 0);
  return (
    <>
      {failed?.error && (
        <LoadFailure
          error={failed.error}
          failure={dashboard.loadFailed}
          retry={() => void failed.refetch()}
        />
      )}
      <div className={classes.sides}>
        <div className={classes.side}>
          {stats.data && found.data && (
            <OwnDocuments
              citizen={citizen}
              documents={found.data.documents}
              vehicles={vehicles}
              own={details.data}
            />
          )}
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
          <LatestRequests requests={latest.data?.data ?? []} />
        </div>
      </div>
      <Link className={prose.quiet} to="/my-claims">
        {dashboard.askForKept}
      </Link>
    </>
  );
}

/** The shape of what a user keeps. */
function Coming() {
  return (
    <div className={classes.sides}>
      <div className={classes.side}>
        <Pending height={280} />
        <Pending height={240} />
      </div>
      <div className={classes.side}>
        <Pending height={135} />
      </div>
    </div>
  );
}

interface Props {
  label: string;
  /** Undefined where it could not be loaded. */
  count: number | undefined;
  /** The list that the number counts; undefined where there is none to go to. */
  to: string | undefined;
}

/** A number, and the way to what it counts. */
function Card({ label, count, to }: Props) {
  const inner = (
    <>
      <span className={classes.label}>{label}</span>{' '}
      <span className={classes.count}>{count?.toLocaleString('en-IN') ?? '–'}</span>
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
