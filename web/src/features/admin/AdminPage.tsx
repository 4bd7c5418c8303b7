import { Box, Paper, SimpleGrid, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Page } from '../../ui/Page.tsx';
import { useWords } from '../../words/useWords.ts';
import { LastBackup } from '../backup/LastBackup.tsx';
import classes from '../dashboard/DashboardPage.module.css';

/** Where admins find what only they do. */
export function AdminPage() {
  const words = useWords();
  const links = [
    { to: '/admin/users', title: words.users.title, about: words.users.panelUsers },
    { to: '/admin/branches', title: words.branches.title, about: words.branches.about },
    { to: '/admin/history', title: words.history.title, about: words.history.about },
    { to: '/admin/export', title: words.exports.title, about: words.exports.about },
    { to: '/admin/deletion-requests', title: words.ownData.requests, about: words.ownData.requestsAbout },
    { to: '/admin/security', title: words.security.settings, about: words.security.settingsAbout },
    { to: '/admin/reminders', title: words.reminders.title, about: words.users.panelReminders },
  ];
  return (
    <Page title={words.users.panel}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        {links.map(({ to, title, about }) => (
          <Paper key={to} component={Link} to={to} withBorder p="md" className={classes.card}>
            <Text fw={600}>{title}</Text>
            <Text size="sm" c="dimmed">
              {about}
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
      <Box mt="lg">
        <LastBackup />
      </Box>
    </Page>
  );
}
