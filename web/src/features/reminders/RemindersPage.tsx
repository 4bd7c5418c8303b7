import { Paper, Stack, Text } from '@mantine/core';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Page } from '../../ui/Page.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { useWords } from '../../words/useWords.ts';
import { DueReminders } from './DueReminders.tsx';
import { Progress } from './Progress.tsx';
import { reminderSettings } from './queries.ts';
import { RemindersForm } from './RemindersForm.tsx';

/** How people are told of what expires, and who would be told now. */
export function RemindersPage() {
  const words = useWords();
  const settings = useQuery(reminderSettings);
  return (
    <Page title={words.reminders.title}>
      <Stack>
        <Progress />
        <DueReminders isDone={settings.data?.reminded_on === today()} />
        {settings.error && (
          <LoadFailure
            error={settings.error}
            failure={words.reminders.loadFailed}
            retry={() => void settings.refetch()}
          />
        )}
        {settings.data === undefined ? (
          settings.error === null && <Pending height={320} />
        ) : (
          <Paper withBorder p="lg">
            <RemindersForm settings={settings.data} />
            <Text size="sm" c="dimmed" mt="sm">
              {settings.data.reminded_on === null
                ? words.reminders.neverRun
                : words.reminders.lastRun(officeDate(settings.data.reminded_on))}
            </Text>
          </Paper>
        )}
      </Stack>
    </Page>
  );
}
