import { Group, Text } from '@mantine/core';
import { officeDate } from '@rto-desk/contract/expiry';
import { useWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';

interface Props {
  /** The days in which something came in, both included. */
  days: { from?: string | undefined; until?: string | undefined };
  onLift: () => void;
}

/** Says which days a list is limited to, and lifts the limit; nothing where there is none. */
export function DaysNote({ days, onLift }: Props) {
  const words = useWords();
  if (!days.from && !days.until) return null;
  return (
    <Group gap="sm" mb="sm">
      <Text size="sm">{words.requests.between(shown(days.from), shown(days.until))}</Text>
      <Button size="compact-sm" variant="default" onClick={onLift}>
        {words.requests.anyDay}
      </Button>
    </Group>
  );
}

function shown(day: string | undefined): string {
  return day ? officeDate(day) : '…';
}
