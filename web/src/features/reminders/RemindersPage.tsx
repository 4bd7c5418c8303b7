import { Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { DueReminder } from '@rto-desk/contract/endpoints/reminders';
import { officeDate } from '@rto-desk/contract/expiry';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery } from '@tanstack/react-query';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { failureText } from '../../ui/failureText.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { Page } from '../../ui/Page.tsx';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import { Progress } from './Progress.tsx';
import { dueReminders, reminderSettings } from './queries.ts';
import { RemindersForm } from './RemindersForm.tsx';

/** How people are told of what expires, and who would be told now. */
export function RemindersPage() {
  const words = useWords();
  const settings = useQuery(reminderSettings);
  const due = useQuery(dueReminders);
  const rows = due.data?.first.map((one, id) => ({ ...one, id }));
  return (
    <Page title={words.reminders.title}>
      <Stack>
        {settings.error && (
          <LoadFailure
            text={failureText(settings.error, words.reminders.loadFailed)}
            retry={() => void settings.refetch()}
          />
        )}
        {settings.data === undefined ? (
          <Skeleton height={320} />
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
        <Progress />
        <Title order={2}>{words.reminders.due}</Title>
        {due.data !== undefined && due.data.total > 0 && (
          <Text>
            {words.reminders.dueTotal(due.data.total)}{' '}
            {due.data.total > due.data.first.length && words.reminders.dueFirst(due.data.first.length)}
          </Text>
        )}
        <DataTable
          label={words.reminders.due}
          columns={columns(words)}
          rows={rows}
          rowKey={row => row.id}
          refreshing={due.isFetching && !due.isPending}
          failure={
            due.error && {
              text: failureText(due.error, words.reminders.loadFailed),
              retry: () => void due.refetch(),
            }
          }
          empty={words.reminders.dueNone}
        />
      </Stack>
    </Page>
  );
}

function columns(words: Words): Column<DueReminder>[] {
  return [
    {
      key: 'owner',
      label: words.expiries.ownerName,
      as: 'heading',
      cell: row => (
        <>
          <div>{row.owner_name}</div>
          <Text size="xs" c="dimmed">
            {row.owner_mobile}
          </Text>
        </>
      ),
    },
    { key: 'type', label: words.expiries.type, cell: row => shownValue(row.type, words) },
    { key: 'number', label: words.expiries.identifier, cell: row => <NumberText value={row.identifier} /> },
    { key: 'vehicle', label: words.expiries.vehicleNo, cell: row => <NumberText value={row.vehicle_no} /> },
    { key: 'date', label: words.expiries.expiryDate, cell: row => <DateText date={row.expiry_date} hint /> },
    { key: 'stage', label: words.reminders.stage, cell: row => words.reminders.stageDays(row.stage) },
  ];
}
