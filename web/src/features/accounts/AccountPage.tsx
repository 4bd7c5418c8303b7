import { Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSession } from '../../session/useSession.ts';
import { Page } from '../../ui/Page.tsx';
import { useWords } from '../../words/useWords.ts';
import { OwnData } from '../own-data/OwnData.tsx';
import { Devices } from '../security/Devices.tsx';
import { TwoFactor } from '../security/TwoFactor.tsx';
import { MobileForm } from './MobileForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** What one may change of one's own account. */
export function AccountPage() {
  const words = useWords();
  const { user } = useSession();
  if (user === null) return null;
  return (
    <Page title={words.accounts.settings}>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Stack>
          <Part title={words.accounts.profile}>
            <ProfileForm user={user} />
          </Part>
          <Part title={words.security.twoFactor}>
            <TwoFactor user={user} />
          </Part>
          <Part title={words.security.devices}>
            <Devices />
          </Part>
        </Stack>
        <Stack>
          <Part title={words.accounts.changeMobile}>
            <MobileForm />
          </Part>
          <Part title={words.accounts.changePassword}>
            <NewPasswordForm user={user} />
          </Part>
          <Part title={words.ownData.title}>
            <OwnData user={user} />
          </Part>
        </Stack>
      </SimpleGrid>
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="md" component="section">
      <Title order={2} mb="md">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
