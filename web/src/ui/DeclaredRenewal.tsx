import { officeDate } from '@rto-desk/contract/expiry';
import { useWords } from '../words/useWords.ts';
import prose from './prose.module.css';
import { TruncatedText } from './TruncatedText.tsx';

/** Until when the holder says that an office record has been renewed; nothing where they say nothing. */
export function DeclaredRenewal({ until }: { until: string | null }) {
  const words = useWords();
  if (until === null) return null;
  return (
    <div className={prose.hint}>
      <TruncatedText text={words.documents.holderUntil(officeDate(until))} />
    </div>
  );
}
