import { Group, Text } from '@mantine/core';
import { officeDate } from '@rto-desk/contract/expiry';
import { useWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';
import type { Days } from './useStatusFilter.ts';

/** Says which days a list is limited to, and lifts the limit; nothing where there is none. */
export function DaysNote({ days, onLift }: { days: Days | null; onLift: () => void }) {
  const words = useWords();
  if (days === null) return null;
  return (
    <Group gap="sm" mb="sm">
      <Text size="sm">{words.requests.between(officeDate(days.from), officeDate(days.until))}</Text>
      <Button size="compact-sm" variant="default" onClick={onLift}>
        {words.requests.anyDay}
      </Button>
    </Group>
  );
}
