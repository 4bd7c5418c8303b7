import { labelOf } from '@rto-desk/contract/sentences';
import { useWords } from '../words/useWords.ts';
import prose from './prose.module.css';
import { ToneBadge } from './ToneBadge.tsx';

/** Marks a document of which something is still missing, and says what. */
export function ToCompleteBadge({ missing }: { missing: readonly string[] }) {
  const words = useWords();
  if (missing.length === 0) return null;
  return (
    <>
      <ToneBadge outline tone="soon" text={words.documents.toComplete} />{' '}
      <small className={prose.hint}>
        {words.documents.notRecorded(missing.map(name => labelOf(name, words)).join(', '))}
      </small>
    </>
  );
}
