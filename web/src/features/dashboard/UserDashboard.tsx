import { Alert, Anchor, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { validityOf } from '@rto-desk/contract/expiry';
import { typeName } from '@rto-desk/contract/words/type-name';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DateText } from '../../ui/DateText.tsx';
import { DeclaredRenewal } from '../../ui/DeclaredRenewal.tsx';
import { ExpiryBadge } from '../../ui/ExpiryBadge.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { useWords } from '../../words/useWords.ts';
import { Verification } from '../accounts/Verification.tsx';
import { Card } from './Card.tsx';
import classes from './DashboardPage.module.css';
import { PendingPart } from './PendingPart.tsx';
import { upcoming, userStats } from './queries.ts';

/** What a user keeps, and what of it expires next. */
export function UserDashboard({ user }: { user: Me }) {
  const words = useWords();
  const stats = useQuery(userStats);
  const hasProfile = user.citizen_id !== null;
  const to = hasProfile ? '/citizens' : undefined;
  return (
    <Stack gap="lg">
      <Verification user={user} />
      {!hasProfile && (
        <Alert color="yellow" role="alert">
          {words.dashboard.noProfile}{' '}
          <Anchor component={Link} to="/citizens" fw={600} underline="always">
            {words.dashboard.createProfile}
          </Anchor>
        </Alert>
      )}
      {stats.error && (
        <LoadFailure
          error={stats.error}
          failure={words.dashboard.loadFailed}
          retry={() => void stats.refetch()}
        />
      )}
      <SimpleGrid cols={{ base: 2, md: 4 }}>
        <Card
          label={words.dashboard.myRequests}
          count={stats.data?.pending_requests_count}
          to="/my-requests"
        />
        <Card label={words.dashboard.ll} count={stats.data?.ll_count} to={to} />
        <Card label={words.dashboard.dl} count={stats.data?.dl_count} to={to} />
        <Card label={words.dashboard.vehicles} count={stats.data?.vehicle_count} to={to} />
      </SimpleGrid>
      <UpcomingList />
    </Stack>
  );
}

function UpcomingList() {
  const words = useWords();
  const found = useQuery(upcoming);
  return (
    <Paper withBorder p="md" component="section">
      <Title order={2} mb="sm">
        {words.dashboard.upcoming}
      </Title>
      {found.data === undefined && <PendingPart found={found} height={120} />}
      {found.data?.documents.length === 0 && <Text c="dimmed">{words.dashboard.upcomingNone}</Text>}
      <ol className={classes.timeline}>
        {found.data?.documents.map(document => (
          <li key={`${document.type} ${document.identifier} ${document.expiry_date}`}>
            <div>
              <DateText date={document.expiry_date} />
            </div>
            <div>
              <Anchor component={Link} to={document.url} fw={600}>
                {typeName(document.type, words)}{' '}
                <NumberText value={document.vehicle_no ?? document.identifier} />
              </Anchor>
              <Text size="sm" c="dimmed">
                {document.citizen_name}
              </Text>
              <DeclaredRenewal until={document.holder_until} />
            </div>
            <ExpiryBadge validity={validityOf(document.expiry_date, false)} />
          </li>
        ))}
      </ol>
    </Paper>
  );
}
