import { Badge } from '@mantine/core';
import type { Origin } from '@rto-desk/contract/access';
import { useWords } from '../words/useWords.ts';

/** Whether the office vouches for a record or its owner declared it. */
export function OriginBadge({ origin }: { origin: Origin }) {
  const words = useWords();
  return (
    <Badge
      variant="outline"
      color={origin === 'office' ? 'blue' : 'gray'}
      size="xs"
      tt="none"
      miw="max-content"
    >
      {words.documents[origin]}
    </Badge>
  );
}
