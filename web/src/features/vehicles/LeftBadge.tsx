import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { officeDate } from '@rto-desk/contract/expiry';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { useWords } from '../../words/useWords.ts';

/** Marks a vehicle that has left for another office. */
export function LeftBadge({ noc }: Pick<Vehicle, 'noc'>) {
  const words = useWords();
  return (
    noc !== null && <ToneBadge tone="past" text={words.vehicles.left(noc.to_office, officeDate(noc.on))} />
  );
}
