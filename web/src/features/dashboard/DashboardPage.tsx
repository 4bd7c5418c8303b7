import { Paper, SimpleGrid, Text } from '@mantine/core';
import { isStaff } from '@rto-desk/contract/access';
import { Link } from 'react-router';
import { useSession } from '../../session/useSession.ts';
import { Page } from '../../ui/Page.tsx';
import { useWords } from '../../words/useWords.ts';
import classes from './DashboardPage.module.css';

/** Where people arrive after signing in. */
export function DashboardPage() {
  const words = useWords();
  const { user } = useSession();
  if (user === null) return null;
  return (
    <Page title={isStaff(user.role) ? words.general.adminDashboard : words.general.welcome(user.name)}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        <Paper component={Link} to="/citizens" withBorder p="md" className={classes.card}>
          <Text fw={600}>{words.general.nav.citizens}</Text>
          <Text size="sm" c="dimmed">
            {words.general.citizensCard}
          </Text>
        </Paper>
      </SimpleGrid>
    </Page>
  );
}
