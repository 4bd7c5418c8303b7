import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { useWords } from '../../words/useWords.ts';

/** Says of a contact that nobody has verified it. */
export function UnverifiedContactBadge({ verified }: { verified: boolean }) {
  const words = useWords();
  return verified ? null : <ToneBadge tone="soon" text={words.accounts.notVerified} outline />;
}
