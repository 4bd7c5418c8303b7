import { Paper, Text, Title } from '@mantine/core';
import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { typeName } from '@rto-desk/contract/words/type-name';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { useWords } from '../../words/useWords.ts';
import { useTellingWords } from '../telling/useTellingWords.ts';
import { remindersTomorrow } from './queries.ts';

/** What would go out on the next open day by the settings as they were saved. */
export function Tomorrow({ settings }: { settings: ReminderSettings }) {
  const words = useWords();
  const texts = useTellingWords().settings;
  const { data, error, refetch } = useQuery(remindersTomorrow);
  if (error) return <LoadFailure error={error} failure={texts.loadFailed} retry={() => void refetch()} />;
  if (data === undefined) return <Pending height={160} />;
  const { day, messages, documents, beyond, kinds } = data;
  const isTomorrow = day === addPeriod(today(), { days: 1 });
  return (
    <Paper withBorder p="lg">
      <Title order={2}>{isTomorrow ? texts.tomorrow : texts.tomorrowOn(officeDate(day))}</Title>
      <Text fw={500}>{messages === 0 ? texts.tomorrowNone : texts.tomorrowSum(messages, documents)}</Text>
      <ul>
        {kinds.map(({ type, documents }) => (
          <li key={type}>
            {typeName(type, words, null)}: {documents}
          </li>
        ))}
      </ul>
      {beyond > 0 && <Text size="sm">{texts.tomorrowBeyond(beyond)}</Text>}
      {!settings.reminders_on && <Text size="sm">{texts.tomorrowOff}</Text>}
    </Paper>
  );
}
