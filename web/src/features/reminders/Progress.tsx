import { Progress as Bar, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTellingWords } from '../telling/useTellingWords.ts';
import { reminderProgress } from './queries.ts';

/** How far the reminders of today have come, by itself while they go on. */
export function Progress() {
  const texts = useTellingWords().settings;
  const { data } = useQuery(reminderProgress);
  if (data === undefined) return null;
  const counts = Object.entries(texts.counts).flatMap(([name, text]) => {
    const count = data[name as keyof typeof data];
    return count > 0 ? [text(count)] : [];
  });
  const all = data.due + data.waiting + data.sent + data.failed + data.manual;
  const done = data.sent + data.failed + data.manual;
  return (
    <Stack gap="xs">
      <Title order={2}>{texts.progress}</Title>
      {all === 0 ? (
        <Text>{texts.progressNone}</Text>
      ) : (
        <>
          <Bar value={(done / all) * 100} aria-label={texts.progressOf(done, all)} />
          <Text size="sm" role="status">
            {texts.progressOf(done, all)}: {counts.join(', ')}
          </Text>
        </>
      )}
    </Stack>
  );
}
