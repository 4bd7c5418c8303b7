import { type FleetWords, fleetWords } from '@rto-desk/contract/words/fleet/index';
import { useLanguage } from '../../words/useWords.ts';

/** What is said of somebody's vehicles in a grid, in the reader's language. It comes with that screen alone. */
export function useFleetWords(): FleetWords {
  return fleetWords[useLanguage().language];
}
