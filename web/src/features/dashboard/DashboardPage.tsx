import { isStaff } from '@rto-desk/contract/access';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { useSession } from '../../session/useSession.ts';
import { Page } from '../../ui/Page.tsx';
import { useWords } from '../../words/useWords.ts';
import { StaffDashboard } from './StaffDashboard.tsx';
import { UserDashboard } from './UserDashboard.tsx';

/** Today, as `Wednesday, 25-11-2026`. */
function Day() {
  const { weekdays } = useWords().notices.settings;
  const day = today();
  const weekday = weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
  return (
    <>
      {weekday}, {officeDate(day)}
    </>
  );
}

/** Where people arrive after signing in. */
export function DashboardPage() {
  const dashboard = useWords().dashboard;
  const { user } = useSession();
  if (user === null) return null;
  return isStaff(user.role) ? (
    <Page title={dashboard.adminTitle} note={<Day />}>
      <StaffDashboard />
    </Page>
  ) : (
    <Page title={dashboard.welcome(user.name)}>
      <UserDashboard user={user} />
    </Page>
  );
}
