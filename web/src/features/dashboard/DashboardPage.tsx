import { isStaff } from '@rto-desk/contract/access';
import { useSession } from '../../session/useSession.ts';
import { Page } from '../../ui/Page.tsx';
import { useWords } from '../../words/useWords.ts';
import { StaffDashboard } from './StaffDashboard.tsx';
import { UserDashboard } from './UserDashboard.tsx';

/** Where people arrive after signing in. */
export function DashboardPage() {
  const dashboard = useWords().dashboard;
  const { user } = useSession();
  if (user === null) return null;
  return isStaff(user.role) ? (
    <Page title={dashboard.adminTitle}>
      <StaffDashboard />
    </Page>
  ) : (
    <Page title={dashboard.welcome(user.name)}>
      <UserDashboard user={user} />
    </Page>
  );
}
