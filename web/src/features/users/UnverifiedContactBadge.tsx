import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { useWords } from '../../words/useWords.ts';

/** Marks an unverified contact. */
export function UnverifiedContactBadge({ verified }: { verified: boolean }) {
  const words = useWords();
  return verified ? null : <ToneBadge tone="soon" text={words.accounts.notVerified} outline />;
}
