import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '../../session/useSession.ts';
import { Page } from '../../ui/Page.tsx';
import { useWords } from '../../words/useWords.ts';

/** The public start page, and the landing place after logout. */
export function HomePage() {
  const words = useWords();
  const { state } = useSession();
  return (
    <Page title={words.general.home}>
      <Stack align="flex-start">
        <Text>{words.general.startPage}</Text>
        {state === 'signedOut' && (
          <Group>
            <Button component={Link} to="/login">
              {words.accounts.login}
            </Button>
            <Button component={Link} to="/register" variant="default">
              {words.accounts.register}
            </Button>
          </Group>
        )}
        {state === 'signedIn' && (
          <Button component={Link} to="/dashboard">
            {words.general.nav.dashboard}
          </Button>
        )}
      </Stack>
    </Page>
  );
}
