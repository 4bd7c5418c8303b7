import { Text } from '@mantine/core';
import { officeDate } from '@rto-desk/contract/expiry';
import { useWords } from '../words/useWords.ts';

/** Until when the holder says that an office record has been renewed; nothing where they say nothing. */
export function DeclaredRenewal({ until }: { until: string | null }) {
  const words = useWords();
  if (until === null) return null;
  return (
    <Text component="div" size="xs" c="dimmed">
      {words.documents.holderUntil(officeDate(until))}
    </Text>
  );
}
