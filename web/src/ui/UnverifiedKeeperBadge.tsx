import type { ManagedBy } from '@rto-desk/contract/endpoints/citizens';
import { unverifiedMark } from '../words/disambiguate.ts';
import { useWords } from '../words/useWords.ts';
import { ToneBadge } from './ToneBadge.tsx';

interface Props {
  by: ManagedBy | null;
  /** The other branch whose manager alone has verified the account. */
  branch: string | null;
}

/**
 * Marks a profile that may be anyone's: the mobile number of the account that keeps it is not verified, or by another
 * branch alone. What the office keeps, and what a verified account does, needs no mark.
 */
export function UnverifiedKeeperBadge({ by, branch }: Props) {
  const words = useWords();
  if (by !== 'unverified') return null;
  return (
    <>
      {' '}
      <ToneBadge outline tone="soon" text={unverifiedMark(branch, words)} />
    </>
  );
}
