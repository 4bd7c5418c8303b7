import { Alert, Group } from '@mantine/core';
import { useWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';

/** Says in place of what could not be loaded why, with a way to try again. */
export function LoadFailure({ text, retry }: { text: string; retry: () => void }) {
  const words = useWords();
  return (
    <Alert color="red" role="alert">
      <Group justify="space-between">
        {text}
        <Button variant="default" size="xs" onClick={retry}>
          {words.general.retry}
        </Button>
      </Group>
    </Alert>
  );
}
