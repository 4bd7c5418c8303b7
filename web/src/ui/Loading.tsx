import { Center, Loader, Text } from '@mantine/core';
import { useWords } from '../words/useWords.ts';

/** Stands where a screen is about to be. */
export function Loading() {
  const words = useWords();
  return (
    <Center mih="40vh" role="status">
      <Loader size="sm" mr="sm" aria-hidden />
      <Text c="dimmed">{words.general.loading}</Text>
    </Center>
  );
}
