import { Group, Stack, Text } from '@mantine/core';
import { useWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';
import classes from './DownloadProgress.module.css';
import { fileSize } from './fileSize.ts';
import type { Download } from './useDownload.ts';

/** How much of a file has come, and a button to give it up; nothing while none is on its way. */
export function DownloadProgress({ label, running }: { label: string; running: Download }) {
  const words = useWords();
  if (running.bytes === null) return null;
  return (
    <Stack gap={4} role="status">
      <Group justify="space-between">
        <Text size="sm">
          {label} {fileSize(running.bytes, words)}
        </Text>
        <Button size="compact-sm" variant="default" onClick={running.cancel}>
          {words.general.cancel}
        </Button>
      </Group>
      {/* How long it will be is not known before its end. */}
      <progress className={classes.bar} aria-label={label} />
    </Stack>
  );
}
