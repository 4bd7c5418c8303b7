import { Paper, Stack, Text } from '@mantine/core';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Page } from '../../ui/Page.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { useWords } from '../../words/useWords.ts';
import { useTellingWords } from '../telling/useTellingWords.ts';
import { DueReminders } from './DueReminders.tsx';
import { Progress } from './Progress.tsx';
import { reminderSettings } from './queries.ts';
import { RemindersForm } from './RemindersForm.tsx';
import classes from './reminders.module.css';
import { Tomorrow } from './Tomorrow.tsx';

/** How people are told of what expires, and who would be told now. */
export function RemindersPage() {
  const words = useWords();
  const texts = useTellingWords().settings;
  const settings = useQuery(reminderSettings);
  return (
    <Page title={words.reminders.title}>
      <Stack>
        <Progress />
        {settings.error && (
          <LoadFailure
            error={settings.error}
            failure={texts.loadFailed}
            retry={() => void settings.refetch()}
          />
        )}
        {settings.data === undefined ? (
          settings.error === null && <Pending height={320} />
        ) : (
          <div className={classes.beside}>
            <Paper withBorder p="lg">
              <RemindersForm settings={settings.data} />
              <Text size="sm" c="dimmed" mt="sm">
                {settings.data.reminded_on === null
                  ? texts.neverRun
                  : texts.lastRun(officeDate(settings.data.reminded_on))}
              </Text>
            </Paper>
            <Tomorrow settings={settings.data} />
          </div>
        )}
        <DueReminders isDone={settings.data?.reminded_on === today()} />
      </Stack>
    </Page>
  );
}
