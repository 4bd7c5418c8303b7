import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { useWords } from '../../words/useWords.ts';

/** The query of a part of the dashboard that has no data yet. */
export interface PendingQuery {
  error: Error | null;
  refetch(): unknown;
}

/** Stands where a part of the dashboard is about to be, or says that it could not be loaded. */
export function PendingPart({ found, height }: { found: PendingQuery; height: number }) {
  const dashboard = useWords().dashboard;
  return found.error === null ? (
    <Pending height={height} />
  ) : (
    <LoadFailure error={found.error} failure={dashboard.loadFailed} retry={() => void found.refetch()} />
  );
}
