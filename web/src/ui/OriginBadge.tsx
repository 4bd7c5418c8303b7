import type { Origin } from '@rto-desk/contract/access';
import { useWords } from '../words/useWords.ts';
import { ToneBadge } from './ToneBadge.tsx';

/** Whether the office vouches for a record or its owner declared it. */
export function OriginBadge({ origin }: { origin: Origin }) {
  const words = useWords();
  return <ToneBadge outline tone={origin === 'office' ? 'info' : 'past'} text={words.documents[origin]} />;
}
