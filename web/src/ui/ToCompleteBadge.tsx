import { useWords } from '../words/useWords.ts';
import { ToneBadge } from './ToneBadge.tsx';

/** Marks a document of which something is still missing. */
export function ToCompleteBadge({ missing }: { missing: readonly string[] }) {
  const words = useWords();
  return missing.length > 0 && <ToneBadge outline tone="soon" text={words.documents.toComplete} />;
}
