import type { KeptBy } from '@rto-desk/contract/endpoints/citizens';
import { useWords } from '../words/useWords.ts';
import { ToneBadge } from './ToneBadge.tsx';

/**
 * Marks a profile that may be anybody's, since the account that keeps it has a mobile number that is not verified. What
 * the office keeps, and what a verified account does, needs no mark.
 */
export function UnverifiedKeeperBadge({ by }: { by: KeptBy | null }) {
  const { notVerified } = useWords().citizens;
  if (by !== 'unverified') return null;
  return (
    <>
      {' '}
      <ToneBadge outline tone="soon" text={notVerified} />
    </>
  );
}
