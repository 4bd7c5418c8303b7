import type { Origin } from '@rto-desk/contract/access';
import { useWords } from '../words/useWords.ts';
import { ToneBadge } from './ToneBadge.tsx';

/** Marks a record that its owner declared; what the office vouches for needs no mark. */
export function OriginBadge({ origin }: { origin: Origin }) {
  const words = useWords();
  return origin === 'self' && <ToneBadge outline tone="past" text={words.documents.self} />;
}
