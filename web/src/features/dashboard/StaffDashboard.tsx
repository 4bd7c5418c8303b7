import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/useSession.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import classes from './DashboardPage.module.css';
import { Expiring } from './Expiring.tsx';
import { NextJob } from './NextJob.tsx';
import { Office } from './Office.tsx';
import { staffStats } from './queries.ts';
import { Worklist } from './Worklist.tsx';

const FirstHourLead = lazyComponent(
  async () => (await import('../first-hour/FirstHourLead.tsx')).FirstHourLead,
);
const SendingState = lazyComponent(async () => (await import('../messages/SendingState.tsx')).SendingState);

/** What to do next and all that waits; beside it what expires, and how large the office is. */
export function StaffDashboard() {
  const { user } = useSession();
  const stats = useQuery(staffStats);
  return (
    <div className={classes.sides}>
      <div className={classes.side}>
        {user?.role === 'admin' && stats.data?.total_citizens === 0 && <FirstHourLead />}
        {user?.role === 'admin' && <SendingState />}
        <NextJob />
        <Worklist />
      </div>
      <div className={classes.side}>
        <Expiring />
        <Office />
      </div>
    </div>
  );
}
